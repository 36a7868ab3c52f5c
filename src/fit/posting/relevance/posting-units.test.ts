import { describe, expect, it } from 'vitest';
import { readPostingText } from '../posting-words.ts';
import { postingUnits } from './posting-units.ts';

/** The sentences and clauses of a posting that may be requirements. */
function unitsIn(text: string): string[] {
  const posting = readPostingText(text);
  return postingUnits(posting, posting.statements, 'Baker', new Set()).map(({ unit }) =>
    posting.view.slice(unit.start, unit.end),
  );
}

const below = (heading: string, line: string) => `${heading}\n- ${line}\n`;

describe('what may be a requirement', () => {
  it.each([
    ['an offer to everybody', 'We are an equal opportunity employer.'],
    ['a sentence about the posting', 'This posting was written by a baker.'],
    ['what is not required', 'No diploma needed.'],
  ])('not %s: %j', (_, line) => {
    expect(unitsIn(below('Requirements', line))).toEqual([]);
  });

  it('not a sentence about the employer by name, unless it demands something', () => {
    const about = (last: string) =>
      `Crumbfield is a small bakery by the river. Crumbfield bakes rye bread.\n\n${last}\n`;
    expect(unitsIn(about('Crumbfield feeds the whole town.'))).toEqual([]);
    expect(unitsIn(about('Crumbfield is looking for a baker.'))).toEqual([
      'Crumbfield is looking for a baker.',
    ]);
  });
});

it('no clause of a long sentence that is only about the employer', () => {
  const sentence = `We are bakers of the town with ovens of brick and of iron; ${'baking bread for all of the people of the town and of the hills, '.repeat(3)}and selling it at the market`;
  expect(unitsIn(`${sentence}.\n`)).toEqual([]);
  expect(unitsIn(`${sentence.replace('We are', 'You work with')}.\n`)).toHaveLength(2);
});

it('nothing that an offer is contingent upon', () => {
  expect(
    unitsIn(
      'The offer is contingent upon a check of references; an X-ray of the lungs by a doctor of the town; and a bread test.',
    ),
  ).toEqual([]);
});

it('competencies that a notice lists may each be asked', () => {
  expect(unitsIn('The following competencies may be evaluated: Baking, Tact, and Courage.')).toEqual([
    'Baking',
    'Tact',
    'Courage',
  ]);
});

describe('what follows boilerplate in the same paragraph', () => {
  const boilerplate = 'We are an equal opportunity employer.';
  it('belongs to it', () => {
    expect(unitsIn(`${boilerplate} Everybody is welcome here.\n`)).toEqual([]);
  });

  it.each([
    ['a requirement', 'Rye bread experience is essential.'],
    ['work', 'Prepare rye bread for the shops.'],
    ['what you will do', 'You will be at the oven.'],
    ['what you will do', 'You’ll be at the oven.'],
  ])('unless it names %s: %j', (_, line) => {
    expect(unitsIn(`${boilerplate} ${line}\n`)).toEqual([line]);
  });

  it('does not matter in the next line or list item', () => {
    expect(unitsIn(`${boilerplate}\nRye bread for you.\n`)).toEqual(['Rye bread for you.']);
    expect(unitsIn(`- ${boilerplate} Rye bread for you.\n`)).toEqual(['Rye bread for you.']);
  });
});

describe('a sentence about the employer', () => {
  it.each(['We bake for the whole town.', 'Elm Mill is a small bakery.'])('is no requirement: %s', (line) => {
    expect(unitsIn(`${line}\nRye bread experience is essential.\n`)).toEqual([
      'Rye bread experience is essential.',
    ]);
  });

  it('is one if it names what the work is done with', () => {
    expect(unitsIn('We use QuickBooks.\nRye bread experience is essential.\n')).toHaveLength(2);
  });
});

it('a list goes on after a semicolon, even if a capital follows', () => {
  const listedIn = (text: string) => {
    const posting = readPostingText(text);
    return postingUnits(posting, posting.statements, 'Baker', new Set())
      .filter(({ features }) => features.get('listed as knowledge') === 1)
      .map(({ unit }) => posting.view.slice(unit.start, unit.end));
  };
  const text =
    'Emphasis will be placed on your knowledge of: ovens of brick; Departmental rules for rye. City ovens are old; Bread is sold.\n';
  const first = text.slice(0, text.indexOf(';'));
  expect(listedIn(text)).toEqual([first, 'Departmental rules for rye']);
  expect(listedIn(text.replace('of: ', 'of '))).toEqual([
    first.replace('of: ', 'of '),
    'Departmental rules for rye',
  ]);
});

it('no question in the middle of a line that only wants to please', () => {
  expect(unitsIn('Do you love rye bread? You will bake rye bread.\n')).toEqual(['You will bake rye bread.']);
});

