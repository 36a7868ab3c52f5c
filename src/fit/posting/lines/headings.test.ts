import { describe, expect, it } from 'vitest';
import { postingView } from '../view/posting-view.ts';
import { statementsOf } from './statements.ts';

/** The sentences and bullets of a posting, outside its headings. */
function textIn(posting: string): string[] {
  const view = postingView(posting);
  return statementsOf(view).map(({ start, end }) => view.slice(start, end));
}

it.each([
  'Internship Perks',
  'How you’ll grow',
  'Working for Elm Mill',
  'You will be offered the following:',
])('what the employer offers stands below "%s"', (heading) => {
  const view = postingView(`Requirements\n- Rye\n\n${heading}\n- Bread\n`);
  expect(statementsOf(view).map(({ section }) => section)).toEqual(['must', 'none']);
});

describe('the list below a heading', () => {
  const sectionBelow = (heading: string) => {
    const view = postingView(`About the mill\n- Oak\n\n${heading}\n- Rye\n`);
    return statementsOf(view).at(-1)?.section;
  };

  it.each([
    'Not needed',
    "DON'T NEED",
    'What you don’t need',
    'Lo que doy / What I give:',
    'Beneficios:',
    'Who would I report to?',
    'What does it pay?',
  ])('asks for nothing: %s', (heading) => {
    expect(sectionBelow(heading)).toBe('none');
  });

  it.each([
    ["You'll be happy here if you've got:", 'must'],
    ['It would be lovely, but is not required, if you had', 'preferred'],
    ["It's a bonus if you have", 'preferred'],
    ['What we have to see on your application:', 'must'],
    ['Requisitos:', 'must'],
    ['Lo que necesito / What I need:', 'must'],
    ['What you will do / Lo que va a hacer:', 'duties'],
    ['Nice', 'preferred'],
    ['Nice, not needed', 'preferred'],
    ['What you need', 'must'],
  ])('%s: %s', (heading, section) => {
    expect(sectionBelow(heading)).toBe(section);
  });
});

describe('a heading that names no known part of a posting', () => {
  it.each([
    ['marked as one', '## Our ovens', '- Oak'],
    ['marked as one, above a sentence', '<h2>Our ovens</h2>', 'Oak burns.'],
    ['marked as one, of twelve words', '## a b c d e f g h i j k l', '- Oak'],
    ['marked as one, with blanks', '## a  b  c  d  e  f  g', '- Oak'],
    ['a label above a list', 'Our two old ovens:', '- Oak'],
    ['a label with blanks', 'Our  two  ovens:', '- Oak'],
  ])('is no text: %s', (_, heading, next) => {
    expect(textIn(`- Rye\n${heading}\n${next}\n`)).toEqual(['Rye', next.replace('- ', '')]);
  });

  it.each([
    ['a marked sentence', '## Come in!', '- Oak'],
    ['a marked question', '## Who bakes?', '- Oak'],
    ['a marked sentence with a full stop', '## We bake.', '- Oak'],
    ['a marked line of thirteen words', '## a b c d e f g h i j k l m', '- Oak'],
    ['a label above a sentence', 'Our ovens:', 'Oak burns'],
    ['a label of five words', 'Our two very old ovens:', '- Oak'],
  ])('is text: %s', (_, line, next) => {
    const words = line.replace('## ', '');
    expect(textIn(`- Rye\n${line}\n${next}\n`)).toContain(words);
  });

  const story = 'The river rises in the hills and turns the wheel of the mill all year.';
  it.each([
    ['a list and a list', '- Rye', '- Oak', false],
    ['a list and a paragraph', '- Rye', story, false],
    ['two paragraphs', story, story, false],
    ['a short line and a list', 'Rye', '- Oak', true],
    ['a list and a short line', '- Rye', 'Oak', true],
  ])('between %s', (_, before, next, isText) => {
    expect(textIn(`${before}\n\nOur ovens\n\n${next}\n`).includes('Our ovens')).toBe(isText);
  });

  it.each(['Ovens (old)', 'Ovens; mills', 'Ovens!', 'ovens of Rye'])('is text: %s', (line) => {
    expect(textIn(`- Rye\n\n${line}\n\n- Oak\n`).join()).toContain(line.slice(0, 5));
  });

  it('is text at the end of a posting', () => {
    expect(textIn('- Rye\n\n## Our ovens')).toEqual(['Rye', 'Our ovens']);
  });
});

describe('a heading that names a condition', () => {
  const topics = (posting: string) => statementsOf(postingView(posting)).map(({ topic }) => topic);
  it.each(['Schedule', 'Schedule:', '**Schedule:**', '## Schedule', '## Schedule **:'])('%j', (heading) => {
    expect(topics(`Welcome here.\n\n${heading}\n- Mondays\n- Tuesdays\n- Wednesdays\n`)).toEqual([
      undefined,
      'hours',
      'hours',
      undefined,
    ]);
  });

  it('in a line, up to the next label', () => {
    expect(topics('Baker. Schedule: Mondays. Location: Leeds. Title: Baker.')).toEqual([
      undefined,
      'hours',
      'place',
      undefined,
    ]);
  });

  it('but a label in the line itself says it better', () => {
    expect(topics('## Schedule\nLocation: Leeds\n')).toEqual(['place']);
  });

  it('ends at the next heading', () => {
    expect(topics('## Schedule\n- Mondays\n## Our ovens\n- Oak\n')).toEqual(['hours', undefined]);
    expect(topics('## Schedule\n- Mondays\n## Requirements\n- Oak\n')).toEqual(['hours', undefined]);
  });
});

