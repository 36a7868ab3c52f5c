import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

/** What a posting of a job board asks: "level kind: label". */
const asked = (posting: string): string[] =>
  readPosting(posting, posting.split('\n', 1)[0])
    .requirements.slice(1)
    .map(({ level, kind, label }) => `${level} ${kind}: ${label}`);

const levelOf = (words: RegExp, posting: string): string | undefined =>
  asked(posting)
    .find((one) => words.test(one))
    ?.split(' ', 1)[0];

describe('a posting whose headings begin with an emoji', () => {
  const posting = `Analytics Engineer
📍 Chicago (Fulton Market)

🛒 What this job is
Our warehouse has about 900 dbt models, and you'll join the team of four that looks after all of them.

🥬 A week might include
• Modeling a new source from raw to mart, with tests and an owner
• Reviewing pull requests from analysts

🍳 What you bring
• Three or more years in analytics engineering
• Dimensional modeling
• Enough Python to write an Airflow DAG

🍯 Lovely, not required
• Experience with a metrics layer
• Cost tuning in Snowflake

🍓 The good stuff
• Commuter benefits, and a test kitchen that smells good on Thursdays
`;

  it.each([
    [/analytics engineering/i, 'must'],
    [/Dimensional modeling/, 'must'],
    [/metrics layer/, 'nice'],
    [/Snowflake/, 'nice'],
  ])('reads %s below its heading as %s', (words, level) => {
    expect(levelOf(words, posting)).toBe(level);
  });

  it('asks for none of the perks', () => {
    expect(asked(posting).join('\n')).not.toMatch(/kitchen|Commuter|good stuff/);
  });
});

it('reads lines with one emoji each as a list, and those with the same one', () => {
  const posting =
    'Line Cook\n\n🔪 Prep the sauces and the stocks\n🍳 Run the grill at night\n🧹 Close down the kitchen\n\nRequirements\n✅ Two years as a line cook\n✅ ServSafe card\n';
  expect(asked(posting)).toEqual(
    expect.arrayContaining([
      'must experience: Two years as a line cook',
      'must certification: ServSafe card',
    ]),
  );
  expect(asked(posting).join('\n')).toMatch(/Run the grill/);
});

it.each(['🎁 What we give back', '🌈 Our perks', '💛 What we offer', "💛 Why you'll like it here"])(
  'reads "%s" as the heading of a list of lines with one emoji each',
  (heading) => {
    const perks =
      '🌴 30 days off, plus local holidays\n🧘 €900 a year for race entries or a climbing rope\n🏕 Two company weeks a year\n';
    const posting = `Android Engineer\n\n✨ Lovely, but not a must\n• Wear OS\n• Bluetooth sensors\n\n${heading}\n${perks}`;
    expect(asked(posting)).toEqual(asked(posting.slice(0, posting.indexOf(heading))));
  },
);

it('reads an emoji heading between blank lines above plain lines', () => {
  const posting =
    "Product Manager\n\n🌟 Nice to have\n\n• Braze\n• A background in ed-tech\n\n🎁 What's in it for you\n\n£75-90k + options\nPrivate health with Vitalis\n";
  expect(asked(posting).join('\n')).not.toMatch(/Vitalis|in it for you/);
});

it.each([
  ['You live in Illustrator and InDesign', /Illustrator[\s\S]*InDesign/],
  ['You live in Leeds or Bradford', /^(?![\s\S]*Leeds)/],
])('%s: a program is asked for, a place is a condition', (line, rows) => {
  expect(asked(`Designer\n\nRequirements\n- ${line}\n- Typography\n`).join('\n')).toMatch(rows);
});

const withHeading = (heading: string): string =>
  `Baker\n\nWhat you'll do\n- Bake rye bread at night\n- Feed the sourdough\n\n${heading}\n- Laminated dough by hand\n- Knowledge of spelt and emmer\n`;

describe('a heading', () => {
  it.each([
    'You might thrive here if',
    'This could be you if you',
    "You're probably our person if you've",
    "Who'd be great at this",
    "Who we're picturing",
    'Who tends to do well here',
    '🙋 Who you are',
  ])('asks for what stands below it: %s', (heading) => {
    expect(levelOf(/Laminated/, withHeading(heading))).toBe('must');
    expect(asked(withHeading(heading)).find((one) => /Laminated/.test(one))).not.toMatch(/duty/);
  });

  it.each([
    'Sprinkles on top',
    'Things that would make us grin',
    "We'd be extra happy with (but truly, apply without these)",
    "not required, we'd be delighted",
  ])('wishes for what stands below it: %s', (heading) => {
    expect(levelOf(/Laminated/, withHeading(heading))).toMatch(/nice|preferred/);
  });

  it.each(["Who you'll work with", "Who you'll report to"])(
    'says nothing of the candidate: %s',
    (heading) => {
      const posting = `Baker\n\nRequirements\n- Laminated dough\n\n${heading}\nA head baker of twenty years and two apprentices, in a kitchen with a window on the yard.\n`;
      expect(asked(posting)).toEqual(['must skill: Laminated dough']);
    },
  );
});

