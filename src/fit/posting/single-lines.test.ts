import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { ALL_ASKED } from './relevance/relevance.fixtures.ts';

/** What one bullet asks, if every bullet is asked: "level kind: label". */
const askedIn = (line: string, heading = 'Requirements'): string[] =>
  readPosting(`Baker\n\n${heading}\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ level, kind, label }) => `${level} ${kind}: ${label}`);

const conditionsIn = (line: string): string[] =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker').conditions.map(({ kind }) => kind);

describe('a wish in brackets is asked by itself', () => {
  it.each([
    ['Java (Kotlin a plus)', ['must tool: Java', 'nice tool: Kotlin']],
    ['Salesforce (HubSpot preferred)', ['must tool: Salesforce', 'preferred tool: HubSpot']],
    [
      'CDL Class A (hazmat a plus)',
      ['must certification: CDL Class A', 'nice certification: Hazmat endorsement'],
    ],
    [
      '3 years of outside sales (SaaS a plus)',
      ['must experience: 3 years of outside sales', 'nice skill: SaaS'],
    ],
    ['Docker (strongly preferred)', ['preferred tool: Docker']],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });
});

it.each([
  ['Prepares students for licensure testing', 'skill'],
  ['Oven licensure', 'certification'],
])('who prepares others for a license needs none: %s', (line, kind) => {
  expect(askedIn(line)[0]).toContain(` ${kind}: `);
});

it('a degree may be for grades with numbers', () => {
  expect(askedIn('Bachelor of Special Education K-12 and a teaching certificate')).toContain(
    'must education: Bachelor of Special Education K-12',
  );
});

it('asks for each ability of a list, however plain its words are', () => {
  const line =
    'Knowledge of ovens; and the ability to: write clearly; deal tactfully with others; scale recipes';
  expect(askedIn(line).map((row) => row.replace(/^\w+ \w+: /, ''))).toEqual(
    expect.arrayContaining(['Write clearly', 'Deal tactfully with others', 'Scale recipes']),
  );
});

it.each([
  'For twenty-two years I have practiced law here, and for sixteen of those Gloria sat at the desk.',
  'I’ve owned this mill since 1994.',
  'Tengo 19 años en este negocio.',
])('what the owner has done is not asked: %s', (line) => {
  const { requirements } = readPosting(`Baker\n\n${line}\n\nYou bake rye.\n`, 'Baker', ALL_ASKED);
  expect(requirements.slice(1).map(({ label }) => label)).toEqual(['You bake rye']);
});

it('how long the employer has done something is no experience', () => {
  expect(askedIn('We have been baking for this town for nineteen years').join()).not.toContain('experience');
  expect(askedIn('We need somebody who has been baking for three years').join()).toContain('experience');
});

it.each([
  ['hours', '2:30 pm to 1:00 am, Mon to Thu'],
  ['hours', 'OT on Fridays, most weeks'],
  ['hours', 'Open 5 am to 11 pm, seven days'],
  ['physical', 'Okay with heights, heat, cold, 50 lb'],
])('sets a condition and asks nothing else: %s, %s', (kind, line) => {
  expect([conditionsIn(line), askedIn(line)]).toEqual([[kind], []]);
});

it.each([
  'An RN license, no exceptions, along with two years of ICU work',
  'RN license together with two years of ICU work',
])('a license is asked beside the years that follow it: %s', (line) => {
  expect(askedIn(line).map((row) => row.split(':')[0])).toEqual(['must certification', 'must experience']);
});

it('who issues a certificate is no second one', () => {
  expect(
    readPosting('Nurse\n\nRequirements\n- FNP certification (AANP or ANCC)\n', 'Nurse').requirements[1]
      ?.terms,
  ).toEqual(['fnp-certification']);
  expect(readPosting('Nurse\n\nRequirements\n- BLS or ACLS\n', 'Nurse').requirements[1]?.terms).toEqual([
    'bls',
    'acls',
  ]);
});

it('reads a level that shouts', () => {
  expect(askedIn('Bakery experience STRONGLY preferred')).toEqual(['preferred skill: Bakery experience']);
});

describe('several things in one sentence are rows of their own', () => {
  it.each([
    [
      '3+ years Java and 2+ years Docker',
      ['must experience: 3+ years Java', 'must experience: 2+ years Docker'],
    ],
    [
      'You should be quick in Outlook, PowerPoint and Excel.',
      ['must tool: Microsoft Outlook', 'must tool: Microsoft PowerPoint', 'must tool: Microsoft Excel'],
    ],
    [
      'The stack is Go and Postgres on Kubernetes',
      ['must tool: Go', 'must tool: Postgres', 'must tool: Kubernetes'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line, 'Responsibilities')).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'Assess, plan and evaluate care, administer medicines, supervise students, and audit the medicine cabinet',
      [
        'must duty: Assess, plan and evaluate care',
        'must duty: Administer medicines',
        'must duty: Supervise students',
        'must duty: Audit the medicine cabinet',
      ],
    ],
    [
      'You hold an active real estate license, have closed six sales, and speak Spanish',
      [
        'must certification: Active real estate license',
        'must skill: Closed six sales',
        'must language: Speak Spanish',
      ],
    ],
    [
      'State plumbing license, 3 yrs service experience',
      ['must certification: Plumbing license', 'must experience: 3 yrs service experience'],
    ],
    ['Buy America and EN 15085', ['must skill: Buy America', 'must skill: EN 15085']],
  ])('%s', (line, expected) => {
    expect(askedIn(line, line.startsWith('Assess') ? 'Responsibilities' : 'Requirements')).toEqual(expected);
  });

  it('but years among others stay with them', () => {
    expect(askedIn('Five years of payroll, at least two of them as a lead')).toHaveLength(2);
  });
});

it('duties below each other are a list, also without bullets', () => {
  const posting =
    'Baker\n\nDuties\nAssists the public at the counter, by telephone and email.\nSchedules inspections of ovens.\nPrepares payroll\n\nRequirements\n- Docker\n';
  const { requirements } = readPosting(posting, 'Baker');
  expect(requirements.slice(1).map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    'duty: Assists the public at the counter, by telephone and email',
    'duty: Schedules inspections of ovens',
    'duty: Prepares payroll',
    'tool: Docker',
  ]);
});

it.each([
  [
    'Two years of experience as a public safety dispatcher',
    ['must experience: Two years of experience as a public safety dispatcher'],
  ],
  ['Docker (or a strong desire to switch from Java or Kotlin)', ['must tool: Docker']],
  [
    "You've personally managed at least $1M in annual paid spend",
    ["must skill: You've personally managed at least $1M in annual paid spend"],
  ],
])('one thing is one row: %s', (line, expected) => {
  expect(askedIn(line)).toEqual(expected);
});

describe('any of them will do', () => {
  it.each([
    [
      'Python or R, or other data analytics programming languages',
      ['must tool: Python or R, or other data analytics programming languages'],
    ],
    ['Proficient in one or more of R, Java, Scala, and Go', ['must tool: R, Java, Scala or Go']],
    [
      'Experience with data tools: Map/Reduce, Hadoop, Hive, Apache Spark, Gurobi, MySQL, etc.',
      ['must tool: Map/Reduce, Hadoop, Hive, Apache Spark, MySQL or similar'],
    ],
    [
      'MA-level degree or a combination of a BA-level degree and 3 years of related work',
      ['must education: MA-level degree or a combination of a BA-level degree and 3 years of related work'],
    ],
    [
      'You have been doing rye / spelt / sourdough baking for 5+ years',
      ['must experience: Been doing rye / spelt / sourdough baking for 5+ years'],
    ],
    [
      'Loaf / roll coursework, or oven inspection (ROI)',
      ['must skill: Loaf / roll coursework, or oven inspection (ROI)'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });
});

it.each([
  ['High school teaching', 'High school teaching'],
  ['Self-documenting code', 'Self-documenting code'],
  [
    'Must meet state licensing requirements for driving',
    'Must meet state licensing requirements for driving',
  ],
  [
    'Strong written, oral, and interpersonal communication skills',
    'Written, oral, and interpersonal communication',
  ],
  ['Strong written, verbal, and presentation skills', 'Written, verbal, and presentation skills'],
  ['Excellent written, verbal, and listening skills', 'Written, verbal, and listening skills'],
  [
    'Exposure to ovens in a milling, data science, or similar role',
    'Exposure to ovens in a milling, data science, or similar role',
  ],
])('keeps what makes it something else: %s', (line, label) => {
  expect(askedIn(line).map((row) => row.replace(/^\w+ \w+: /, ''))).toEqual([label]);
});

describe('examples of one thing are one row', () => {
  it.each([
    [
      'Charts with visualization tools such as: Tableau, Power BI, D3',
      ['must skill: Visualization tools (Tableau, Power BI, D3)'],
    ],
    [
      'Experience with EDR tools such as CrowdStrike Falcon, Carbon Black or Microsoft Defender for Endpoint',
      ['must skill: Experience with EDR tools such as CrowdStrike Falcon, Carbon Black or Microsoft …'],
    ],
    [
      'Experience with survey tools (Qualtrics, Typeform or similar)',
      ['must tool: Qualtrics, Typeform or similar'],
    ],
    ['Experience with eClinicalWorks (or similar EMR)', ['must tool: eClinicalWorks']],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });
});

describe('a language is what somebody speaks', () => {
  it.each([
    [
      'We welcome applicants who speak Cantonese, Punjabi or Tagalog.',
      'language: Cantonese, Punjabi or Tagalog',
    ],
    ['Bilingualism (English/French)', 'language: Bilingualism (English/French)'],
    ['Conversational French would be lovely, as our second office is in Geneva.', 'language: French'],
    ['Structured English Immersion endorsement', 'skill: Structured English Immersion endorsement'],
    [
      'Go over discharge instructions in plain English',
      'skill: Go over discharge instructions in plain English',
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line).join()).toContain(expected);
  });
});

describe('a condition leaves nothing to ask', () => {
  it.each([
    'Ability to lift 30 lb. boxes',
    'Able to stand 10 hrs., lift 50#, take the heat',
    'Four to six trips a year to customer sites',
    'Police records check',
    'Own hand tools; we supply the power tools',
    'Clean MVR',
    "Driver's license (car not required)",
    'Must live in Ohio, Indiana, or Kentucky',
    'Own car with insurance',
    'Own a reliable vehicle and valid insurance',
    '18 or older',
    'You must be 21.',
    'No sponsorship',
    'Clean background',
    'Smart phone',
    'Background check and drug screen, as for everyone at Elm Mill',
    'Residence within two hours of the mill',
    '50-55 hrs/wk',
    'Must be insurable',
    'Manual dexterity',
    'Reliable transportation – not on bus line',
    'Evenings and weekends belong to the job; we do try to be fair about it.',
    "No felonies involving theft, because we're in people's homes.",
    'pass hair follicle + physical',
    'Pass the background, psych, hearing test and drug screen',
    'US citizen or lawful permanent resident',
    'Able to sit for 12 hrs and watch the ovens',
    'Ability to work in -10°F freezer environments',
    'Must live, or be willing to relocate, within 45 minutes of the mill.',
    'Must be able to climb ladders to 150 ft, work in confined spaces, wear SCBA, lift 50 lb.',
  ])('%s', (line) => {
    expect(askedIn(line)).toEqual([]);
    expect(conditionsIn(line)).not.toEqual([]);
  });
});

describe('a level belongs to what it stands beside', () => {
  it.each([
    [
      'Solid expertise in a programming language (e.g. R, Python) preferably in a cloud environment',
      ['must skill: Programming languages (R, Python)', 'preferred skill: Cloud environment'],
    ],
    ['Python (required), Go (preferred)', ['must tool: Python', 'preferred tool: Go']],
    ['Python, SQL and (ideally) dbt', ['must tool: Python', 'must tool: SQL', 'preferred tool: dbt']],
    ['Python, and ideally Docker', ['must tool: Python', 'preferred tool: Docker']],
    ["At least a bachelor's; a master's helps", ["must education: Bachelor's", "nice education: Master's"]],
    [
      "HS diploma or GED req'd; associate's in accounting pref'd",
      ['must education: HS diploma or GED', "preferred education: Associate's in accounting"],
    ],
    ['Some knowledge of German helps', ['nice language: German']],
    ['TIPS card before your first shift', ['must certification: TIPS card']],
    ['Bilingual (English/Spanish) a +', ['nice language: Bilingual (English/Spanish)']],
    ['Retail exp. preferred, not required', ['nice skill: Retail exp']],
    ['Agency experience preferred', ['preferred skill: Agency experience']],
    ['Knowledge of French is considered a strong asset', ['nice language: Knowledge of French']],
    ['CaseWare would be considered an asset', ['nice tool: CaseWare']],
    [
      'Python or Docker experience a plus - Kubernetes required',
      ['nice tool: Python or Docker', 'must tool: Kubernetes'],
    ],
    [
      'Knowledge of procurement law is not required, but is nice to have',
      ['nice skill: Knowledge of procurement law'],
    ],
    [
      'Bilingual Spanish skills earn an additional 3% incentive.',
      ['nice language: Bilingual Spanish skills earn an additional 3% incentive'],
    ],
    ["It'd be lovely, though by no means essential, if you speak French", ['nice language: French']],
    [
      'It would be great, but is not at all required, if you know Docker and Terraform',
      ['nice tool: Docker', 'nice tool: Terraform'],
    ],
    ["It helps, but isn't required, if you've used Docker.", ['nice tool: Docker']],
    ["Ideally, though it isn't a must, you have Kubernetes", ['nice tool: Kubernetes']],
    [
      'CDL Class A (hazmat endorsement)',
      ['must certification: CDL Class A', 'must certification: Hazmat endorsement'],
    ],
    [
      'CDL Class B (P & S endorsements)',
      ['must certification: CDL Class B', 'must certification: P & S endorsements'],
    ],
    [
      'CDL with endorsements (hazmat, tanker)',
      ['must certification: CDL', 'must certification: Hazmat endorsement or Tanker endorsement'],
    ],
    [
      'You need a current Oregon CNA certificate (CNA 2 acute care is welcome but can be earned here).',
      ['must certification: Oregon CNA certificate'],
    ],
    [
      'Two or more years of baking; one year will be considered with a completed residency',
      ['must experience: Two or more years of baking'],
    ],
    ['Class B water license', ['must certification: Class B water license']],
    [
      'Class C water operator license or higher',
      ['must certification: Class C water operator license or higher'],
    ],
    ['University qualification in accounting', ['must education: University qualification in accounting']],
    ['EPA 609 certified or willing to get it', ['must certification: EPA 609']],
    ['If you are a CPA or working toward it, even better – we pay for exams.', ['nice certification: CPA']],
    [
      '3-5 years of accounting experience, manufacturing experience is an asset',
      ['must experience: 3-5 years of accounting experience', 'preferred skill: Manufacturing experience'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });

  it('and a heading with an emoji gives its level to the list below it', () => {
    const posting = 'Developer\n\n🥖 Ingredients we need\n• Docker\n\n🧈 Nice, not needed\n• GraphQL\n';
    const { requirements } = readPosting(posting, 'Developer', ALL_ASKED);
    expect(requirements.slice(1).map(({ level, label }) => `${level}: ${label}`)).toEqual([
      'must: Docker',
      'nice: GraphQL',
    ]);
  });
});

it.each(['NOT FOR YOU IF', 'What you won’t do here', 'This isn’t for you if:'])(
  'below "%s", nothing is asked',
  (heading) => {
    const posting = `Baker\n\nRequirements\n- Five years of baking\n\n${heading}\n- You leave a mess in the ovens\n`;
    expect(readPosting(posting, 'Baker').requirements.map(({ label }) => label)).toEqual([
      'Baker',
      'Five years of baking',
    ]);
  },
);

describe('a heading that wishes', () => {
  it.each([
    ['Preferences:', 'preferred'],
    ['Bonus!', 'nice'],
    ['Bonus points if you...', 'nice'],
    ["You'll stand out if you…", 'preferred'],
    ['NICE BUT NOT NEEDED:', 'nice'],
    ["Not needed but we'd high-five you", 'nice'],
    ['🥖 bonus pts 🥖', 'nice'],
    ['These will help you stand out', 'preferred'],
    ['Candidates with the following will stand out', 'preferred'],
    ['What gives you an edge', 'preferred'],
    ["You'll be a stronger candidate with", 'preferred'],
    ['Useful but not essential', 'nice'],
    ['Helpful, not required', 'nice'],
    ['Handy but not needed', 'nice'],
  ])('%s gives its level to the list below it', (heading, level) => {
    const posting = `Developer\n\nRequirements\n- Docker\n\n${heading}\n- know GraphQL\n`;
    const { requirements } = readPosting(posting, 'Developer', ALL_ASKED);
    expect(requirements.slice(1).map((one) => `${one.level}: ${one.label}`)).toEqual([
      'must: Docker',
      `${level}: GraphQL`,
    ]);
  });
});

it.each([
  [
    'LICENSES AND CERTIFICATES\nPossession of a valid Ohio Journeyman Electrician license.',
    ['Ohio Journeyman Electrician license'],
  ],
  ['CERTIFICATES, LICENSES, REGISTRATIONS\nNotary Public preferred', ['Notary Public']],
])('what stands below a heading for licenses is asked: %j', (words, expected) => {
  const { requirements } = readPosting(`Electrician\n\n${words}\n\nRequirements\n- Docker\n`, 'Electrician');
  expect(requirements.slice(1).map(({ label }) => label)).toEqual([...expected, 'Docker']);
});

it('the title of the job is asked once', () => {
  const posting =
    'Elm City invites applications for the position of:\nMaintenance Electrician (Public Works – Utilities)\n\nRequirements\n- Docker\n';
  const { requirements } = readPosting(posting, 'Maintenance Electrician', ALL_ASKED);
  expect(requirements.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    'title: Maintenance Electrician',
    'tool: Docker',
  ]);
});

it.each([
  ['REQUIRED DOCUMENTS (attach to your application)\n- Letter of Introduction\n- Copy of credential'],
  ['Property: Lakeshore Inn & Suites (148 rooms), a property managed by Elm Hospitality'],
  ['Nurse to patient ratio is typically 1:5.'],
])('what stands above the requirements asks nothing: %j', (words) => {
  const { requirements } = readPosting(`Baker\n\n${words}\n\nRequirements\n- Docker\n`, 'Baker');
  expect(requirements.slice(1).map(({ label }) => label)).toEqual(['Docker']);
});

it.each([
  'No German? No problem',
  '0-2 years of experience',
  'Run the Midwest, home every weekend!',
  'Regular and reliable attendance required',
  'Entry level; no experience necessary',
  'References',
  'Company van, phone and power tools provided',
  'If you hate cold calls, fine, we get our leads elsewhere',
  "Yes, it's a company about bread",
  "EPA 608 is what we mean. Type II won't cut it.",
])('what says nothing asks nothing: %s', (line) => {
  expect(askedIn(line).filter((row) => !row.includes('EPA 608'))).toEqual([]);
});

describe('what requires nothing', () => {
  it.each([
    'Lived experience, including a record, doesn’t automatically rule you out',
    'We don’t care much about a degree, although if you studied baking that’s nice',
    'Imagine turning your passion for bread into loaves',
    'For example, we are using AI to help design new rolls',
    'The Elm Mill team leverages the power of wheat to bake',
    'With the help of some of the brightest minds in baking, we are changing bread',
    'Connect with us on Twitter, Facebook and LinkedIn or watch a video',
    'Join a company of people with hopes and plans',
    'Your two-year programme comprises three rotations of eight months',
    'Please note that our assessment days will be in Leeds',
    'Applications open: 15 September 2026',
    'Verified volunteer experience equivalent to that required is acceptable.',
    'Verification must be provided by the applicant.',
    'Elm Mill considers qualified applicants even if applicants have a conviction',
    'Interested candidates should forward a CV and a motivation letter as one Word document',
    'Sign-on bonus: $15,000 for experienced bakers',
    'Can start ASAP',
    'Degree in baking or similar – or none at all, we don’t mind',
    'Modern computer (see www.elm.example/list.php)',
    'There is no baking at night.',
    'Kia ora!',
    'CTC: 22 - 32 LPA',
    'Elm Mill is growing and we need a strong baker for our shop.',
    'EOE.',
    'Comp: $66,000 - $81,000, company truck, fuel card, quarterly bonus, 9 paid holidays, pension after 5 yrs.',
    'Some background.',
    "Send me something about you and one photo of a loaf you're proud of.",
    'Questions? call Deb in the bakery at 555-0101',
    'Resume to jobs@elm.example attn Pam',
    'Call or text Jack 216-555-0163.',
    'Interview mode: 2 rounds virtual + 1 F2F',
    "We're hiring!!",
    'Tag a friend who bakes!',
    '(An approved baking course of 6 months or more may count as one year.)',
    "okay with 5am starts on Friday and Saturday, and yes that's a pain",
    "You need to have the right to work in the EU; we can't sponsor visas at the moment, sorry.",
    'Elm & Thistle is looking for a BAKER to join our little shop family',
    'Busy four-oven shop seeks experienced baker.',
    'You get your own assistant two days a week',
    'EQUIPMENT: 2023-2025 Kenworth T680s, automatics, governed at 68, fridge',
    'Small rye-minded bakery in Bend (Ida Holm, owner).',
    "It's a bakery for one of the big grocers (we can tell which when we talk)",
    'Preference will be given to candidates from designated groups in line with our Employment Equity plan.',
  ])('%s', (line) => {
    expect(askedIn(line)).toEqual([]);
  });
});

it.each(['Skills, Knowledges, Abilities, and Personal Qualifications', 'Skills & Experience Needed'])(
  'what stands below "%s" is a must',
  (heading) => {
    expect(askedIn('Sourdough baking', heading)).toEqual(['must skill: Sourdough baking']);
  },
);

it.each([
  ['What the job comes down to: you bake the rye yourself', ['must skill: Bake the rye yourself']],
  ['A typical month might include baking rye for the county', ['must skill: Baking rye for the county']],
  ['Excel: pivot tables and lookups, not just typing in cells', ['must tool: Excel (Pivot tables)']],
  ['Rye is not optional', ['must skill: Rye is not optional']],
  ['A degree in baking is common here but not a condition', ['nice education: Degree in baking']],
  ['Inspect the ovens, annual and five year', ['must skill: Inspect the ovens, annual and five year']],
  ['HS or GED', ['must education: HS or GED']],
  [
    'Typing (45 WPM) and 10-key (10,000 KPH)',
    ['must skill: Typing (45 WPM)', 'must skill: 10-key (10,000 KPH)'],
  ],
  ['Must type 60 wpm with accuracy', ['must skill: Type 60 wpm']],
])('asks what is meant: %s', (line, expected) => {
  expect(askedIn(line)).toEqual(expected);
});

it('shares of time are no part of duties, and their heading is read', () => {
  const posting =
    'Baker\n\nPosition Details\n\nDuties (approx. % of time)\n45%  Bakes rye, spelt and oat bread for the county.\n25%  Orders flour from Elm Mill.\n';
  const { requirements } = readPosting(posting, 'Baker', ALL_ASKED);
  expect(requirements.slice(1).map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    'duty: Bakes rye, spelt and oat bread for the county',
    'duty: Orders flour from Elm Mill',
  ]);
});

it('what the employer offers may be asked and answered on one line', () => {
  const line = 'What’s in it for you? Meals on duty, discounted stays, and a proper career path.';
  expect(readPosting(`Baker\n\nRequirements\n- Rye\n\n${line}\n`, 'Baker').requirements).toHaveLength(2);
});

describe('is a condition', () => {
  it.each([
    ['At least 18 years at time of appointment', 'checks'],
    ['Mayor de 21 años', 'checks'],
    ['Bakers may be required to work on the day, evening, or morning shifts.', 'hours'],
    ['Bakers may be required to work various hours and shifts', 'hours'],
    ['Under the Testing Act of 1994, you may be required to undergo drug and alcohol testing', 'checks'],
    ['Bakers may be required to pass an annual fitness evaluation', 'checks'],
    ['Singaporeans and Permanent Residents only', 'eligibility'],
    [
      'Only apply to this job if you are a citizen, a resident of Canada, or have a work permit',
      'authorization',
    ],
    ['Class B driving licence', 'driving'],
    ['Night shift 6p-4:30a Sun-Wed', 'hours'],
    ['4 nights per week', 'hours'],
    ['NO felony theft convictions in last 7 yrs', 'checks'],
    ['All applicants will be subject to child safety screening', 'checks'],
  ])('%s', (line, kind) => {
    expect(conditionsIn(line)).toEqual([kind]);
    expect(askedIn(line)).toEqual([]);
  });
});

describe('a degree', () => {
  it.each([
    [
      'A strong Maths, Physics or Biology focused Bachelor’s degree',
      'Maths, Physics or Biology focused Bachelor’s degree',
    ],
    [
      'Bachelor’s degree with emphasis on coursework in numbers (e.g., Statistics, Physics)',
      'Bachelor’s degree with emphasis on coursework in numbers (e.g., Statistics, Physics)',
    ],
    ['A postgraduate qualification in Data Science', 'Postgraduate qualification in Data Science'],
    ['Tertiary qualification in accounting', 'Tertiary qualification in accounting'],
    ['Degree in Welding Engineering or Mining', 'Degree in Welding Engineering or Mining'],
    ['GCSE grade C/4 or above in English and Maths', 'GCSE grade C/4 or above in English and Maths'],
    ['GCSE maths at grade 6 and English at grade 5', 'GCSE maths at grade 6 and English at grade 5'],
    ['English GCSE at grade 4/C', 'English GCSE'],
    ['NVQ Level 3 Teaching Assistant', 'NVQ Level 3 Teaching Assistant'],
    ['B.Com', 'B.Com'],
  ])('is asked as it is written: %s', (line, label) => {
    expect(askedIn(line)).toEqual([`must education: ${label}`]);
  });

  it('in whose course one must be is no work', () => {
    expect(askedIn('At least 1 year in the Master’s or Ph.D. program in Statistics')).toEqual([
      'must education: Master’s or Ph.D. program in Statistics',
    ]);
  });
});

describe('how much it matters', () => {
  it.each([
    ['Maintenance of ovens under the Payment of Bonus Act', 'must'],
    ['Sourdough baking (highly regarded)', 'preferred'],
    ['Sourdough baking would be good', 'nice'],
    ['If you know Dentrix, wonderful', 'nice'],
    ['Spanish helps with our guests but isn’t a must', 'nice'],
    ['Xhosa will be to the candidate’s benefit', 'nice'],
    ['An understanding of rye is valued.', 'nice'],
    ['HACCP Level 1 or 2 an advantage', 'nice'],
  ])('%s: %s', (line, level) => {
    expect(askedIn(line).map((row) => row.split(' ')[0])).toEqual([level]);
  });
});

describe('a name is told with what it belongs to', () => {
  it.each([
    ['Programming skills in Python and R', ['must tool: Python', 'must tool: R']],
    ['Strong written and verbal presentation skills', ['must skill: Written and verbal presentation skills']],
    ['Payroll software – greytHR / Keka / SAP HCM (any one)', ['must tool: greytHR / Keka / SAP HCM']],
    [
      'Strong relationship building and collaborative skills',
      ['must skill: Relationship building and collaborative skills'],
    ],
    [
      'Experience with baking programs is desirable, e.g., Excel, Word',
      ['preferred skill: Baking programs (Excel, Word)'],
    ],
    ['Models (e.g. in R, Python, Matlab) required', ['must tool: R, Python or MATLAB']],
    [
      'Possession of a Commission on Peace Officer Standards and Training (P.O.S.T.) Section 832 Certificate prior to completion of probation',
      ['must certification: Peace Officer Standards and Training'],
    ],
    ['ArgoCD or any GitOps tool', ['must tool: ArgoCD or any GitOps tool']],
    [
      'Fluency in English, isiZulu advantageous',
      ['must language: English', 'nice language: isiZulu advantageous'],
    ],
    [
      'Fluent English, a second European language is an advantage',
      ['must language: English', 'nice skill: A second European language'],
    ],
    ['Three years of night work in a mill', ['must experience: Three years of night work in a mill']],
    [
      '5 years post-graduate experience in road design',
      ['must experience: 5 years post-graduate experience in road design'],
    ],
    ['Good spoken and written English', ['must language: Good spoken and written English']],
    ['Advise line management and bake rye', ['must skill: Advise line management and bake rye']],
    [
      'Certificate III or IV in Individual Support',
      ['must certification: Certificate III or IV in Individual Support'],
    ],
  ])('%s', (line, rows) => {
    expect(askedIn(line)).toEqual(rows);
  });
});

it.each([
  ['SQL or other big data querying language', 'SQL or other big data querying language'],
  ['Programming experience in two or more of Scala, R, Python', 'Two of Scala, R or Python'],
  ['Proficiency in one or more of Excel, Tableau, Power BI', 'Microsoft Excel, Tableau or Power BI'],
])('a choice is one row with its end: %s', (line, label) => {
  expect(askedIn(line).map((row) => row.replace(/^\w+ \w+: /, ''))).toEqual([label]);
});

it.each([
  ['Experience in influencing decision making through data', 'Influencing decision making'],
  ['Experience with welding', 'Welding'],
  ['Baking experience required', 'Baking'],
])('a skill keeps what it is done to: %s', (line, label) => {
  expect(askedIn(line).map((row) => row.replace(/^\w+ \w+: /, ''))).toEqual([label]);
});

it.each([
  ['Knowledge of safety practices in boilers and pressure vessels', 'safety practices in'],
  ['Continuing education related to phlebotomy', 'ontinuing education related to'],
])('%s isn’t asked for what it is about alone', (line, words) => {
  const rows = askedIn(line);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(words);
});