/** The section of the last line below a heading that follows a list of benefits. */
function sectionBelow(heading: string): string | undefined {
  const view = postingView(`Benefits\n- Bread\n\n${heading}\nKnead the dough\n`);
  return statementsOf(view).find(({ start, end }) => view.slice(start, end) === 'Knead the dough')?.section;
}

describe('a heading', () => {
  it.each([
    ['WHAT YOU NEED!', 'must'],
    ['WHAT YOU WILL DO!!', 'duties'],
    ['*** REQUIREMENTS ***', 'must'],
    ['BIG PLUS!!', 'preferred'],
    ['You’ll be a great addition to the team if you have:', 'preferred'],
    ['Additional Considerations', 'preferred'],
    ['Primary Responsibilities', 'duties'],
    ['Performance Responsibilities', 'duties'],
    ["KSA's/Required Qualifications", 'must'],
    ['Knowledge, Skills and Abilities', 'must'],
    ['3. MINIMUM QUALIFICATIONS.', 'must'],
    ['III. MINIMUM QUALIFICATIONS', 'must'],
    ['IV. Desirable Qualifications', 'preferred'],
    ['B. Duties', 'duties'],
    ['What do I have to bring?', 'must'],
    ['Who does well here:', 'must'],
    ['Who we hope to find / A quién buscamos', 'must'],
    ['Me gusta / I like', 'preferred'],
    ['El trabajo / the job', 'duties'],
    ['What would my desk look like?', 'duties'],
  ])('%s opens a part that is no longer about benefits: %s', (heading, section) => {
    expect(sectionBelow(heading)).toBe(section);
  });

  it.each(['Own the requirements', 'Meets all requirements.', '- Requirements', 'Great bread!'])(
    '"%s" is none',
    (line) => {
      expect(sectionBelow(line)).toBe('none');
    },
  );
});

it('lines that begin with verbs for work end what a part about the employer says', () => {
  const below = (lines: string) => statementsOf(postingView(`About us\n- Rye\n\nOur Ovens\n${lines}`)).at(-1);
  expect(below('- Bake rye\n- Clean ovens\n- Sell bread\n')).toMatchObject({ section: 'duties' });
  expect(below('- Bake rye\n- Clean ovens\n- Rye bread\n')).toMatchObject({ section: 'after' });
});

it('a job at the top is no part about benefits', () => {
  const view = postingView('# Benefits and Payroll Manager\n\nKnead the dough\n');
  expect(statementsOf(view).at(-1)).toMatchObject({ section: 'intro' });
});

it('a heading of unknown meaning ends the part about benefits', () => {
  const view = postingView('Benefits\n- Bread\n\nOur Ovens\n- Knead the dough\n');
  expect(statementsOf(view)).toMatchObject([{ section: 'none' }, { section: 'after' }]);
});

it.each([
  ['How You Can Be Qualified', 'must'],
  ['Education & Experience', 'must'],
  ['Desired Characteristics', 'preferred'],
  ['Pay Structure', 'none'],
  ['Application Materials', 'after'],
])('%s opens a part of its kind', (heading, section) => {
  const statements = statementsOf(postingView(`Bake rye.\n\n${heading}\n\n- Oak\n- Ash\n`));
  expect(statements.find(({ bullet }) => bullet)?.section).toBe(section);
});

it.each([
  ['The Person', 'must'],
  ['Person Spec', 'must'],
  ['The Successful Applicant', 'must'],
  ['Entry Requirements', 'must'],
  ['This Might Be a Good Fit If You', 'must'],
  ["What You'll Already Have", 'must'],
  ['Education and/or Experience', 'must'],
  ['Strong Pluses', 'preferred'],
])('%s opens a part with requirements', (heading, section) => {
  const statements = statementsOf(postingView(`Bake rye.\n\n${heading}\n\n- Oak\n- Ash\n`));
  expect(statements.find(({ bullet }) => bullet)?.section).toBe(section);
});

it('what the person will do is no heading for requirements', () => {
  const statements = statementsOf(postingView('Bake rye.\n\nWhat the person will do\n\n- Oak\n- Ash\n'));
  expect(statements.find(({ bullet }) => bullet)?.section).not.toBe('must');
});

it('a numbered part of a notice in capitals is a heading, and its items are none', () => {
  const notice = 'Bake rye\n6. COMPENSATION\n$20 an hour\n8. NON-DISCRIMINATION\nAll bakers are welcome\n';
  expect(textIn(notice)).toEqual(['Bake rye', '$20 an hour', 'All bakers are welcome']);
  expect(textIn('Requirements\n1. RYE\n2. Oats\n')).toEqual(['RYE', 'Oats']);
});

it('"CERTIFICATION AND EDUCATION" stands above what is asked', () => {
  const view = postingView('About the mill\n- Oak\n\nCERTIFICATION AND EDUCATION\n- Rye\n');
  expect(statementsOf(view).at(-1)?.section).toBe('must');
});

it('what experience is in is no heading of what it means', () => {
  const line = 'Experience building your own recipes: you are a baker, not someone who waits for orders';
  expect(textIn(`Baker\n\nRequirements\n- ${line}\n- Patience\n`)).toContain(line);
  expect(textIn('Baker\n\nRequirements\n- Experience: two years of baking\n- Patience\n')).toContain(
    'two years of baking',
  );
});

it('what some positions ask beyond the others is below a heading of its own', () => {
  const posting =
    'Baker\n\nREQUIREMENTS\n\n1. Two years of baking.\n\nSELECTIVE CERTIFICATION\n\n1. A diploma in rye.\n';
  const view = postingView(posting);
  const found = statementsOf(view).find(({ start, end }) => view.slice(start, end).includes('rye'));
  expect(found?.section).toBe('preferred');
});