describe('a posting in small letters', () => {
  const posting = `technical recruiter
hey. we're plumb & kite, and we build robots that unload trucks.

what you'd actually be doing
you'd own technical hiring from the kickoff conversation to the signed offer, with a panel of engineers.

who we're picturing
somebody who has been doing technical recruiting for at least four years. you can write a boolean string.

you've handled compensation conversations including equity, and you can explain it to anybody.

things that would make us grin
- you've built a university internship program
- you speak spanish

pay and such
$135,000 to $165,000 base, plus real equity and medical from day one.
`;

  it('is cut into sentences', () => {
    expect(asked(posting)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^must experience: .*at least four years$/),
        expect.stringMatching(/boolean string$/),
      ]),
    );
  });

  it.each([
    [/compensation conversations/i, 'must'],
    [/internship/, 'nice'],
    [/spanish/i, 'nice'],
  ])('has headings: %s is %s', (words, level) => {
    expect(levelOf(words, posting)).toBe(level);
  });
});

it('goes on asking in the next paragraph that says who you are', () => {
  const posting = `Customer Success Manager

ABOUT YOU
You've spent five years or more in customer success or account management for business software, with large customers.

HR technology is where we'd like you to come from. You're at ease with a VP of HR and equally with the payroll administrator who knows where everything is buried.

Your desk is yours, and we pay for a second one at home, with a chair that you choose from a long list.
`;
  expect(levelOf(/at ease with a VP/, posting)).toBe('must');
  expect(asked(posting).join('\n')).not.toMatch(/chair|desk/);
});

describe('the stack', () => {
  const posting = (stack: string) =>
    `Backend Engineer\n\nRequirements\n- Four years of Java\n- Kafka in production\n\n${stack}\n`;

  it.each([
    'Our stack: Java 21, Scala, ClickHouse, Airflow, Terraform and Datadog.',
    'The stack: Java 21, Scala, ClickHouse, Airflow, Terraform and Datadog.',
    'Tech\nJava 21 · Scala · ClickHouse · Airflow · Terraform · Datadog',
    'our setup\nJava 21, Scala, ClickHouse, Airflow, Terraform and Datadog, which is more than we need.',
  ])('is not asked for beside requirements: %s', (stack) => {
    expect(asked(posting(stack)).join('\n')).not.toMatch(/Scala|ClickHouse|Airflow|Terraform|Datadog/);
  });

  it('is all that is asked where nothing else is', () => {
    const alone =
      'Backend Engineer\n\nWe build a bank.\n\nOur stack: Java, Kafka, ClickHouse and Terraform.\n';
    expect(asked(alone).join('\n')).toMatch(/ClickHouse/);
  });
});

it('asks for a warehouse and for dimensional modeling, where one list names both', () => {
  const rows = asked(
    'Analytics Engineer\n\nRequirements\n- A cloud warehouse\n- Dimensional modeling\n- Three years of SQL\n',
  ).join('\n');
  expect(rows).toMatch(/warehouse/i);
  expect(rows).toMatch(/dimensional modeling/i);
});

describe('a sentence', () => {
  const below = (sentence: string) =>
    asked(`Recruiter\n\nRequirements\n- ${sentence}\n- Full-cycle recruiting\n`).join('\n');

  it.each([
    ['Understanding of HIPAA and how to apply it when you work from home', /HIPAA/],
    ["You've owned a BOM cost target and can tell us how close you got", /BOM/],
    ['Experience in a remote, high-volume setting', /high-volume/],
  ])('asks, though it has words of procedure: %s', (sentence, row) => {
    expect(below(sentence)).toMatch(row);
  });

  it.each([
    'Applications without one unfortunately go unread',
    "The world's best teams use Elmwood to see how customers experience their products; decide what to ship with it; and act on it.",
    'Thousands of bakeries like Larch & Sons rely on Elmwood to plan their nights.',
  ])('asks for nothing: %s', (sentence) => {
    expect(
      asked(`Recruiter\n\nAbout the role\n${sentence}\n\nRequirements\n- Full-cycle recruiting\n`),
    ).toEqual(['must skill: Full-cycle recruiting']);
  });
});

