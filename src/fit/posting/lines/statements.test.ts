import { describe, expect, it } from 'vitest';
import { postingView } from '../view/posting-view.ts';
import { statementsOf } from './statements.ts';

/** Every statement of a posting with its section: "must: Rye bread". */
function statementsIn(posting: string): string[] {
  const view = postingView(posting);
  return statementsOf(view).map(({ section, start, end }) => `${section}: ${view.slice(start, end)}`);
}
const sentences = (line: string) => statementsIn(line).map((statement) => statement.replace(/^\w+: /, ''));

describe('a list in one line', () => {
  it('has an item after each middle dot', () => {
    expect(sentences('Bake rye · bake oats · sell both')).toEqual(['Bake rye', 'bake oats', 'sell both']);
    expect(sentences('Bake rye· Bake oats · Sell both')).toEqual(['Bake rye', 'Bake oats', 'Sell both']);
    expect(sentences('Leeds · Bread every day')).toEqual(['Leeds · Bread every day']);
  });

  it('goes on after a word that ends in one letter', () => {
    expect(sentences("Say what didn't. Bake rye with the others.")).toEqual([
      "Say what didn't",
      'Bake rye with the others.',
    ]);
  });

  it('that lost its breaks has one before each verb with a capital', () => {
    const items = [
      'Prepare rye bread for three shops every night with the others and by yourself',
      'Clean ovens, mixers and tables after each batch and before the shops open in town',
      'Manage the flour in the mill',
      'Report what is missing',
    ];
    expect(sentences(items.join(' '))).toEqual(items);
    expect(sentences(items.join('  '))).toEqual(items);
  });

  it('has one where a single item surely begins', () => {
    const first =
      'Bakes rye, oats and wheat for the three shops of the mill and for the market, in the night and before all others come';
    const shop = `${first} or a similar program`;
    expect(
      sentences(
        `${shop} Coordinate with the drivers so that bread gets to the right shop on time and while it is warm`,
      ),
    ).toHaveLength(2);
    expect(
      sentences(
        `${shop} Experience in mills, bakeries or another place where flour is used all day and all night`,
      ),
    ).toHaveLength(2);
    expect(
      sentences(
        `${first} of Customer Experience in mills, bakeries or another place where flour is used all day`,
      ),
    ).toHaveLength(1);
  });

  it('has one before a degree, too, unless a word leads on to it', () => {
    const items = [
      'Minimum 5 years of baking in a mill or for a shop, at least two of them leading others',
      "Bachelor's degree in baking or a related field, or as many years at an oven as it takes",
      'Comfortable with flour and scales',
    ];
    expect(sentences(items.join(' '))).toEqual(items);
    const whole = `Must have Bachelor's degree in baking ${'and rye bread '.repeat(12)}of the county`;
    expect(sentences(whole)).toEqual([whole]);
  });

  it('is cut before the years of the next item', () => {
    expect(sentences('A degree or equivalent experience 4+ years of baking')).toEqual([
      'A degree or equivalent experience',
      '4+ years of baking',
    ]);
    expect(sentences('A baker with 4+ years of baking')).toEqual(['A baker with 4+ years of baking']);
  });

  it('has one after names, too, and before how requirements begin', () => {
    const items = [
      'Bake rye bread in ovens by Elm Works',
      'Install, clean and adjust mixers and scales for each of the shops in town',
      'Keep records in the oven log of MILL',
      'Strong sense of time and of taste',
      'Ability to get up before dawn',
      'Experience with rye',
    ];
    expect(sentences(items.join(' '))).toEqual(items);
  });

  it('is not cut within a bracket that is closed on the next line', () => {
    expect(
      sentences('- A card of the county for all who bake (or willing to get it within\n12 months of hire)'),
    ).toEqual(['A card of the county for all who bake (or willing to get it within\n12 months of hire)']);
  });

  it('has none within the name of a team', () => {
    const items = [
      'Prepare rye bread for three shops every night with the others and by yourself',
      'Clean the ovens of the Night Support team and of the Bread Test group before the shops open in town',
      'Manage the flour in the mill and what is left of it at night',
    ];
    expect(sentences(items.join(' '))).toEqual(items);
  });

  it('has one before a name with a level of its own', () => {
    expect(sentences('Two years of oven experience ServRye A+ required')).toEqual([
      'Two years of oven experience',
      'ServRye A+ required',
    ]);
    expect(sentences('Oven experience in Elm Mills preferred')).toHaveLength(1);
  });

  it('has one after each field of a form', () => {
    expect(sentences('Rye: 2 years (Required) Oats: 1 year (Preferred)')).toEqual([
      'Rye: 2 years (Required)',
      'Oats: 1 year (Preferred)',
    ]);
  });

  it('is not cut before a name', () => {
    const line = `${'Prepare bread with flour and with water every night, and '.repeat(3)}work in Design, in Support and for Review teams of Clean Bread with the Oven Support team`;
    expect(sentences(line)).toEqual([line]);
  });
});

