import { describe, expect, it } from 'vitest';
import { statementsOf } from '../statements.ts';
import { runInHeadings } from './run-in-headings.ts';

const headingsIn = (text: string) => runInHeadings(text).map(({ start, end }) => text.slice(start, end));
const statementsIn = (text: string) =>
  statementsOf(text).map(({ section, start, end }) => `${section}: ${text.slice(start, end)}`);

describe('a heading in one line with other words', () => {
  it.each([
    ['What you’ll do Bake rye bread', 'What you’ll do'],
    ['Minimum Qualifications. (1) A degree in rye.', 'Minimum Qualifications'],
    ['Desirable. One year at a mill.', 'Desirable'],
    ['Minimum qualifications. A degree in rye.', 'Minimum qualifications'],
    ['Nature of Work. Under direction, the baker bakes.', 'Nature of Work'],
    ['We bake every day What you need to bring\nRye bread', 'What you need to bring'],
    ['Bake with others Nice to have Baking in French', 'Nice to have'],
    ['Bake cakes. Preferred Qualifications: Rye bread', 'Preferred Qualifications'],
    ["What we're looking for:4 years of baking", "What we're looking for"],
    ['Rye bread Physical & schedule Able to stand', 'Physical & schedule'],
    ['Rye bread Why you’ll love it here Free rolls', 'Why you’ll love it here'],
    ['Rye bread Why you’ll like it here Free rolls', 'Why you’ll like it here'],
    ['The mill bakes bread.ESSENTIAL FUNCTIONS • Bake rye', 'ESSENTIAL FUNCTIONS'],
    ['Other duties as assignedBENEFITS Free rolls', 'BENEFITS'],
    ['NICE TO HAVE • Rye bread', 'NICE TO HAVE'],
    ['PREFERRED• Rye bread', 'PREFERRED'],
    ['NICE TO HAVEBAP card', 'NICE TO HAVE'],
    ['In the big town.REQUIREMENTS Associate degree', 'REQUIREMENTS'],
    ['In the big town.QUALIFICATIONS / REQUIREMENTSBA in rye', 'QUALIFICATIONS / REQUIREMENTS'],
    ['Rye for allREQUIREMENTS:2+ years of rye', 'REQUIREMENTS'],
    ['Bread a year.POSITION SUMMARYThe Baker bakes', 'POSITION SUMMARY'],
    ['Save JobABOUT USElm is a mill', 'ABOUT US'],
    ['WHO WE AREElm is a mill', 'WHO WE ARE'],
    ['WHO YOU ARE A baker of rye', 'WHO YOU ARE'],
    ['HOW TO APPLY  Click on the loaf', 'HOW TO APPLY'],
    ['5. DESIRABLE QUALIFICATIONS. Rye bread.', '5. DESIRABLE QUALIFICATIONS'],
    ['KNOWLEDGE, SKILLS AND ABILITIES. Knowledge of rye.', 'KNOWLEDGE, SKILLS AND ABILITIES'],
  ])('%s', (text, heading) => {
    expect(headingsIn(text)).toEqual([heading]);
  });

  it.each([
    ['alone in its line', 'What you’ll do\nBake rye bread'],
    ['alone with its number', '5. DESIRABLE QUALIFICATIONS.\nRye bread'],
    ['part of a sentence', 'Whoever meets the Minimum Qualifications\nmay bake'],
    ['followed by small letters', 'We said what we said. What we need is rye'],
    ['the name of something', 'BENEFITS Baker wanted'],
    ['in capitals, but goes on', 'QUALIFICATIONS Of A Baker'],
    ['in capitals within capitals', 'THE MAIN REQUIREMENTS Of bakers'],
    ['in small letters', 'bakers who know what you do Bake'],
  ])('but none that is %s', (_, text) => {
    expect(headingsIn(text)).toEqual([]);
  });

  it('begins its part of the posting and is no sentence', () => {
    expect(
      statementsIn(
        '1. DUTIES. Bakes rye bread.\n2. REQUIREMENTS. Two years.\n3. DESIRABLE QUALIFICATIONS. Oats.',
      ),
    ).toEqual(['duties: Bakes rye bread.', 'must: Two years.', 'preferred: Oats.']);
    expect(statementsIn('What you’ll do · Bake rye · Sell rye Nice to have Oats')).toEqual([
      'duties: Bake rye',
      'duties: Sell rye',
      'preferred: Oats',
    ]);
  });
});
