import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { HARBOUR_LONG_LINES } from '../resume-fixtures.ts';

const told = (text: string) => {
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
    expect(told(HARBOUR_LONG_LINES)).toEqual({
      totalMonths: 145,
      work: [
        ['Harbour Operations Manager', 'Port of Westhaven', 85],
        ['Deputy Dock Superintendent', 'Northquay Stevedores Ltd', 60],
      ],
    });
  });

  it.each([64, 72, 80, 90, 100, 120])('has the same jobs when its lines are wrapped at %i', (width) => {
    expect(told(wrap(HARBOUR_LONG_LINES, width))).toEqual(told(HARBOUR_LONG_LINES));
  });

  it('has the same jobs when lines that were wrapped are wrapped again', () => {
    expect(told(wrap(wrap(HARBOUR_LONG_LINES, 100), 76))).toEqual(told(HARBOUR_LONG_LINES));
  });

  it('has the same jobs with line ends of another system', () => {
    const wrapped = wrap(HARBOUR_LONG_LINES, 72);
    expect(told(wrapped.replaceAll('\n', '\r\n'))).toEqual(told(wrapped));
  });
});

describe('a line that was wrapped', () => {
  it('takes no heading of a section into itself', () => {
    const text = wrap(HARBOUR_LONG_LINES, 72).replace('by name.\n\n', 'by name\n');
    const { sections } = readResume(text, '2026-11-21');
    expect(sections.map((section) => section.kind)).toEqual(['header', 'summary', 'work', 'education']);
  });

  it('takes no heading of the next job into itself', () => {
    const text =
      'EXPERIENCE\nBaker, Rye & Co., 2015 - 2019\n- Baked bread for a whole street of cafés and small hotels nearby\nPastry Cook\nGable House Hotel\n2011 - 2014\n';
    expect(told(text).work.map((job) => job[0])).toEqual(['Baker', 'Pastry Cook']);
  });

  it('holds a name together that goes on below', () => {
    const text =
      'EXPERIENCE\nEditor, Institute of Marine Science\nand Fisheries, 2015 - 2019\nCut the journal.\n';
    expect(told(text).work.map((job) => job[1])).toEqual(['Institute of Marine Science and Fisheries']);
  });
});