describe('the sections of a posting', () => {
  it('"as a baker, you will" ends what the employer says of itself', () => {
    const perks = 'Why Northgate?\n\nFree bread for everybody who works at our mill.\n\n';
    expect(
      statementsIn(`${perks}As a Baker, you will bake rye bread.\nWork with flour.\n`).slice(-2),
    ).toEqual(['duties: As a Baker, you will bake rye bread.', 'duties: Work with flour.']);
    expect(statementsIn(`${perks}As a Baker, You Will:\n- Bake rye bread\n`).slice(-1)).toEqual([
      'duties: Bake rye bread',
    ]);
  });

  it('"experience in baking: rye, oats" is no heading', () => {
    expect(
      statementsIn('Preferred qualifications\nExperience in baking: rye, oats\nSinging\n').map((one) =>
        one.slice(0, 20),
      ),
    ).toEqual(['preferred: Experienc', 'preferred: Singing']);
    expect(statementsIn('Preferred qualifications\nSkills in the following areas: rye\n')).toEqual([
      'must: rye',
    ]);
  });

  it('"Education:" within preferred qualifications says nothing of the level', () => {
    expect(
      statementsIn('Preferred Qualifications\nEducation: Rye school. Licensure/Certification: Rye card.\n'),
    ).toEqual(['preferred: Rye school', 'preferred: Rye card.']);
    expect(statementsIn('Preferred Qualifications\nRequirements: Rye card.\n')).toEqual(['must: Rye card.']);
  });

  it('"culture: inspire your peers" is a duty, "culture: we like bread" is none', () => {
    expect(statementsIn('Responsibilities\nCulture: Inspire your peers. Bake bread.\n')).toEqual([
      'duties: Inspire your peers',
      'duties: Bake bread.',
    ]);
    expect(statementsIn('Responsibilities\nCulture: We like bread.\n')).toEqual(['none: We like bread.']);
  });

  it('text before the first heading is an introduction and is kept', () => {
    expect(statementsIn('Baker\nWe bake rye bread.\n\nRequirements\n- Rye bread\n')).toEqual([
      'intro: Baker',
      'intro: We bake rye bread.',
      'must: Rye bread',
    ]);
  });

  it.each([
    ['Requirements', 'must'],
    ['Requirements:', 'must'],
    ['Qualifications', 'must'],
    ['Skills and qualifications', 'must'],
    ["What you'll bring", 'must'],
    ['Nice to have', 'preferred'],
    ['Preferred qualifications', 'preferred'],
    ['Would be a plus', 'preferred'],
    ['Responsibilities', 'duties'],
    ['What you will do', 'duties'],
    ['Benefits', 'none'],
    ['About us', 'none'],
    ['About Northgate', 'none'],
    ['Working at Elmwood & Sons', 'none'],
    ['Why Northgate', 'none'],
    ['Why Northgate?', 'none'],
    ['WHY NORTHGATE', 'none'],
    ['ABOUT NORTHGATE', 'none'],
    ['What Makes Northgate Unique', 'none'],
    ['Perks Of The Position', 'none'],
    ['What will you get?', 'none'],
    ['Join Northgate', 'none'],
    ['Life at the Northgate mill', 'none'],
    ['## Requirements', 'must'],
    ['**Requirements**', 'must'],
    ['<h2>Requirements</h2>', 'must'],
    ['- Requirements:', 'must'],
    ['Deine Aufgaben', 'duties'],
    ['Join the Northgate', 'none'],
    ['About Northgate 24', 'none'],
    ['About R&D', 'none'],
    ['The   Requirements  ', 'must'],
    ['### Requirements.', 'must'],
    ['###### Requirements', 'must'],
    ['Requirements：', 'must'],
    ['**Requirements:** ', 'must'],
    ['Your key skills and qualifications', 'must'],
    ['These are the requirements that a person should have to bake here with us:', 'must'],
    ['## The requirements that you should have to bake in our mill', 'must'],
    ['Vos missions', 'duties'],
    ['## Skills that are essential', 'must'],
    ['Skills that are essential:', 'must'],
    ['What is required of you', 'must'],
  ])('"%s" opens the section %s', (heading, section) => {
    expect(statementsIn(`${heading}\n- Rye bread\n`)).toEqual([`${section}: Rye bread`]);
  });

  it.each([
    'Requirements are many.',
    'Requirements,',
    'Baking experience required',
    'Experience in a bakery is a plus',
    '- Requirements',
    'Requirements of bakers who work in a mill by the river here',
    'These are the requirements that a person should really have to bake here with us:',
    '- Rye bread requirements of the mill',
    'Requirements;',
    'Requirements!',
    'About the old mill by the river',
    'Why bake',
    `Requirements ${'x'.repeat(100)}`,
    'Rye bread would be a plus',
    'Skills that are essential',
    'Bread About Northgate',
    'About Northgate (mill)',
  ])('"%s" is not a heading', (line) => {
    expect(statementsIn(`${line}\n- Rye bread\n`).at(-1)).toBe('intro: Rye bread');
  });

  it('an unknown heading ends a list of requirements, must-have or preferred', () => {
    const below = (heading: string, text: string) =>
      statementsIn(`${heading}\n\n- Rye bread\n\nOur ovens\n\n${text}\n`).at(-1)?.split(':')[0];
    const paragraph = 'The ovens stand in the yard behind the mill, and they burn day and night.';
    expect(below('Nice to have', '- Oak')).toBe('duties');
    expect(below('Nice to have', paragraph)).toBe('intro');
    expect(below('Requirements', '- Oak')).toBe('must');
    expect(below('Requirements', paragraph)).toBe('intro');
    expect(below('Responsibilities', paragraph)).toBe('duties');
  });

  it.each([
    ['Our ovens.', true],
    ['Our ovens, our pride', true],
    ['our ovens', true],
    ['Our old ovens by the river bank', true],
    ['Our ovens', false],
    ['Our old ovens by the river', false],
    ['24 ovens', false],
  ])('"%s" between two lists is read as text: %j', (line, isText) => {
    const text = `Requirements\n\n- Rye bread\n\n${line}\n\n- Oak\n`;
    expect(statementsIn(text).some((statement) => statement.includes(line))).toBe(isText);
  });

  it.each([
    ['A long paragraph that stands below the list of demands, to tell more.', 'after'],
    ['A short one below it.', 'must'],
  ])('"%s" below a list is read as part of "%s"', (paragraph, section) => {
    expect(statementsIn(`Requirements\n- Rye bread\n\n${paragraph}\n`).at(-1)).toBe(
      `${section}: ${paragraph}`,
    );
    expect(statementsIn(`Requirements\n- Rye bread\n${paragraph}\n`).at(-1)).toBe(`must: ${paragraph}`);
  });

  it.each([
    ['benefits', 'Benefits\n', 'none'],
    ['an introduction', '', 'intro'],
  ])('a long paragraph below a list of %s belongs to it', (_what, heading, section) => {
    const paragraph = 'A long paragraph that stands below the list of offers, to tell more.';
    expect(statementsIn(`${heading}- Rye bread\n\n${paragraph}\n`).at(-1)).toBe(`${section}: ${paragraph}`);
  });

  it('a paragraph has at least 60 characters', () => {
    const paragraph = (length: number) =>
      'The mill stands by the river and turns its wheel at night and day.'.slice(0, length - 1).concat('.');
    const partOf = (length: number) =>
      statementsIn(`Requirements\n- Rye bread\n\n${paragraph(length)}\n`)
        .at(-1)
        ?.split(':')[0];
    expect(partOf(60)).toBe('after');
    expect(partOf(59)).toBe('must');
  });

  it('a paragraph below another belongs to the duties whatever it says', () => {
    const story = 'The river rises in the hills and turns the wheel of the old mill all year.';
    expect(statementsIn(`Responsibilities\n${story}\n\n${story}\n`).at(-1)).toBe(`duties: ${story}`);
  });

  it('a paragraph without a requirement ends the must-haves, one with a requirement does not', () => {
    const demands = 'You have baked rye bread for some years, and you know how an oven is heated.';
    const story = 'The river rises in the hills and turns the wheel of the old mill all year.';
    const again = 'You need experience with wood ovens and knowledge of flour from many mills.';
    expect(statementsIn(`Requirements\n${demands}\n\n${story}\n`).at(-1)).toBe(`after: ${story}`);
    expect(statementsIn(`Requirements\n${demands}\n\n${again}\n`).at(-1)).toBe(`must: ${again}`);
  });
});

