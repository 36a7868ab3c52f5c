import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';

/** What a line asks: "MBA or PMP: MBA | PMP" for a choice. */
function askedIn(line: string): string[] {
  const { requirements } = readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED);
  return requirements.slice(1).map(({ label, options }) => {
    const ways = options?.map((option) => option.map((one) => one.label).join(' + '));
    return ways ? `${label}: ${ways.join(' | ')}` : label;
  });
}

it.each([
  ['MBA or CPA', 'MBA or CPA: MBA | CPA'],
  ['MBA, CPA or progress towards CMA', 'MBA, CPA: MBA | CPA'],
  ['MBA, CPA or CMA', 'MBA, CPA or CMA: MBA | CPA or CMA'],
  [
    'A culinary degree or completed apprenticeship',
    'culinary degree or completed apprenticeship: Culinary degree | Completed apprenticeship',
  ],
  [
    "A paralegal certificate, or a bachelor's degree",
    "paralegal certificate, or a bachelor's degree: Bachelor's degree | Paralegal certificate",
  ],
  [
    "Bachelor's degree or four years of work experience",
    "Bachelor's degree or four years of work experience: Bachelor's degree | Four years of work experience",
  ],
  [
    "Bachelor's degree in Law or an additional 4 years in a law firm",
    "Bachelor's degree in Law or an additional 4 years in a law firm: Bachelor's degree in Law | 4 years in a law firm",
  ],
  [
    "Bachelor's degree in Law or a related field, or equivalent work experience",
    "Bachelor's degree in Law or a related field, or equivalent work experience: Bachelor's degree in Law or a related field | equivalent work experience",
  ],
  [
    "Master's degree in Law, or significant practical experience in lieu of a master's degree",
    "Master's degree in Law, or significant practical experience: Master's degree in Law | significant practical experience",
  ],
  [
    "Associate's degree or an equivalent combination of education and experience",
    "Associate's degree or an equivalent combination of education and experience: Associate's degree | equivalent combination of education and experience",
  ],
  [
    'Registration as a Professional Engineer (PE), or EIT certificate with the ability to obtain PE registration within a year',
    'Registration as a Professional Engineer (PE), or EIT certificate',
  ],
  [
    'Four years of baking experience (or Ph.D. in Nursing)',
    'Four years of baking experience (or Ph.D. in Nursing): Four years of baking experience | Ph.D. in Nursing',
  ],
  [
    'Time-served, or NVQ Level 3 in carpentry',
    'Time-served, or NVQ Level 3 in carpentry: NVQ Level 3 in carpentry | Time-served',
  ],
  [
    'Time-served, or NVQ Level 3 in plant maintenance',
    'Time-served, or NVQ Level 3 in plant maintenance: NVQ Level 3 in plant maintenance | Time-served',
  ],
  [
    'City & Guilds Level 3 in electrical installation or time-served',
    'City & Guilds Level 3 in electrical installation or time-served: City & Guilds Level 3 in electrical installation | Time-served',
  ],
  [
    'HND/HNC in Mechanical Engineering or time served apprenticeship',
    'HND/HNC in Mechanical Engineering or time served apprenticeship: HND/HNC in Mechanical Engineering | Time served apprenticeship',
  ],
  [
    'Completed apprenticeship or five years in carpentry',
    'Completed apprenticeship or five years in carpentry: Completed apprenticeship | Five years in carpentry',
  ],
  [
    'CNA certification, or at least one year of caregiving',
    'CNA certification, or at least one year of caregiving: CNA certification | One year of caregiving',
  ],
])('either will do: %s', (line, choice) => {
  expect(askedIn(line)).toEqual([choice]);
});

it('"or equivalent" without experience is one way, and so is "or a related field"', () => {
  expect(askedIn('High school diploma or equivalent')).toEqual(['High school diploma or equivalent']);
  expect(askedIn("Bachelor's degree in Law or a related field")).toEqual([
    "Bachelor's degree in Law or a related field",
  ]);
});

it.each([
  'MBA and CPA',
  'MBA, CPA',
  'CNA certification and one year of caregiving',
  "Bachelor's degree and four years of work experience",
])('both are needed: %s', (line) => {
  expect(askedIn(line)).toHaveLength(2);
});

describe('experience in place of a degree, as a sentence of its own says', () => {
  const law = "Bachelor's degree in Law";
  it.each([
    'Additional qualifying experience may be substituted for the required education on a year-for-year basis',
    'Related experience can be substituted for the degree',
  ])('will do: %s', (sentence) => {
    const experience = /^.* for the (?:required education|degree)/.exec(sentence)?.[0];
    expect(askedIn(`${law}. ${sentence}.`)).toEqual([
      `${law}, or experience instead: ${law} | ${experience}`,
    ]);
  });

  it('will do for as many years as it says', () => {
    const sentence = 'Six additional years of auditing experience may be considered in lieu of a degree';
    const { requirements } = readPosting(
      `Baker\n\nRequirements\n- ${law}; ${sentence}\n`,
      'Baker',
      ALL_ASKED,
    );
    expect(requirements.slice(1)).toMatchObject([
      { options: [[{ label: law }], [{ label: sentence, years: { min: 6, insteadOfDegree: true } }]] },
    ]);
  });

  it.each([
    'Experience may be substituted for the required education, up to a maximum of two years',
    'A degree may be substituted for two years of experience',
  ])('will not do alone: %s', (sentence) => {
    expect(askedIn(`${law}. ${sentence}.`)).toEqual([law]);
  });
});
