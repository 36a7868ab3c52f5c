import { describe, expect, it } from 'vitest';
import { asHtml, asMarkdown, asPlainText, postings } from '../posting-fixtures.ts';
import { readPosting } from '../read-posting.ts';
import { postingConditions } from './posting-conditions.ts';

const required = (line: string) => `Baker\n\nRequirements\n- Sourdough baking\n- ${line}\n`;

function kinds(posting: string): string[] {
  return postingConditions(posting).map(({ kind }) => kind);
}

describe('conditions that only the person can answer', () => {
  it.each([
    ['Available on weekends and for early mornings', 'hours'],
    ['On call one week in four', 'hours'],
    ['Must be willing to travel up to 25%', 'travel'],
    ['Able to lift 50 pounds and stand for a full shift', 'physical'],
    ['Must be legally authorized to work in the United States', 'authorization'],
    ['Must be a U.S. citizen', 'authorization'],
    ['Must be a U.S. person as defined by ITAR', 'authorization'],
    ['Evidence of immunisation in line with our policy', 'checks'],
    ['2nd shift (3:00 pm - 1:30 am, Mon-Thu)', 'hours'],
    ['Shifts are 12 hours, 7 pm to 7 am', 'hours'],
    ['Must live in Ohio, Indiana or Kentucky', 'place'],
    ['Open only to U.S. residents with U.S. work authorization', 'authorization'],
    ['Must pass a background check and drug screen', 'checks'],
    ['Able to obtain a security clearance', 'checks'],
    ['Enhanced DBS check', 'checks'],
    ["Valid driver's license and a reliable vehicle", 'driving'],
    ['Must be a current employee of the mill', 'eligibility'],
    ['Open to current mill employees only', 'eligibility'],
    ['Fast and stable internet connection', 'equipment'],
    ['Laptop or desktop with Windows 11 and two monitors', 'equipment'],
    ['Must be available to bake full days', 'hours'],
    ['Must be available to work F/T for the entire duration of the program', 'hours'],
    ['Able to lift fifty pounds of flour', 'physical'],
    ['Eye protection must be worn at the mill', 'physical'],
    ['Proof of MMR immunity', 'checks'],
    ['In office Tuesday through Thursday', 'place'],
    ['Must be on the road three days a week, mostly in Dayton and Lima', 'travel'],
    ['Hours are Monday through Friday 7:30 to 5:30', 'hours'],
    ['Able to lift 50 lbs, walk uneven ground, and climb in and out of carts', 'physical'],
    ["Residency within 45 minutes' time of the mill is required", 'place'],
    ['Proof of MMR and a record of shots', 'checks'],
    ['Ohio Act 34, Act 73 and Act 151 clearances required', 'checks'],
    ['We test for drugs before hire', 'checks'],
    ["There's a background check after the offer", 'checks'],
    ["We don't sponsor visas", 'authorization'],
    ['Proof of automobile insurance', 'driving'],
    ['You have to have your own hand tools', 'equipment'],
    ['The physical demands of the class include sitting, driving and baking', 'physical'],
    ["It's physical work: ladders, ovens, flour", 'physical'],
    ['Must live in the county, Dayton or Lima being best', 'place'],
    ['We do a background check and a drug screen before the first day', 'checks'],
    [
      "Off-site baking happens, so you'll need a driver's licence and a record our insurance accepts",
      'driving',
    ],
    ['Ability to bake on all shifts', 'hours'],
    ['Proof of immunity (measles), annual flu vaccine and TB screening', 'checks'],
    ['Must pass N95 fit testing', 'checks'],
    ['Must be able to register with the NMLS and be bondable', 'checks'],
    ['Ability to obtain an airport SIDA badge', 'checks'],
    ['Ability to pass a fingerprint-based criminal history check', 'checks'],
    ['Valid Class C driver license', 'driving'],
    ['Able to lift 50 pounds and work in a hot, loud environment', 'physical'],
    ['Able to climb ladders and work in confined spaces, in heat, cold and noise', 'physical'],
    ['Appointees may not have been convicted of a felony', 'checks'],
    ['Must pass a criminal history records check', 'checks'],
    ['Requires lifting of objects weighing up to forty (40) pounds', 'physical'],
    ['Hearing protection must be worn at the mill', 'physical'],
    ['Hear and speak with guests', 'physical'],
    ['Some out of town work', 'travel'],
    ['2p-10p', 'hours'],
    ['Take part in an on-call rotation', 'hours'],
    ['You should be on the road half the time', 'travel'],
    ['You should be in the office Tuesdays', 'place'],
    ['A valid Class C motor vehicle operator’s license', 'driving'],
    ['Must be able to lift fifty (50) pounds', 'physical'],
    ['Must distinguish colors and see well enough to bake', 'physical'],
    ['Frequently bend, kneel, reach and push equipment', 'physical'],
    ['Must be at least eighteen (18) years of age', 'checks'],
    ['Must pass a drug screen, and is subject to random testing thereafter', 'checks'],
    ['Possession of a valid Class C (or equivalent) driver license', 'driving'],
    ['Valid driver license at the start, and maintenance thereof', 'driving'],
    ['Bakes on sometimes late evenings', 'hours'],
    ['Must work nights, and is subject to emergency recall', 'hours'],
    ['Available to work any shift, including nights', 'hours'],
    ['Able to work extended hours in spring', 'hours'],
    ['Valid passport', 'authorization'],
    ['A CORI check', 'checks'],
    ['Must have your own hand tools', 'equipment'],
    ['Live anywhere in the US', 'place'],
    ['Willing to relocate to Tulsa', 'place'],
    ['Hybrid: three days a week in the office', 'place'],
    ['Bereitschaft zu Schichtarbeit', 'hours'],
    ['Führerschein Klasse B', 'driving'],
  ])('"%s" is a condition of kind %s and not a requirement', (line, kind) => {
    const { requirements, conditions } = readPosting(required(line), 'Baker');
    expect(conditions.map((condition) => condition.kind)).toEqual([kind]);
    expect(requirements.filter(({ end }) => end > 0).map(({ label }) => label)).toEqual(['Sourdough baking']);
  });

  it.each([
    ['Location: Dayton, OH', 'place', 'Dayton, OH'],
    ['Schedule: Sunday to Thursday, late', 'hours', 'Sunday to Thursday, late'],
    ['Travel: Up to 20 percent, mostly by train', 'travel', 'Up to 20 percent, mostly by train'],
  ])('"%s" states it with a label', (line, kind, label) => {
    const [condition] = postingConditions(`Baker\n${line}\n\nRequirements\n- Sourdough baking\n`);
    expect(condition).toMatchObject({ kind, label });
  });

  it('what follows "Physical demands" or "Schedule" is a condition', () => {
    expect(
      kinds('Baker\n\nPhysical demands\n- Standing\n- Heat of the ovens\n\nSchedule\nNights.\n'),
    ).toEqual(['physical', 'physical', 'hours']);
  });

  it.each([
    'Experience with remote support tools',
    'Knowledge of background check procedures',
    'Booking travel arrangements for executives',
    'Hybrid cloud architecture',
    'Experience on call as an engineer',
    'Conduit bending up to four inches',
    'Works with the visa team of the bank on travel expenses',
    'Demonstrated ability to use a personal computer',
  ])('"%s" is a skill, not a condition', (line) => {
    const { requirements, conditions } = readPosting(required(line), 'Baker');
    expect(conditions).toEqual([]);
    expect(requirements.length).toBeGreaterThan(2);
  });

  it.each([
    'We offer paid holidays, sick leave and overtime pay.',
    'Tuition assistance, 11 bank holidays and a parking pass.',
    'Shift premium for nights and weekends.',
    'We can help with a visa and with the move.',
    'All applicants are considered without regard to citizenship, disability or national origin.',
  ])('"%s" is an offer, not a condition', (line) => {
    expect(kinds(`Baker\n\nRequirements\n- Sourdough baking\n\nBenefits\n${line}\n`)).toEqual([]);
  });

  it('the rest of a line with a condition stays a requirement', () => {
    const { requirements, conditions } = readPosting(
      required('Knowledge of QuickBooks, ability to lift 25 kg'),
      'Baker',
    );
    expect(conditions.map(({ label }) => label)).toEqual(['ability to lift 25 kg']);
    expect(requirements.some(({ text }) => text === 'QuickBooks')).toBe(true);
  });

  it("a commercial driver's license and an active clearance can be held, so they are requirements too", () => {
    const requirementTexts = (line: string) =>
      readPosting(required(line), 'Baker')
        .requirements.map(({ text }) => text)
        .join(' | ');
    expect(requirementTexts('CDL Class A license')).toContain('CDL Class A');
    expect(requirementTexts('Active secret clearance')).toContain('clearance');
    expect(kinds(required('Active secret clearance'))).toEqual(['checks']);
    expect(kinds(required('CDL Class A license'))).toEqual([]);
  });

  it('each is quoted once, word for word, and at most three of a kind', () => {
    const nights = ['Nights', 'Weekends', 'Early mornings', 'Rotating shifts', 'Saturdays'];
    const text = required([...nights, ...nights].join('\n- '));
    const conditions = postingConditions(text);
    expect(conditions).toHaveLength(3);
    for (const { text: quote, start, end } of conditions) expect(text.slice(start, end)).toBe(quote);
  });

  it.each(postings)(
    '$title: the same in plain text, Markdown and HTML, and the same as from readPosting',
    (posting) => {
      const labels = (text: string) => postingConditions(text).map(({ kind, label }) => `${kind}: ${label}`);
      const plain = labels(asPlainText(posting));
      expect(labels(asMarkdown(posting))).toEqual(plain);
      expect(labels(asHtml(posting))).toEqual(plain);
      const html = asHtml(posting);
      expect(readPosting(html).conditions).toEqual(postingConditions(html));
    },
  );

  it('changes no weight of any requirement', () => {
    const lines = ['Must be able to work weekends', 'Travel up to 10%', 'Background check required'];
    const requirementTexts = (text: string) =>
      readPosting(text, 'Baker').requirements.map(({ label, weight }) => [label, weight]);
    expect(requirementTexts(required(lines.join('\n- ')))).toEqual(
      requirementTexts('Baker\n\nRequirements\n- Sourdough baking\n'),
    );
  });
});