describe('a line is split into', () => {
  it.each([
    ['Bake bread. Sell bread.', ['Bake bread', 'Sell bread.']],
    ['Bake bread! Sell bread?', ['Bake bread', 'Sell bread?']],
    ['Bake bread; Sell bread', ['Bake bread', 'Sell bread']],
    ['Bake (rye.) Sell bread', ['Bake (rye', 'Sell bread']],
    ['Bake bread. sell bread', ['Bake bread. sell bread']],
    ['Bake bread. 3 ovens', ['Bake bread', '3 ovens']],
    ['Bake bread. (Rye too)', ['Bake bread', '(Rye too)']],
    ['Tools, e.g. Ovens', ['Tools, e.g. Ovens']],
    ['Mill & Co. Bakers', ['Mill & Co. Bakers']],
    ['Ovens, mixers etc. Scales', ['Ovens, mixers etc. Scales']],
    ['Dr. Brown bakes', ['Dr. Brown bakes']],
    ['J. Brown bakes', ['J. Brown bakes']],
    ['A Ph. D. In Baking', ['A Ph. D. In Baking']],
    ['Bake • Sell • Clean', ['Bake', 'Sell', 'Clean']],
    ['Bake * Sell * Clean', ['Bake', 'Sell', 'Clean']],
    ['Bake - Sell - Clean', ['Bake', 'Sell', 'Clean']],
    ['Bake - Sell', ['Bake - Sell']],
    ['Bake - sell - clean', ['Bake - sell - clean']],
    ['Degree required, licence preferred', ['Degree required,', 'licence preferred']],
    ['Rye a plus, oats a must; and wheat', ['Rye a plus,', 'oats a must; and', 'wheat']],
    ['Bakery administration, Elmsoft preferred', ['Bakery administration', 'Elmsoft preferred']],
    ['Baking rye and oats, night shift preferred', ['Baking rye and oats, night shift preferred']],
    ['Rye, oats, spelt loaves preferred', ['Rye, oats, spelt loaves preferred']],
    ['Baking of rye, oats or spelt preferred', ['Baking of rye, oats or spelt preferred']],
    ['Two years at an oven, strongly preferred', ['Two years at an oven, strongly preferred']],
    ['Rye required, or oats', ['Rye required, or oats']],
    ['Baker (rye required, oats too)', ['Baker (rye required, oats too)']],
  ])('%j: %j', (line, expected) => {
    expect(sentences(line)).toEqual(expected);
  });

  it('pieces of 1,200 characters if no sentence ends', () => {
    const lengths = (length: number) =>
      sentences(`${'bake rye '.repeat(400).slice(0, length - 1)}x`).map((s) => s.length);
    expect(lengths(1200)).toEqual([1200]);
    expect(lengths(1210)).toHaveLength(2);
    expect(lengths(2410)).toHaveLength(3);
  });

  it('no single letters, unless they are items of a list or capitals among requirements', () => {
    expect(statementsIn('Requirements\n- C\n- x\nR\nx\n')).toEqual(['must: C', 'must: R']);
    expect(statementsIn('Duties\nRye bread\nR\n')).not.toContain('duties: R');
  });
});

