import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED, modelWith } from '../../relevance/relevance.fixtures.ts';

const read = (lines: string[], learned = ALL_ASKED) =>
  readPosting(
    `Nurse\n\nRequirements\n${lines.map((line) => `- ${line}\n`).join('')}`,
    'Nurse',
    learned,
  ).requirements.slice(1);
const labels = (...lines: string[]) => read(lines).map(({ label }) => label);

describe('list items joined by "or"', () => {
  it('are one requirement that spans from the first to the last', () => {
    const [choice, ...more] = read(['RN license; or', 'BLS']);
    expect(more).toEqual([]);
    expect(choice).toMatchObject({ label: 'RN license, or BLS', text: 'RN license; or\n- BLS' });
    expect(choice?.options?.map((option) => option.map(({ label }) => label))).toEqual([
      ['RN license'],
      ['BLS'],
    ]);
  });

  it.each([
    ['a semicolon', ['RN license; or', 'BLS']],
    ['a comma', ['RN license, OR', 'BLS']],
    ['a blank', ['RN license or', 'BLS']],
    ['a line of its own', ['RN license', 'OR', 'BLS']],
    ['a number of its own', ['Either I', 'RN license', 'Or II', 'BLS']],
    ['a semicolon, in capitals', ['RN license; OR', 'BLS']],
    ['a line, in capitals', ['RN license', 'OR BLS']],
    ['a semicolon in one line', ['RN license; OR BLS']],
  ])('after %s', (_, lines) => {
    expect(labels(...lines)).toContain('RN license, or BLS');
  });

  it('keep to themselves what is said of the last of them alone', () => {
    const [choice, ...more] = read([
      'Two years of nursing; or',
      'Four years of baking. One year of this experience must be baking rye bread.',
    ]);
    expect(more).toEqual([]);
    expect(choice?.options?.at(-1)?.map(({ years }) => years?.min)).toEqual([4, 1]);
  });

  it('are another degree with other years', () => {
    const [choice, ...more] = read([
      "A bachelor's degree in baking and three years of milling; or an associate's degree and five years; or a combination that the mill judges equivalent",
    ]);
    expect(more).toEqual([]);
    expect(choice?.options?.map((option) => option.map(({ kind }) => kind))).toEqual([
      ['education', 'experience'],
      ['education', 'experience'],
    ]);
  });

  it('take from the first what "such" and "above" mean', () => {
    const [choice] = read([
      "Bachelor's degree in law and two years of auditing in a town or a county; OR an associate degree in a field listed above and four years of such experience",
    ]);
    const [first, second] = choice?.options ?? [];
    expect(second?.[1]).toMatchObject({ years: { min: 4 }, terms: first?.[1]?.terms });
    expect(second?.[0]?.degree?.fields).toEqual(first?.[0]?.degree?.fields);
  });

  it('may go on in the next sentence', () => {
    const [choice, ...more] = read([
      'One year of service as a clerk',
      'OR',
      "Bachelor's degree in law; and",
      'Two years of auditing',
    ]);
    expect(choice?.options?.map((option) => option.map(({ label }) => label))).toEqual([
      ['One year of service as a clerk'],
      ["Bachelor's degree in law", 'Two years of auditing'],
    ]);
    expect(more).toEqual([]);
    expect(labels('Two years as a clerk; or', 'Two years of auditing; and', 'CPA license')).toHaveLength(2);
  });

  it('may each be a degree and years', () => {
    const [choice] = read([
      "Bachelor's degree in law AND two years of auditing; OR",
      'Graduation from high school AND five (5) years of auditing',
    ]);
    expect(choice?.options?.map((option) => option.map(({ label }) => label))).toEqual([
      ["Bachelor's degree in law", 'Two years of auditing'],
      ['High school', '5 years of auditing'],
    ]);
  });

  it.each([
    ['without the "or"', 'RN license;'],
    ['after a word that ends in "or"', 'RN license on the floor'],
    ['after an "or" within the line', 'RN license or similar'],
  ])('stay two requirements %s', (_, line) => {
    expect(labels(line, 'BLS')).toHaveLength(2);
  });

  it('may be three, and what follows them is no option', () => {
    expect(labels('RN license; or', 'BLS; or', 'ACLS', 'Spanish')).toEqual([
      'RN license, or BLS, or ACLS',
      'Spanish',
    ]);
  });

  it('are a choice even if the last one is missing', () => {
    expect(labels('Spanish', 'RN license; or', 'BLS; or')).toEqual(['Spanish', 'RN license, or BLS']);
  });

  it('are told without markup', () => {
    const html = '<p>Nurse</p><h3>Requirements</h3><ul><li><b>RN</b> license; or</li><li>BLS</li></ul>';
    const asked = readPosting(html, 'Nurse', ALL_ASKED).requirements.slice(1);
    expect(asked.map(({ label }) => label)).toEqual(['RN license, or BLS']);
  });

  it('are told as far as there is room', () => {
    const long = 'Ten years of nursing in a large hospital of the state, on at least three different wards';
    expect(labels(`${long}; or`, 'BLS')).toEqual([
      'Ten years of nursing in a large hospital of the state, on at least …, or another way',
    ]);
    expect(labels(`${long}; or`, 'BLS; or', 'ACLS')).toEqual([
      'Ten years of nursing in a large hospital of the state, on at least …, or one of 2 others',
    ]);
  });

  it('are alternatives as a whole, however many clauses they have', () => {
    const work = (first: string) =>
      `${first}, and with that the planning of shifts for the whole of a ward, the keeping of its records and the ordering of its medicines and linen, and the training of new nurses by way of seminars, of practice at the bedside and of a written test at the end`;
    const [choice, ...more] = read([
      `${work('Two years of nursing in a large hospital of the state')}; or`,
      `${work('A BLS card')}; or`,
      'ACLS',
    ]);
    expect(more).toEqual([]);
    expect(choice?.options).toHaveLength(3);
    expect(choice?.options?.[0]?.length).toBeGreaterThan(1);
  });

  it('are not a choice if only one of them is a requirement', () => {
    expect(labels('We are an equal opportunity employer, or', 'BLS')).toEqual(['BLS']);
    expect(labels('BLS, or', 'Must be willing to travel')).toEqual(['BLS']);
  });

  it('weigh as much as the heaviest of them, but not too much', () => {
    const weigh = (weight: number, ...lines: string[]) =>
      read(lines, modelWith({ weight })).reduce((sum, one) => sum + one.weight, 0);
    expect(weigh(1, 'QuickBooks; or', 'SAP and Excel')).toBeCloseTo(weigh(1, 'SAP and Excel'));
    expect(weigh(1, 'SAP and Excel; or', 'QuickBooks')).toBeCloseTo(weigh(1, 'SAP and Excel'));
    expect(weigh(5, 'QuickBooks; or', 'SAP')).toBeLessThan(weigh(5, 'SAP'));
  });
});

