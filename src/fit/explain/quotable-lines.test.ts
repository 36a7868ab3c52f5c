import { expect, it } from 'vitest';
import { compileResume } from '../match/compile-resume.ts';
import { resumeLinesOf } from './quotable-lines.ts';

/** The lines that can be quoted of a résumé, with its wrapped lines joined. */
const linesOf = (text: string): string[] =>
  resumeLinesOf(compileResume(text, '2026-03-01')).lines.map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/g, ' '),
  );

const HEAD = 'Ada Quill\n\nEXPERIENCE\n\nBaker, Elm Mill, March 2019 – Present\n';

it('a page that lost its line breaks is quoted thing by thing', () => {
  const lines = linesOf(
    `${HEAD}Baked rye and spelt for forty shops of the county with a team of four bakers and two apprentices each night Planned the week with the owners and
ordered flour, salt and yeast from three mills in two counties for all of the ovens Trained apprentices in shaping and scoring, at the bench and at
the oven, until each of them could run a shift`,
  );
  expect(lines).toContain(
    'Planned the week with the owners and ordered flour, salt and yeast from three mills in two counties for all of the ovens',
  );
  expect(lines).toContain(
    'Trained apprentices in shaping and scoring, at the bench and at the oven, until each of them could run a shift',
  );
});

it('stars in the middle of a line separate as bullets do', () => {
  const lines = linesOf(
    `${HEAD}Was open to feedback by the owners and the customers to improve the bread of each day * Contributed to the development of
recipes, schedules and the training of apprentices * Showed visitors the mill and its ovens on every open day of the year`,
  );
  expect(lines).toContain(
    'Contributed to the development of recipes, schedules and the training of apprentices',
  );
});

it('what an employer is shows nothing of who worked there', () => {
  const lines = linesOf(
    `${HEAD}Elm Mill is the largest provider of rye bread in the county.\n- Baked rye bread`,
  );
  expect(lines).toContain('Baked rye bread');
  expect(lines.join(' ')).not.toContain('largest provider');
});

it('short lines stay as they are', () => {
  expect(linesOf(`${HEAD}- Baked rye Bread and spelt\n- Planned the week`)).toEqual(
    expect.arrayContaining(['Baked rye Bread and spelt', 'Planned the week']),
  );
});

it('a heading above a job is not quoted, whatever it is called', () => {
  const lines = linesOf(
    'Ada Quill\n\nCITY SERVICE\nBaker, City of Elm, March 2019 – Present\n- Baked rye for shops\n',
  );
  expect(lines).not.toContain('CITY SERVICE');
  expect(lines).toContain('Baker, City of Elm, March 2019 – Present');
});