describe('a label inside a line', () => {
  it.each([
    ['Requirements: rye bread', ['must: rye bread']],
    [
      'Baker wanted. Requirements: rye bread. Preferred: oats.',
      ['intro: Baker wanted', 'must: rye bread', 'preferred: oats.'],
    ],
    ['Location: Leeds', ['none: Leeds']],
    ['Job Title: Baker', ['none: Baker']],
    ['Start date: Monday', ['none: Monday']],
    ['Reports to: the miller', ['none: the miller']],
    ['Ovens: three', ['intro: Ovens: three']],
    ['Lead the shift: count the tills', ['intro: Lead the shift: count the tills']],
    [
      "You don't have to know rye, but you should know oats",
      ["intro: You don't have to know rye", 'intro: you should know oats'],
    ],
    ['A car is not required but a plus', ['intro: A car is not required but a plus']],
    ['Bake. Location: Leeds. Sell.', ['intro: Bake', 'none: Leeds', 'none: Sell.']],
    ['Bake • Location: Leeds', ['intro: Bake', 'none: Leeds']],
    ['Skills & Qualifications: rye bread', ['must: rye bread']],
    ['requirements: rye bread', ['intro: requirements: rye bread']],
    ['Requirements:rye bread', ['intro: Requirements:rye bread']],
  ])('%j gives %j', (line, expected) => {
    expect(statementsIn(line)).toEqual(expected);
  });

  it('opens a section for the lines below, unless it is a fact about the job', () => {
    expect(statementsIn('Baker. Requirements: rye bread.\nWood ovens\n').at(-1)).toBe('must: Wood ovens');
    expect(statementsIn('Responsibilities\nLocation: Leeds\nWood ovens\n')).toEqual([
      'none: Leeds',
      'duties: Wood ovens',
    ]);
    expect(statementsIn('- Requirements: rye bread.\n- Wood ovens\n').at(-1)).toBe('intro: Wood ovens');
  });

  it('at the end of a paragraph opens the list below it', () => {
    const line =
      'Come and bake with us in the old mill by the river in the hills. These are the requirements:';
    expect(statementsIn(`${line}\n- Rye bread\n`)).toEqual([
      'intro: Come and bake with us in the old mill by the river in the hills',
      'must: Rye bread',
    ]);
  });
});