it('nothing of a list of what nobody is judged by', () => {
  const listed = 'age; pregnancy, childbirth or lactation; Religion and work in the church; bread.';
  expect(unitsIn(`The mill does not discriminate on the basis of ${listed}\n`)).toEqual([]);
  expect(unitsIn(`You will bake for people of any ${listed}\n`)).not.toEqual([]);
  expect(unitsIn('Everybody is welcome regardless of race or sex; Baker; rye.\n')).toEqual([]);
  expect(unitsIn('You will bake rye regardless of who is at the oven.\n')).toHaveLength(1);
});

describe('a sentence', () => {
  const clause = 'baking rye bread in wood ovens with stone floors for the markets of the town';
  it('is one unit', () => {
    expect(unitsIn(below('Requirements', `${clause}; ${clause}`))).toHaveLength(1);
  });

  it('that is long is read clause by clause', () => {
    expect(unitsIn(below('Requirements', `${clause}; ${clause}; ${clause}`))).toEqual([
      clause,
      clause,
      clause,
    ]);
  });
});

it('a wish after a semicolon is a unit of its own', () => {
  expect(unitsIn(below('Requirements', 'Bake rye bread; experience with wood ovens preferred'))).toEqual([
    'Bake rye bread',
    'experience with wood ovens preferred',
  ]);
  expect(unitsIn(below('Requirements', 'Bake rye bread; experience with wood ovens'))).toHaveLength(1);
  expect(unitsIn(below('Requirements', 'Ideally rye bread; experience with ovens preferred'))).toHaveLength(
    1,
  );
});

it('a condition belongs to its own clause only', () => {
  const clause = 'baking rye bread in wood ovens with stone floors for the markets of the town';
  const posting = readPostingText(
    below('Requirements', `must be willing to work on weekends; ${clause}; ${clause}; ${clause}`),
  );
  const units = postingUnits(posting, posting.statements, 'Baker', new Set());
  expect(units.map(({ features }) => features.get('condition') ?? 0)).toEqual([1, 0, 0, 0]);
});

it('what the employer moves to may be needed', () => {
  expect(unitsIn('Our billing is moving to Epic, so Epic experience is a must.\n')).toHaveLength(1);
});

describe('a mail about a job', () => {
  it.each([
    ['its subject', 'Subject: we need a baker for the town'],
    ['why the job is free', 'Our baker of eleven years is moving away, so we need somebody good.'],
    ['where somebody goes', 'One of our bakers is moving to Lisbon, and we need somebody good.'],
    ['how to apply', "Send me your recipes, and I'll answer everybody."],
    ['what introduces a list', 'Bakers of rye bread with experience:'],
    ['a letterhead', 'Department of Bread & Rolls'],
    ['the place', 'Rye Baking Group, Salem, OR'],
    ['the place with its code', 'Rye Baking, Mesa, AZ 85201'],
  ])('%s says nothing of the job', (_, line) => {
    expect(unitsIn(`${line}\nRye bread experience is essential.\n`)).toEqual([
      'Rye bread experience is essential.',
    ]);
  });

  it.each([
    'Owner, Elm & Sons Bakery',
    'Director of Night Baking, Elm Mill',
    'Dr. M. Reed',
    'Ann Reed',
    'Ann Reed, PE, MBA',
  ])('nor does who wrote it: %s', (signature) => {
    expect(unitsIn(`Rye bread experience is essential.\n\n${signature}\n`)).toEqual([
      'Rye bread experience is essential.',
    ]);
  });

  it('nor does who leaves', () => {
    expect(
      unitsIn(
        'Ann, who has run the ovens for six years, has moved to Leeds.\nRye bread experience is essential.\n',
      ),
    ).toEqual(['Rye bread experience is essential.']);
  });

  it('but what the employer uses does', () => {
    expect(unitsIn('We have run Elmsoft for six years.\nRye bread experience is essential.\n')).toHaveLength(
      2,
    );
  });
});

it('a line below a heading that looks like a name is asked if it names a skill', () => {
  expect(unitsIn('Requirements\nRye bread experience is essential.\nAdobe Photoshop\n')).toContain(
    'Adobe Photoshop',
  );
});

it.each([
  'Must hold a current food handler card in CA',
  'Two years in baking QC',
  'Degree in chemistry, BS or MS',
])('a line that ends like a place is asked: %s', (line) => {
  expect(unitsIn(`${line}\nRye bread experience is essential.\n`)).toContain(line);
});

it.each([
  'Lateral applicants must in addition hold a state certificate.',
  'Applicants who hold an out-of-state license must show proof of an application.',
  'Call pay $7.50 an hour, call-back at time and a half',
  'Up to ten years of outside experience is credited.',
])('nothing that only some are asked, or that is offered: %s', (line) => {
  expect(unitsIn(below('Requirements', line))).toEqual([]);
});

it('a license and one of several ways to have learnt the trade are two items', () => {
  expect(
    unitsIn(
      'What we have to have: a state bakery license, and either a guild exam, or a completed apprenticeship.',
    ),
  ).toEqual(['a state bakery license', 'either a guild exam, or a completed apprenticeship.']);
});

it('not who signed a mail', () => {
  expect(unitsIn(`${below('Requirements', 'Bakes rye bread')}\nIda and Rob\n`)).toEqual(['Bakes rye bread']);
});
