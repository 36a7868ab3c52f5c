import { describe, expect, test } from 'vitest';
import { couldBePosting } from './could-be-posting.ts';

const postings: Record<string, string> = {
  'a short one with sections':
    'Charge Nurse\n\nWhat you bring\n• BLS certification\n• Three years of nursing',
  'one line': 'Nurse needed for nights. BLS required.',
  'a title after a name': 'Ann: nurse with BLS',
  'a title and skills': 'Senior accountant\nMust know GAAP, Excel and month-end close',
  'a wish': 'Looking for a React developer with TypeScript',
  'a kitchen job':
    'Sous Chef\nBristol · full time · £35,000 plus tips\nLevel 3 food safety\nFresh-food kitchen',
  'a chat message': 'Driver wanted, CDL class A, home weekends, call 555 0100',
  'skills and years': 'Python, SQL, AWS\n5+ years',
  German:
    'Pflegefachkraft (m/w/d)\n\nDeine Aufgaben\n• Grund- und Behandlungspflege\n\nDein Profil\n• Abgeschlossene Ausbildung',
  French:
    'Comptable (H/F)\n\nVos missions\n• Tenue de la comptabilité\n\nVotre profil\n• Diplôme en comptabilité',
  'another script': 'Требуется медсестра в отделение терапии. Опыт от трёх лет, график ночной.',
};

const others: Record<string, string> = {
  nothing: '',
  'a greeting': 'hello',
  'a longer greeting': 'Hello there, how are you today? I wanted to say hi.',
  'a single title': 'Nurse',
  'two words': 'Apply now',
  'an address': 'https://www.example.com/jobs/123',
  keys: 'asdf asdf jkl qwer test test 123',
  'a recipe':
    'Banana bread\n\nIngredients\n• 3 ripe bananas\n• 2 eggs\n• 200 g flour\n• 1 tsp baking soda\n\nMethod\n1. Preheat the oven to 180 °C and grease a loaf tin.\n2. Mash the bananas, then mix in the eggs and sugar.\n3. Fold in the flour and bake for 50 minutes.\n4. Leave it to cool in the tin.',
  'a recipe that needs skills':
    "Beef stew\n\nServes 6. You will need a large pot.\n\nWhat you'll need\n- 2 lb beef chuck\n- 4 carrots\n- 1 cup red wine\n\nDirections\nSeason the beef and brown it on all sides. It must be tender. Apply a lid and keep the heat low for two hours. This recipe has been in our family for thirty years, and no cooking skills are required.",
  'a poem':
    'The road goes on beneath the moon,\nThe river hums its quiet tune,\nAnd all the stars above the hill\nLook down upon us, cold and still.',
  'a letter':
    'Hi Tom,\n\nthanks for the dinner on Saturday, it was lovely to see you and the kids. Shall we meet again next month? I could bring the photos from our trip. Do you still have my umbrella?\n\nBest, Anna',
  news: 'The city council voted on Tuesday to close the old bridge for repairs. Work will begin in May and last about eighteen months, the mayor said. Residents had asked for a temporary crossing, but the council said it would cost too much. The bridge, built in 1931, carries nine thousand cars a day.',
  code: 'function add(a, b) {\n  return a + b;\n}\nconst result = add(1, 2);\nconsole.log(result);',
};

describe('a text that could be a posting', () => {
  test.each(Object.entries(postings))('%s', (_what, text) => {
    expect(couldBePosting(text)).toBe(true);
  });
});

describe('a text that is none', () => {
  test.each(Object.entries(others))('%s', (_what, text) => {
    expect(couldBePosting(text)).toBe(false);
  });
});