describe('a heading that no list of phrases has', () => {
  const below = (heading: string) =>
    asked(
      `Baker\n\nWhat you'll do\n- Bake rye bread at night\n- Feed the sourdough\n\n${heading}\n- Laminated dough by hand\n- Knowledge of spelt and emmer\n`,
    ).join('\n');

  it.each([
    "What we're hoping you have",
    'Does this sound like you?',
    'Your superpowers',
    'The must-have list',
  ])('asks: %s', (heading) => expect(below(heading)).toMatch(/must skill: Laminated dough/));

  it.each(['It would be lovely, too, if…', 'Icing on the cake', 'Extra sprinkles'])('wishes: %s', (heading) =>
    expect(below(heading)).toMatch(/(?:nice|preferred) skill: Laminated dough/),
  );

  it.each(['What you get from us', 'How hiring works here', 'Not this job'])(
    'asks for nothing: %s',
    (heading) => expect(below(heading)).not.toMatch(/Laminated/),
  );

  it.each(['Month by month', 'Your first ninety days'])(
    'tells of the first weeks, not of duties: %s',
    (heading) => {
      const posting = `Baker\n\nWhat you'll do\n- Bake rye bread at night\n\n${heading}\nMonth 1: shadow the night shift and learn where the flour is kept.\nMonth 3: run the rye line.\n`;
      expect(asked(posting).join('\n')).not.toMatch(/shadow|rye line/);
    },
  );
});

it('reads a sub-heading of duties as one, whatever it says', () => {
  const posting =
    'Preschool Director\n\nResponsibilities\n\nProgram\n- Guide teachers in lesson plans\n\nStaff\n- Recruit and schedule teaching staff\n- Plan in-service training for teachers\n- Supervise the cooks\n';
  expect(asked(posting).join('\n')).toMatch(/Recruit/);
});

describe('where somebody must live', () => {
  it.each([
    'Residence in Germany at start date',
    'You live in Canada and may work here',
    'You need to be living in Spain or Portugal, or willing to move here',
  ])('is a condition and no skill: %s', (words) => {
    const { requirements, conditions } = readPosting(
      `Recruiter\n\nRequirements\n- ${words}\n- Full-cycle recruiting\n`,
      'Recruiter',
    );
    expect(requirements.slice(1).map(({ label }) => label)).toEqual(['Full-cycle recruiting']);
    expect(conditions.map(({ kind }) => kind)).toEqual(['place']);
  });

  it('is not what somebody lives in all day', () => {
    expect(asked('Analyst\n\nRequirements\n- You live in Excel\n- SQL\n')).toContain(
      'must tool: Microsoft Excel',
    );
  });
});

it.each([
  ["You've planned complicated international travel", /international travel/],
  ['Have hands-on accessibility experience: ARIA patterns, keyboard interaction', /ARIA/],
  ['Experience with term licenses bundled with hardware', /skill: Experience with term licenses/],
])('asks for work that only sounds like a condition, a perk or a paper: %s', (words, row) => {
  expect(asked(`Assistant\n\nRequirements\n- ${words}\n- Filing\n`).join('\n')).toMatch(row);
});

it.each([
  'You are willing and able to travel 10-25% of the time to meet with customers, and participate in industry events',
  'Coachability matters more to us than a perfect résumé',
])('“%s” asks for no skill', (words) => {
  expect(asked(`Recruiter\n\nRequirements\n- ${words}\n- Full-cycle recruiting\n`)).toEqual([
    'must skill: Full-cycle recruiting',
  ]);
});

it('asks for no certification of which nobody knows in what', () => {
  expect(
    asked(
      'Consultant\n\nRequirements\n- Understanding of Nonprofit Cloud (Certification preferred)\n- SQL\n',
    ),
  ).toEqual(['must skill: Understanding of Nonprofit Cloud', 'must tool: SQL']);
});

it.each([
  '📍 Hybrid, Chicago (Fulton Market), 3 days in office',
  '📍 Austin, TX or Denver, CO (hybrid, Tue–Thu in the office)',
  'Berlin or Amsterdam (3 days a week in the studio)',
])('“%s” is where the job is, and no duty', (line) => {
  expect(asked(`Product Designer\n${line}\n\nRequirements\n- Figma\n- SQL\n`)).toEqual([
    'must tool: Figma',
    'must tool: SQL',
  ]);
});