it.each([
  'Book domestic and international travel for the bakers',
  'Writing is a must, as we are a remote-first mill',
])('what others do is no condition: %s', (line) => {
  expect(kinds(required(line))).toEqual([]);
});

describe('a sentence of the introduction that names weekends is a condition if it is about the job or the reader', () => {
  it.each([
    'Weekends are required.',
    'A shop that requires weekends.',
    'Weekends are a requirement.',
    'The requirements include weekends.',
    'Able to come on weekends.',
    'Availability on weekends.',
    'Willingness to bake on weekends.',
    'Flexibility on weekends.',
    'Weekends as need arises.',
    'Weekends as needed.',
    'The ovens need weekends.',
    'The shop needs weekends.',
    'Weekends are expected.',
    'Occasional weekends.',
    'Weekends occasionally.',
    'Up to two weekends.',
    'Ten percent of weekends.',
    '10% of weekends.',
    'A position with weekends.',
    'The role is on weekends.',
    'This job is on weekends.',
    'Weekends for you.',
    'On weekends you’ll bake.',
    'Your weekends.',
    'Applicants for weekends.',
    'An applicant for weekends.',
    'Candidates for weekends.',
    'A candidate for weekends.',
    'Only weekends.',
  ])('%s', (sentence) => {
    expect(kinds(`Baker\n\n${sentence}\n`)).toEqual(['hours']);
  });

  it.each(['Weekends are busy.', 'The town sleeps on weekends.', 'Youth clubs meet on weekends.'])(
    'not %s',
    (sentence) => {
      expect(kinds(`Baker\n\n${sentence}\n`)).toEqual([]);
    },
  );
});