describe('lines', () => {
  it.each(['•', '●', '◦', '*', '-', '–', '✓', 'o', '1.', '12)', '(3)', 'a)', '(b)', '• -'])(
    'that begin with "%s" are items, without it',
    (mark) => {
      const view = `Requirements\n${mark} Rye bread\n`;
      expect(statementsOf(view)).toMatchObject([{ bullet: true, section: 'must' }]);
      expect(statementsIn(view)).toEqual(['must: Rye bread']);
    },
  );

  it.each(['only rye bread', 'x) rye bread', '123. rye bread', 'o’clock bread', '1.5 kg of bread'])(
    '"%s" is no item',
    (line) => {
      expect(statementsOf(`Requirements\n${line}\n`)).toMatchObject([{ bullet: false }]);
      expect(statementsIn(`Requirements\n${line}\n`)).toEqual([`must: ${line}`]);
    },
  );

  it.each([
    ['with a space at the end of each', ' '],
    ['without one', ''],
  ])('that a mail program wrapped, %s, are read as one', (_, space) => {
    const one = `We look for somebody who bakes the rye bread${space}`;
    expect(statementsIn(`${one}\nof our region at night\n`)).toHaveLength(1);
    expect(statementsIn(`${one}\n(and oats) at night\n`)).toHaveLength(1);
    expect(statementsIn(`${one}\n& oats at night\n`)).toHaveLength(1);
    expect(statementsIn(`${one}\nof our region, which is well known${space}\nfor its oats\n`)).toHaveLength(
      1,
    );
  });

  it('in lower case below each other are items, and one below a heading is no part of it', () => {
    expect(
      statementsIn('bakes the rye bread of our whole region\nsells the oat bread at night\n'),
    ).toHaveLength(2);
    const heading = 'Knowledge, skills and abilities required';
    expect(statementsIn(`${heading}\nbakes the rye bread of our region\n`)).toEqual([
      'must: bakes the rye bread of our region',
    ]);
  });

  it.each([
    ['a capital letter', 'We look for somebody who bakes the rye bread \nOf our region'],
    ['a full stop', 'We look for somebody who bakes the rye bread. \nof our region'],
    ['a blank line', 'We look for somebody who bakes the rye bread \n\nof our region'],
    ['a bullet', 'We look for somebody who bakes the rye bread \n- of our region'],
    ['a short line', 'We look for a rye baker \nof our region'],
  ])('are two where %s is between them', (_what, text) => {
    expect(statementsIn(text)).toHaveLength(2);
  });

  it('of an item continue if they are indented like its words', () => {
    const item = '- Bakes rye bread in the wood ovens of our old mill in ';
    expect(statementsIn(`${item}\n  Leeds and York\n`)).toHaveLength(1);
    expect(statementsIn(`${item}\nLeeds and York\n`)).toHaveLength(2);
    expect(statementsIn('- Bakes rye bread in \n  Leeds and York\n')).toHaveLength(2);
  });

  it('may start with two bullets, a third one is text', () => {
    expect(statementsIn('Requirements\n• - Rye bread\n')).toEqual(['must: Rye bread']);
    expect(statementsIn('Requirements\n• - * Rye bread\n')).toEqual(['must: * Rye bread']);
  });

  it('lose all kinds of spaces around them', () => {
    expect(statementsIn('\u00a0\u200b\ufeff Rye bread \u200d\t\n')).toEqual(['intro: Rye bread']);
  });
});

describe('a very long sentence', () => {
  const words = (count: number) => 'rye bread and rolls '.repeat(count);

  it('is cut between words', () => {
    const parts = sentences(`Bake ${words(90)}`);
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts.flatMap((part) => part.split(' ')))).toEqual(
      new Set(['Bake', 'rye', 'bread', 'and', 'rolls']),
    );
  });

  it('is cut after a semicolon, where one stands in the second half', () => {
    const [first, second] = sentences(`Bake ${words(40)}; sweep ${words(50)}`);
    expect(first).toMatch(/rolls ;$/);
    expect(second).toMatch(/^sweep/);
  });
});

it('what is paid after a semicolon is a sentence of its own', () => {
  expect(sentences('You will help with orders and train bakers; $30 an hour, health insurance.')).toEqual([
    'You will help with orders and train bakers',
    '$30 an hour, health insurance.',
  ]);
});
