import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { withPlainBullets } from './odd-bullets.ts';

it.each([
  ['Needs:ï‚·Bakes rye', 'Needs:•  Bakes rye'],
  ['ï‚§ Bakes rye\nïƒ˜ Sells rye', '•   Bakes rye\n•   Sells rye'],
  ['Bakes rye â—\u008f Sells rye', 'Bakes rye •   Sells rye'],
  ['Â·Bakes ryeÂ ', ' ·Bakes rye  '],
  ['the ovenâ€™s heat', "the oven\u200d\u200d's heat"],
  ['bakes rye § Sells rye§ Mills rye', 'bakes rye • Sells rye• Mills rye'],
  ['Ø Bakes rye\nØ Sells rye', '• Bakes rye\n• Sells rye'],
  ['bakes rye¿ Sells rye¿ 4 ovens', 'bakes rye• Sells rye• 4 ovens'],
  ['bakes rye¢ Sells rye¢ Mills rye', 'bakes rye• Sells rye• Mills rye'],
  ['NEEDS►Rye bread ►Oats', 'NEEDS•Rye bread •Oats'],
  ['Needs\uf0b7Rye bread\uf0a7 Oats', 'Needs•Rye bread• Oats'],
  [
    'WISHES:o Rye certificationo Oven at $2Mo Power BIo Oats',
    'WISHES:• Rye certification• Oven at $2M• Power BI• Oats',
  ],
  ['v Bakes rye\nv Sells rye', '• Bakes rye\n• Sells rye'],
  [
    'MUST HAVES>> 2 yrs of baking>> rye>>oats - at night NICE TO HAVE-Rye bread-Level 2 card-A van-4+ years',
    'MUST HAVES•  2 yrs of baking•  rye• oats - at night NICE TO HAVE•Rye bread•Level 2 card•A van•4+ years',
  ],
  ['REQUIREMENTS:~ Rye ~ Oats ~ Wheat', 'REQUIREMENTS:• Rye • Oats • Wheat'],
  ['PERKS*Rye bread*Oats*Wheat', 'PERKS•Rye bread•Oats•Wheat'],
  ['✅ Bakes rye\n🎯 Sells rye', '• Bakes rye\n•  Sells rye'],
  ['DUTIES:-Bake rye-Sell rye-4+ ovens', 'DUTIES:•Bake rye•Sell rye•4+ ovens'],
  ['bakes rye ? Sells rye\n? Mills rye', 'bakes rye • Sells rye\n• Mills rye'],
])('bullets that a page shows as something else are bullets: %j', (text, expected) => {
  expect(withPlainBullets(text)).toBe(expected);
  expect(expected).toHaveLength(text.length);
});

it.each([
  'See § 12 of the code',
  'Under § Bread',
  'Ready to bake? Call us',
  'Do you bake ? Call us',
  'Do you bake ?\nDo you love rye ?',
  'Plan v Fact',
  'Rolls at 10¢ each, 4¢ More for rye',
  'REQUIREMENTS-Rye at 7-8 am, non-German pre-Easter bread, a C-level baker-Rye',
  'CPR-Certified baker-Miller with a BSN-RN-Baker',
  'REQUIREMENTS-Bakes at the Med-Surg, Full-Stack and CI-CD mill, Monday-Friday, NATE-Certified',
  'SKILLS-Rye\nBaker-Miller-Seller',
  'San Antonio TX and Video Editor or Cisco Voice',
  'A recipe by zero Waste',
  'In Toledo Ohio or Sacramento California',
  'In Elmsoft, open Tools ► Options ► Bread',
  '¿Habla español? ¿Hace pan?',
])('what only looks like one stays: %j', (text) => {
  expect(withPlainBullets(text)).toBe(text);
});

it('a list that was pasted without line breaks is asked item by item, in its own words', () => {
  const text =
    'Baker\n\nREQUIREMENTS:ï‚·Sourdough bakingï‚·Five years of baking at nightï‚·Valid food handler card';
  const asked = readPosting(text, 'Baker', ALL_ASKED).requirements.filter(({ end }) => end > 0);
  expect(asked.map(({ text: words }) => words)).toEqual([
    'Sourdough baking',
    'Five years of baking at night',
    'food handler card',
  ]);
  for (const { text: words, start, end } of asked) expect(text.slice(start, end)).toBe(words);
});