it.each([
  'Frequently bend, kneel, reach and push equipment',
  'Valid driver license at the start, and maintenance thereof as a condition of employment',
  'Must pass a drug screen, and is subject to random testing thereafter',
])('all of "%s" is a condition', (line) => {
  const text = required(line);
  expect(postingConditions(text).map((one) => one.text)).toEqual([line]);
  expect(
    readPosting(text, 'Baker')
      .requirements.slice(1)
      .map(({ label }) => label),
  ).toEqual(['Sourdough baking']);
});

it.each([
  ['Applicants must be able to lift, carry, and load trays.', ['physical']],
  ['The night crew lift, carry, and load trays.', []],
])(
  'what moves applicants must be able to make is a condition, also below notes: %s',
  (sentence, expected) => {
    expect(kinds(`Baker\n\nNotes\n${sentence}\n`)).toEqual(expected);
  },
);

it('conditions that lost their line breaks are told one by one', () => {
  expect(kinds(required('Valid driver license  Overnight travel up to 40%'))).toEqual(['driving', 'travel']);
});

it.each(['Twelve paid holidays and three weeks of vacation', 'Standing orders are kept in the log'])(
  'no condition: %s',
  (line) => {
    expect(kinds(required(line))).toEqual([]);
  },
);

it.each([
  ['Working conditions', ['physical', 'hours']],
  ['V. PHYSICAL DEMANDS AND WORK ENVIRONMENT', ['physical', 'physical']],
])('what stands below %j needs no more words to be a condition', (heading, expected) => {
  const posting = `Baker\n\nBenefits\n- Rye bread\n\n${heading}\n- Prolonged periods at an oven\n- Early-morning shifts\n`;
  expect(kinds(posting)).toEqual(expected);
});

