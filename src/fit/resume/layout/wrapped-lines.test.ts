import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { HARBOUR_LONG_LINES } from '../resume-fixtures.ts';

const summaryOf = (text: string) => {
  const { work, totalMonths } = readResume(text, '2026-11-21');
  const plain = (name?: string) => name?.replace(/\s+/g, ' ');
  return {
    totalMonths,
    work: work.map(({ title, employer, months }) => [plain(title?.text), plain(employer?.text), months]),
  };
};

const wrap = (text: string, width: number) =>
  text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd())
    .join('\n');

describe('a résumé with long lines', () => {
  it('is read', () => {
    expect(summaryOf(HARBOUR_LONG_LINES)).toEqual({
      totalMonths: 145,
      work: [
        ['Harbour Operations Manager', 'Port of Westhaven', 85],
        ['Deputy Dock Superintendent', 'Northquay Stevedores Ltd', 60],
      ],
    });
  });

  it.each([64, 72, 80, 90, 100, 120])('has the same jobs when wrapped at %i characters', (width) => {
    expect(summaryOf(wrap(HARBOUR_LONG_LINES, width))).toEqual(summaryOf(HARBOUR_LONG_LINES));
  });

  it('has the same jobs when wrapped twice', () => {
    expect(summaryOf(wrap(wrap(HARBOUR_LONG_LINES, 100), 76))).toEqual(summaryOf(HARBOUR_LONG_LINES));
  });

  it('has the same jobs with Windows line ends', () => {
    const wrapped = wrap(HARBOUR_LONG_LINES, 72);
    expect(summaryOf(wrapped.replaceAll('\n', '\r\n'))).toEqual(summaryOf(wrapped));
  });
});

describe('a wrapped line', () => {
  it('is not joined with the heading of a section', () => {
    const text = wrap(HARBOUR_LONG_LINES, 72).replace('by name.\n\n', 'by name\n');
    const { sections } = readResume(text, '2026-11-21');
    expect(sections.map((section) => section.kind)).toEqual(['header', 'summary', 'work', 'education']);
  });

  it('is not joined with the heading of the next job', () => {
    const text =
      'EXPERIENCE\nBaker, Rye & Co., 2015 - 2019\n- Baked bread for a whole street of cafés and small hotels nearby\nPastry Cook\nGable House Hotel\n2011 - 2014\n';
    expect(summaryOf(text).work.map((job) => job[0])).toEqual(['Baker', 'Pastry Cook']);
  });

  it.each(['Evansville, IN', 'Portland, OR', 'Dover, DE'])('is complete with the state in "%s"', (place) => {
    const text = `EXPERIENCE\nHeartland Bulk & Van, ${place}\nTruck Driver | May 2015 - June 2019\n- Drove nightly\n`;
    expect(summaryOf(text).work.map((job) => job[0])).toEqual(['Truck Driver']);
  });

  it('is joined with the rest of a name', () => {
    const text =
      'EXPERIENCE\nEditor, Institute of Marine Science\nand Fisheries, 2015 - 2019\nCut the journal.\n';
    expect(summaryOf(text).work.map((job) => job[1])).toEqual(['Institute of Marine Science and Fisheries']);
  });
});

it('lines that each say something are not joined, however long they are', () => {
  const lines = [
    'Chair the weekly talk and introduce sixty new contractor employees every month',
    'Investigate incidents (lead of three) and write the report, 14 investigations completed',
    'Actions on hazards are captured in the tracker that the client gave to the team',
    'LTIFR of the team went down from 0.9 to 0.3 in three years of steady work',
    'Monthly statistics to the safety department of the client and of the contractor',
  ];
  const text = `Ann Hill\nann@mail.example\n\nEXPERIENCE\nSafety Officer, Elm Mines, 2019 – 2022\n${lines.join('\n')}\n`;
  expect(readResume(text, '2026-11-21').wrapped).toEqual([]);
});
