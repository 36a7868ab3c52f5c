import { describe, expect, it } from 'vitest';
import { disciplines } from '../../../lexicon/degrees/discipline-table.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';

const askedIn = (line: string) =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.slice(1);

/** "Bachelor's degree in biology + 5 years of baking" */
const wayOf = (option: readonly PostingRequirement[]) =>
  option
    .map(({ label, degree, years }) => {
      const [field] = degree?.fields.disciplines ?? [];
      const of = field === undefined ? '' : ` (${disciplines[field]?.names[0]})`;
      return `${label}${of}${years ? ` = ${years.min}` : ''}`;
    })
    .join(' + ');
const waysOf = (line: string) => askedIn(line).flatMap(({ options = [] }) => options.map(wayOf));

describe('a degree and years, or another degree and other years', () => {
  it.each([
    [
      "Bachelor's degree and 6 years of auditing, or Master's degree and 4 years of auditing",
      ["Bachelor's degree + 6 years of auditing = 6", "Master's degree + 4 years of auditing = 4"],
    ],
    [
      "8 years of auditing with a bachelor's degree, or six years with a master's degree",
      ["Bachelor's degree + 8 years of auditing = 8", "Master's degree + Six years = 6"],
    ],
    [
      "Bachelor's degree with 5 years' experience, Master's degree with 3 years' experience or a PhD with 1 year",
      [
        "Bachelor's degree + 5 years' experience = 5",
        "Master's degree + 3 years' experience = 3",
        'PhD + 1 year = 1',
      ],
    ],
    [
      "Bachelor's degree in law; an associate degree plus eight years of auditing will also be accepted",
      ["Bachelor's degree in law (law)", 'Associate degree (law) + Eight years of auditing = 8'],
    ],
    [
      "Master's degree in law, but a bachelor's degree with four years of auditing may be considered",
      ["Master's degree in law (law)", "Bachelor's degree (law) + Four years of auditing = 4"],
    ],
    [
      "Bachelor's degree in law or similar -OR- HS diploma and 8 years of auditing",
      ["Bachelor's degree in law or similar (law)", 'HS diploma + 8 years of auditing = 8'],
    ],
    [
      "A master's degree in law or a bachelor's degree and three years of auditing",
      ["Master's degree in law (law)", "Bachelor's degree (law) + Three years of auditing = 3"],
    ],
    [
      '4+ years of auditing, or 2+ years with a Master’s',
      ['4+ years of auditing = 4', 'Master’s + 2+ years = 2'],
    ],
    [
      'Bachelor of Science and two years of auditing OR five years of auditing',
      ['Bachelor of Science + Two years of auditing = 2', 'Five years of auditing = 5'],
    ],
    [
      "Associate's degree and 4 years of nursing or a bachelor's degree",
      ["Associate's degree + 4 years of nursing = 4", "Bachelor's degree"],
    ],
    [
      "Bachelor's degree in biology and 5 years of auditing; or master's degree and 3 years",
      [
        "Bachelor's degree in biology (biology) + 5 years of auditing = 5",
        "Master's degree (biology) + 3 years = 3",
      ],
    ],
  ])('are ways to qualify: %s', (line, ways) => {
    expect(waysOf(line)).toEqual(ways);
    expect(askedIn(line)).toHaveLength(1);
  });

  it('are told as the posting says it, and years are in what the first way names', () => {
    const line = "Bachelor's degree and 6 years of auditing, or Master's degree and 4 years";
    const [choice] = askedIn(line);
    expect(choice).toMatchObject({ kind: 'education', label: line, text: line });
    const [first, second] = (choice?.options ?? []).map((option) => option[1]);
    expect(second?.terms).toEqual(first?.terms);
    expect(second?.terms).not.toEqual([]);
  });

  it('leave what else the sentence asks for', () => {
    const line =
      "Bachelor's degree and 6 years of auditing, or Master's degree and 4 years, and a CPA license";
    expect(askedIn(line).map(({ label }) => label)).toContain('CPA license');
  });

  it.each([
    "Master's or PhD and five years of auditing",
    "5 years of auditing with a master's or PhD",
    'High school diploma or GED and 2 years of baking',
    "Bachelor's degree and 2 years of auditing or two years of baking",
    'Bachelor’s degree or four years of auditing',
  ])('are not read into %s', (line) => {
    expect(waysOf(line).filter((way) => way.includes(' + '))).toEqual([]);
  });
});