it.each(['Elm Mill, Maple Grove, OH (Hybrid)', 'Elm Mill · Dayton, OH (On-site) · 3 days ago'])(
  'where the work is done is a condition beside the place, too: %s',
  (line) => {
    expect(kinds(`Baker\n${line}\n\nRequirements\n- Sourdough baking\n`)).toEqual(['place']);
  },
);

it('another condition below a heading about hours keeps its kind', () => {
  expect(kinds('Baker\n\nSchedule\n- Mondays\n- Must pass a background check\n')).toEqual([
    'hours',
    'checks',
  ]);
});

it.each([
  [
    'Physical demands: Must be able to lift 20 pounds.',
    'To apply: please send a letter. We’ll review applications as they come.',
    ['physical'],
  ],
  ['Schedule\n- Mondays', '- ServSafe certification must be kept current', ['hours']],
  ['Schedule\n- Mondays', '- Remote anywhere in the US', ['hours', 'place']],
])('what is something else than its heading keeps out of it: %j, %j', (heading, text, expected) => {
  expect(kinds(`Baker\n\n${heading}\n${text}\n`)).toEqual(expected);
});

it.each([
  ["Valid driver's license and a record acceptable to our insurer", 'driving'],
  ["Valid driver's license and clean MVR", 'driving'],
  ['Willingness to travel up to 70%, Monday to Thursday', 'travel'],
])('a condition is told whole: %s', (line, kind) => {
  const posting = required(line);
  expect(kinds(posting)).toEqual([kind]);
  expect(readPosting(posting, 'Baker').requirements.slice(1)).toHaveLength(1);
});