describe('a list below "at least one of the following:"', () => {
  const asked = (text: string) =>
    readPosting(`Coder\n\nRequirements\n${text}\n\nPreferred\n- Epic\n`, 'Coder', ALL_ASKED)
      .requirements.slice(1)
      .map(({ label }) => label);

  it('is one requirement, in bullets or lines', () => {
    const list = 'at least one of the following certificates:';
    expect(asked(`You have ${list}\n- CPC\n- RHIA\n- RHIT`)[0]).toBe('CPC, or RHIA, or RHIT');
    expect(asked(`You have ${list}\n\nCPC\nRHIA`)[0]).toBe('CPC, or RHIA');
  });

  it('ends where the list does', () => {
    expect(asked('One of the following:\n- CPC\n- RHIA\n\nTwo years of coding')).toEqual([
      'CPC, or RHIA',
      'Two years of coding',
      'Epic',
    ]);
  });

  it('but all of them otherwise', () => {
    expect(asked('You have the following certificates:\n- CPC\n- RHIA')).toEqual([
      'CPC coder',
      'RHIA',
      'Epic',
    ]);
  });
});

it('bodies listed below a certificate issue it, and ask for no more', () => {
  const text =
    'Nurse\n\nRequirements\nMust hold certification in phlebotomy from a recognized body such as:\nElm Society for Blood (ESB)\nOak Phlebotomy Association (OPA)\nTwo years of night shifts\n';
  const asked = readPosting(text, 'Nurse', ALL_ASKED).requirements.slice(1);
  expect(asked.map(({ kind }) => kind)).toEqual(['certification', 'experience']);
});