it.each(['a proven record of exceeding quotas', 'record keeping'])(
  'beside a license, only a record of driving belongs to it: %s',
  (other) => {
    const { requirements } = readPosting(required(`Valid driver's license and ${other}`), 'Baker');
    expect(requirements.slice(1)).toHaveLength(2);
  },
);

it('what is asked between two conditions stays a requirement', () => {
  const { requirements } = readPosting(
    required("A driver's license, three years of baking experience, and a clean driving record"),
    'Baker',
  );
  expect(requirements.map(({ kind }) => kind)).toContain('experience');
});

it('what leads to a condition asks for nothing by itself', () => {
  const { requirements } = readPosting(
    required('Additionally, bakers must be authorized to work in the country'),
    'Baker',
  );
  expect(requirements.slice(1).map(({ label }) => label)).toEqual(['Sourdough baking']);
});

it.each([
  ['Must have a valid U.S. passport', 'authorization'],
  ['Only bakers authorized to work in the US without sponsorship will be considered', 'authorization'],
  ['US Person status per ITAR (citizen or green card)', 'authorization'],
  ['Must have a valid U.S. driver’s license', 'driving'],
  ['No more than 2 moving violations in the past 3 years', 'driving'],
  ['Minimum of three years of licensed driving experience', 'driving'],
  ['Must pass a hair follicle test', 'checks'],
  ['Must have good eyesight and hearing', 'physical'],
  ['Vision must be correctable to 20/20', 'physical'],
  ['Your own hand tools', 'equipment'],
  ['Willingness and ability to travel', 'travel'],
  [
    'You are willing and able to travel 20% of the time to meet with mills, support fairs, and attend shows',
    'travel',
  ],
  ['Ability and willingness to travel as needed; estimate up to 20%', 'travel'],
])('%s is a condition and nothing else', (line, kind) => {
  const { conditions, requirements } = readPosting(required(line), 'Baker');
  expect(conditions).toMatchObject([{ kind }]);
  expect(requirements.slice(1).map(({ label }) => label)).toEqual(['Sourdough baking']);
});

it.each([
  'Must have own tools and three years of baking',
  'Two years of driving experience',
  'Must be able to travel, train customers on CNC machines',
  'Perform online searches for candidates on LinkedIn',
  'Bend and install conduit',
  '20/20 kitchen design software',
  'Experience preparing green card cases',
])('%s asks for something that can be held', (line) => {
  expect(readPosting(required(line), 'Baker').requirements.slice(1).length).toBeGreaterThan(1);
});

it.each([
  ['Two years of retail experience and a driving licence', 'Two years of retail experience'],
  ['Two years of sales experience and your own car', 'Two years of sales experience'],
])('%s is both a requirement and a condition', (line, label) => {
  const { conditions, requirements } = readPosting(required(line), 'Baker');
  expect(conditions).toMatchObject([{ kind: 'driving' }]);
  expect(requirements.map((one) => one.label)).toContain(label);
});

it.each([
  'Reference checks and a National Police Check will be required',
  'Must pass a polygraph, psychological evaluation and drug screening',
])('%s is a check', (line) => {
  expect(readPosting(required(line), 'Baker').conditions).toMatchObject([{ kind: 'checks' }]);
});

it.each([
  'The role is hybrid and based in our Elm Street office',
  'Hybrid working: two days a week in our Leeds office',
  'You’ll be in our Leeds office around one day a week',
  'This position is fully remote within the US',
  'This is a hybrid role based in our Leeds office three days a week',
])('where the job is done is a condition, also below "About the role": %s', (line) => {
  const { conditions, requirements } = readPosting(
    `Baker\n\nAbout the role\n${line}.\nYou will bake rye bread.\n\nRequirements\n- Rye baking\n`,
  );
  expect(conditions.map(({ kind, label }) => [kind, label])).toEqual([['place', line]]);
  expect(requirements.map(({ label }) => label)).not.toContain(line);
});
