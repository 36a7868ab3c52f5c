import { describe, expect, it } from 'vitest';
import { statementsOf } from '../lines/statements.ts';
import { postingView } from '../view/posting-view.ts';
import { isAlsoRequirement, withoutConditions } from './conditions.ts';
import { postingConditions } from './posting-conditions.ts';

/** The conditions of a posting with one line below "Requirements". */
const among = (line: string) => postingConditions(`Baker\n\nRequirements\n- ${line}\n`);
const kindsOf = (line: string) => among(line).map(({ kind }) => kind);
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe.each([
  [
    'authorization',
    `Legally authorized to work in Canada
    Legally authorised to work in Ireland
    Authorization to work in the States
    Permission to work in the States
    Current work authorisation
    The right to work here
    Eligible to work in Ireland
    Eligibility to work in Ireland
    Permitted to work in Malta
    Entitled to work in Malta
    A work permit for Norway
    No visa needed from us
    Able to start without sponsorship
    Sponsorship is out of the question
    Sponsorship not on offer
    Unable to sponsor anybody
    Not able to provide sponsor letters
    Unable to provide sponsor letters
    Proof of citizenship
    For US citizens
    US citizen or similar
    An American citizen
    British citizens
    You need to be a New Zealand citizen or resident
    Permanent resident of Chile
    Gültige Arbeitserlaubnis
    Permis de travail valable
    Permiso de trabajo`,
  ],
  [
    'driving',
    `Valid Class C California driver's license at time of appointment
    Valid NYS Class D license
    A driver license
    Drivers licence
    Driver's license
    Driver’s licence
    Drivers' license
    A driving licence
    A clean driving record
    Clean driving record
    Furnish an automobile
    Motor vehicle record without points
    Your own car
    Your own vehicle
    Reliable vehicles
    With their own cars
    Personal transport
    Reliable transportation
    Your own means of transport
    Access to a car
    Access to a vehicle
    Führerschein der Klasse B
    Fuhrerschein
    Permis B
    Permis de conduire
    Carnet de conducir
    Carné de conducir`,
  ],
  [
    'checks',
    `A background check
    Background checks
    Background screening
    Background investigation
    Background clearance
    Criminal record free of theft
    Credit history in order
    Credit checks
    Drug test
    Drug tests
    Drug-testing at any time
    Drug screening
    A drug-free person
    Pre-employment physical
    Preemployment medical
    Fingerprints
    Fingerprinting
    Security clearance
    Secret clearance
    TS/SCI clearance
    Level 3 clearance
    Public trust level clearance
    NATO clearance
    SC clearance
    Polygraph
    Enhanced DBS check
    DBS
    Basic DBS
    CRB check
    PVG
    Proof of required immunizations
    Proof of immunization
    Proof of vaccination
    Proof of vaccinations
    Fully vaccinated
    Vaccinated
    Medical exam
    Medical examination
    Medical clearance
    Tuberculosis screening
    TB test
    Drug and alcohol rules
    Aged over 21
    To be at least 18
    Live scan
    18 years old
    18 years of age
    Seventeen years of age or older
    21 years or older
    Führungszeugnis
    Casier judiciaire vierge`,
  ],
  [
    'physical',
    `Exposure to flour dust
    Exposure to blood and body fluids
    Stand nine hours
    Exposed to the elements
    In proximity to chemicals
    Work under adverse conditions
    Working in hazardous environments
    Lift 50 lbs
    Lifting up to 5 lb
    Carry trays of 20kg
    Carrying sacks of 10 kgs
    Push 100 pounds
    Pushing a 40-pound cart
    Pull 30 kilos
    Pulling 1 kilo
    Move 15 kilograms
    Moving a 25 kilogram sack
    Heavy lifting
    Repetitive lifting
    Stand for hours
    Standing all day
    Able to stand and walk for hours
    Standing or sitting most of the day
    Standing
    On your feet
    On one's feet
    Prolonged periods at a desk
    Prolonged period at a desk
    Prolonged sitting
    Long periods at a desk
    Climb ladders
    Climbing stairs
    Physical demands of a bakery
    Physically demanding
    Physically fit
    Physical fitness
    Physical stamina
    Physically able
    Kneeling
    Kneel
    Crouch
    Crouching
    Stooping
    Stoop
    Bend or reach
    Bending and reaching
    Working at heights
    Work at heights
    Comfortable when working at height
    Extreme heat
    Extreme desert heat
    Extreme temperature
    Extreme temperatures
    Work outdoors
    Working outdoors
    Outdoor work
    All weather
    All weathers
    Wear a respirator
    Körperlich belastbar
    Korperlich belastbar`,
  ],
  [
    'travel',
    `Travel to the shops
    Travelling
    Traveling
    Reisebereitschaft
    Dienstreisen
    Déplacements
    Deplacements
    Viajar`,
  ],
  [
    'hours',
    `Subject to call
    36 to 40 hours
    Loaves at any hour
    Loaves 7 days a week
    Monday through Friday
    Monday to Saturday
    Bread during regular school hours
    Outside normal working hours
    Weekends
    Weekend
    Week-end
    Evenings
    Evening
    Nights
    Overnight
    Late nights
    Overnights
    Night work
    Night duty
    Bank holidays
    Holidays
    Overtime
    Over-time
    On call
    On-call
    Rotating shifts
    Rotating shift
    Split schedule
    Swing schedules
    Irregular hours
    Day and twilight shifts
    8 hour shift
    12-hour shifts
    Twelve-hour shifts
    2nd shift
    Shift work
    Shift pattern
    Saturday
    Saturdays
    Sunday
    Sundays
    Early morning
    Early mornings
    Early start
    Early starts
    24/7
    From 6 am
    From 6:30am
    Until 10 pm
    40 hours a week
    37.5 hours per week
    50+ hours each week
    Long days
    Open availability
    Availability on short notice
    Flexible schedule
    Flexible with hours
    Schichtarbeit
    Schichtdienst
    Am Wochenende
    Wochenend und Feiertag
    Horaires décalés
    Horaires decales
    Turnos rotativos
    Fines de semana`,
  ],
  [
    'place',
    `In the Elm Street office at least two days a week
    Remote
    Remotely
    Fully remote
    Hybrid
    Able to work from home
    Able to be working from anywhere
    Three days a week in the shop
    One day per week at the mill
    Two days in the office
    One day on-site
    Two days onsite
    One day in-office
    Two days inoffice
    Fully on-site
    100% onsite
    On-site position
    Onsite role
    The work is on-site
    Willing to relocate
    Relocation required
    Relocation is necessary
    Relocation will be expected
    To be based in Leeds
    The team is based at the mill
    Based in our mill
    Must reside in Ohio
    Living within ten miles
    Commute to Leeds
    Commutable distance
    Local candidates`,
  ],
])('a condition of the kind "%s"', (kind, phrases) => {
  it.each(lines(phrases))('"%s"', (line) => {
    expect(kindsOf(line)).toEqual([kind]);
  });
});

describe('a skill or an offer that sounds like a condition', () => {
  it.each(
    lines(`Exposure to Python
    You will be a Chief Resident
    Fingerprint identification
    Classify fingerprints
    Advice based on evidence
    Taught hybrid courses
    Clubs after regular school hours
    Report hazardous conditions
    Travel industry knowledge
    Travel agency background
    Travel agents as customers
    Travel arrangements
    Travel booking
    Travel planning
    Travel and expense software
    Travel policy writing
    Travel nurse contracts
    Travel trade shows
    Travel sector contacts
    Travel management
    Remote access tools
    Remote support
    Remote desktop
    Remote sensing
    Remote monitoring
    Remote team leadership
    Remote teams
    Remote site logistics
    Remote controls
    Remote user support
    Remote systems
    Remote offices
    Remote diagnostics
    Remote infrastructure
    Remote troubleshooting
    Remote hands
    Remote tool building
    Remote learning
    Remote location filming
    Remote supervision
    Hybrid cloud
    Hybrid vehicles
    Hybrid car repair
    Hybrid identity
    Hybrid environment design
    Hybrid apps
    Hybrid app design
    Hybrid events
    Hybrid team leadership
    Hybrid seed breeding
    Hybrid system design
    Hybrid/electric drives
    Hybrid Microsoft set-ups
    Experience with background checks
    Knowledge of drug testing
    Understanding of visa rules
    Familiar with security clearance paperwork
    Familiarity with visa rules
    Experienced in background checks
    Experiences with background checks
    Experience conducting background checks
    Experience performing drug tests
    Experience running fingerprint labs
    Experience of drug testing
    Proficiency in drug testing
    Proficient with polygraphs and a polygraph
    Night shift experience
    CDL and a clean driving record`),
  )('"%s"', (line) => {
    expect(among(line)).toEqual([]);
  });

  it.each(
    lines(`Nights at $20 an hour
    Nights at € 20
    Paid weekends
    Night differential
    Night premium
    Weekend bonus
    Weekend bonuses
    Weekend benefits
    Travel insurance
    Weekends and 401(k)
    Weekends and PTO
    Weekends off
    Travel is reimbursed
    Travel stipend
    Travel allowance
    Competitive overtime
    Salary for nights
    Travel expenses
    Travel discount
    Travel discounts
    Applicants with a visa
    Applicant with a criminal record
    Criminal history and fair chance
    Weekends are considered
    Evenings are encouraged
    Regardless of citizenship
    Disability and physical ability
    Standing with accommodations`),
  )('"%s"', (line) => {
    expect(among(line)).toEqual([]);
  });

  it.each(
    lines(`We are an equal opportunity employer of any citizenship
    Hired without regard to citizenship
    This bakery does not discriminate on citizenship
    National origin and citizenship play no part
    Sexual orientation and citizenship play no part`),
  )('"%s"', (line) => {
    expect(among(line)).toEqual([]);
  });
});

describe('a heading that names conditions', () => {
  it.each([
    ['Physical demands', 'physical'],
    ['Physical demand', 'physical'],
    ['The physical requirements', 'physical'],
    ['Physical requirement', 'physical'],
    ['Schedule', 'hours'],
    ['Work schedule', 'hours'],
    ['Working hours', 'hours'],
    ['Job shift', 'hours'],
    ['Shifts', 'hours'],
    ['Shift pattern', 'hours'],
    ['Rota', 'hours'],
    ['Working pattern', 'hours'],
    ['Arbeitszeit', 'hours'],
    ['Horaires', 'hours'],
    ['Horario', 'hours'],
    ['Travel', 'travel'],
    ['Travel required', 'travel'],
    ['Travel requirement', 'travel'],
    ['Travel requirements', 'travel'],
    ['Location', 'place'],
    ['Locations', 'place'],
    ['Work location', 'place'],
    ['Office location', 'place'],
    ['Place of work', 'place'],
    ['Workplace', 'place'],
    ['Where', 'place'],
    ['Standort', 'place'],
    ['Arbeitsort', 'place'],
    ['Einsatzort', 'place'],
    ['Lieu', 'place'],
    ['Lieu de travail', 'place'],
    ['Ubicación', 'place'],
    ['Ubicacion', 'place'],
    ['Pre-employment checks', 'checks'],
    ['Preemployment screening', 'checks'],
    ['Background check', 'checks'],
    ['Background requirement', 'checks'],
    ['Background requirements', 'checks'],
    ['Security clearance', 'checks'],
  ])('"%s:" makes the lines below it conditions of kind %s', (heading, kind) => {
    expect(postingConditions(`Baker\n\n${heading}:\n- As agreed\n`)).toMatchObject([
      { kind, label: 'As agreed' },
    ]);
  });

  it.each([
    'Our location',
    'Schedule a visit',
    'Where next',
    'Travel team',
    'Location history',
    'Their schedule',
    'Your background check',
  ])('"%s:" does not', (heading) => {
    expect(postingConditions(`Baker\n\n${heading}:\n- As agreed\n`)).toEqual([]);
  });

  it('applies to two lines and no more', () => {
    const below = '- Mondays\n- Tuesdays\n- Wednesdays\n';
    expect(postingConditions(`Baker\n\nSchedule:\n${below}`).map(({ label }) => label)).toEqual([
      'Mondays',
      'Tuesdays',
    ]);
  });

  it('applies to the whole text up to 200 characters, and to the conditions in a longer text', () => {
    const story = (length: number) =>
      `The ovens are lit ${'and lit '.repeat(40)}`.slice(0, length - 1).concat('x');
    expect(postingConditions(`Baker\n\nSchedule:\n- ${story(200)}\n`)).toHaveLength(1);
    expect(postingConditions(`Baker\n\nSchedule:\n- ${story(201)}\n`)).toEqual([]);
  });

  it('ends where the next section begins', () => {
    expect(
      postingConditions('Baker\n\nSchedule:\n- Mondays\n\nRequirements\n- Rye bread\n').map(
        ({ label }) => label,
      ),
    ).toEqual(['Mondays']);
  });
});

describe('one line with several conditions', () => {
  it.each([
    ['Weekends; reliable car', ['hours: Weekends', 'driving: reliable car']],
    ['Must be insurable under our policy', ['driving: Must be insurable under our policy']],
    ['Bring your own hand tools', ['equipment: Bring your own hand tools']],
    [
      'The shift is Monday to Friday, 5:30 a.m. to 2 p.m., twelve months a year',
      ['hours: The shift is Monday to Friday, 5:30 a.m. to 2 p.m., twelve months a year'],
    ],
    ['Background in travel writing', []],
    ['Skill in climbing towers and working at heights', []],
    ['Position will be located in Leeds', ['place: Position will be located in Leeds']],
    [
      'Must furnish an automobile, properly insured, for use in City service',
      ['driving: Must furnish an automobile, properly insured, for use in City service'],
    ],
    ['Must furnish his or her own automobile', ['driving: Must furnish his or her own automobile']],
    ['Weekends, reliable car', ['hours: Weekends', 'driving: reliable car']],
    ['Weekends, and reliable car', ['hours: Weekends', 'driving: reliable car']],
    ['Weekends, or reliable car', ['hours: Weekends', 'driving: reliable car']],
    ['A driving licence and vaccinated', ['driving: A driving licence', 'checks: vaccinated']],
    ['A driving license & vaccinated', ['driving: A driving license', 'checks: vaccinated']],
    ['A driving licence and a car', ['driving: A driving licence and a car']],
    ['Weekends and able to stand for hours', ['hours: Weekends', 'physical: able to stand for hours']],
    ['Weekends & willing to relocate', ['hours: Weekends', 'place: willing to relocate']],
    ['Weekends plus must be vaccinated', ['hours: Weekends', 'checks: must be vaccinated']],
    [
      'Weekends and the ability to climb ladders',
      ['hours: Weekends', 'physical: the ability to climb ladders'],
    ],
    ['Weekends and to travel to fairs', ['hours: Weekends', 'travel: to travel to fairs']],
    ['Weekends and reliable transport', ['hours: Weekends', 'driving: reliable transport']],
    ['Weekends and valid work permit', ['hours: Weekends', 'authorization: valid work permit']],
    ['Weekends and evenings', ['hours: Weekends and evenings']],
    ['Weekends, evenings', ['hours: Weekends, evenings']],
    ['Willing to relocate to Dayton, OH', ['place: Willing to relocate to Dayton, OH']],
    ['Rye bread, weekends, reliable car', ['hours: weekends', 'driving: reliable car']],
    [
      'Weekends (reliable car; vaccinated) at the mill',
      ['driving: Weekends (reliable car; vaccinated) at the mill'],
    ],
    ['Weekends (rare, short)', ['hours: Weekends (rare, short)']],
  ])('"%s"', (line, expected) => {
    expect(among(line).map(({ kind, label }) => `${kind}: ${label}`)).toEqual(expected);
  });

  it('neighbouring conditions of one kind are one quote, and two with something between them', () => {
    expect(among('Weekends; nights').map(({ label }) => label)).toEqual(['Weekends; nights']);
    expect(among('Weekends, rye bread, nights').map(({ label }) => label)).toEqual(['Weekends', 'nights']);
  });

  it('only the first 600 characters of a very long line are searched', () => {
    const filler = (length: number) => `${'rye, '.repeat(200).slice(0, length)}`;
    expect(kindsOf(`${filler(560)} reliable car`)).toEqual(['driving']);
    expect(kindsOf(`${filler(600)} reliable car`)).toEqual([]);
  });
});

describe('the section decides whether it is a condition', () => {
  const under = (heading: string, line: string) =>
    postingConditions(`Baker\n\n${heading}\n- ${line}\n`).map(({ kind }) => kind);

  it.each([
    ['What you will do', 'Bake on weekends for the market', []],
    ['What you will do', 'Must bake on weekends', ['hours']],
    ['What you will do', 'Bake on weekends as required', ['hours']],
    ['What you will do', 'Travel to fairs, 20% of the time', ['travel']],
    ['Benefits', 'Remote days', []],
    ['Benefits', 'Must be willing to travel', ['travel']],
    ['Benefits', 'A background check for the safety of all', []],
    ['Benefits', 'Offers depend on a background check you must pass', ['checks']],
    ['Nice to have', 'Reliable car', ['driving']],
    ['Requirements', 'Prepares dough on weekends with the team', []],
    ['Requirements', 'Prepares dough on weekends as needed', ['hours']],
    ['Requirements', 'Carry sacks of 20 kg', ['physical']],
  ])('under "%s": "%s"', (heading, line, expected) => {
    expect(under(heading, line)).toEqual(expected);
  });

  it.each([
    ['We can help with a visa.', []],
    ['Ours is a hybrid bakery that you will like.', []],
    ['Our ovens must run at nights.', []],
    ['We cannot sponsor a visa for this job.', ['authorization']],
    ["We can't sponsor a visa for this job.", ['authorization']],
    ['We need you on weekends.', ['hours']],
    ['We expect you to travel to fairs.', ['travel']],
    ['You should be free on weekends.', ['hours']],
    ['Weekends are busy in town.', []],
    ['Occasional travel.', ['travel']],
    ['This is a hybrid job.', ['place']],
    ['The job is subject to a background check.', ['checks']],
    ['Your own car is needed.', ['driving']],
    ['Bereitschaft zu Dienstreisen.', ['travel']],
  ])('in the introduction: "%s"', (sentence, expected) => {
    expect(postingConditions(`Baker\n\n${sentence}\n`).map(({ kind }) => kind)).toEqual(expected);
  });

  it('a clause longer than 200 characters is not a condition', () => {
    const story = (length: number) => `${'word '.repeat(60)}`.slice(0, length - 13).concat(' reliable car');
    expect(kindsOf(story(200))).toEqual(['driving']);
    expect(kindsOf(story(201))).toEqual([]);
  });

  it('an offer in brackets does not affect the condition next to it', () => {
    expect(kindsOf('Weekends (paid)')).toEqual(['hours']);
  });
});

describe('a long posting', () => {
  it('has at most three conditions of a kind and twelve in total, each once', () => {
    const all = [
      ...['Saturday', 'Sunday', 'Nights', 'Overtime'],
      ...['Reliable car', 'A driving record', 'Permis B', 'Personal vehicle'],
      ...['DBS', 'PVG', 'TB test', 'Polygraph'],
      ...['Kneeling', 'Stooping', 'Crouching', 'Standing'],
      ...['Work permit', 'Right to work', 'A visa'],
    ];
    const posting = `Baker\n\nRequirements\n${all.map((line) => `- ${line}\n- ${line.toUpperCase()}\n`).join('')}`;
    expect(postingConditions(posting).map(({ label }) => label)).toEqual([
      ...['Saturday', 'Sunday', 'Nights'],
      ...['Reliable car', 'A driving record', 'Permis B'],
      ...['DBS', 'PVG', 'TB test'],
      ...['Kneeling', 'Stooping', 'Crouching'],
    ]);
  });
});

describe('the rest of a line with conditions', () => {
  function besides(line: string): string | undefined {
    const view = postingView(`Requirements\n- ${line}\n`);
    const [statement] = statementsOf(view);
    const range = statement && withoutConditions(view, statement);
    return range && view.slice(range.start, range.end);
  }

  it.each([
    ['Rye bread', 'Rye bread'],
    ['Weekends', undefined],
    ['Weekends.', undefined],
    ['Weekends and able to climb ladders', undefined],
    ['Weekends; vaccinated', undefined],
    ['Weekends, rye bread', 'rye bread'],
    ['Weekends, and rye bread', 'rye bread'],
    ['Weekends, plus rye bread', 'rye bread'],
    ['Rye bread, weekends', 'Rye bread'],
    ['Rye bread, or weekends', 'Rye bread'],
    ['Rye bread and able to climb ladders', 'Rye bread'],
    ['Rye bread; weekends; vaccinated', 'Rye bread'],
    ['Weekends, rye bread, vaccinated', 'rye bread'],
    ['Rye bread, weekends, oats', 'Rye bread, weekends, oats'],
    ['Weekends, ry', undefined],
    ['Weekends, rye', 'rye'],
    ['Active secret clearance', 'Active secret clearance'],
    ['Weekends, active secret clearance', 'active secret clearance'],
  ])('of %j is %j', (line, rest) => {
    expect(besides(line)).toBe(rest);
  });

  it.each([
    ['Active clearance', true],
    ['Current secret clearance', true],
    ['Existing clearance', true],
    ['Hold a clearance', true],
    ['Holds a clearance', true],
    ['Holding a clearance', true],
    ['Possess a clearance', true],
    ['Possesses a clearance', true],
    ['Valid clearance', true],
    ['Able to obtain a clearance', false],
    ['Active. A clearance', false],
    ['Inactive clearance', false],
  ])('%j can be held like a licence: %j', (clause, can) => {
    expect(isAlsoRequirement(clause)).toBe(can);
  });
});

describe('who may be promoted', () => {
  const notice = (given: string) =>
    postingConditions(
      `Baker\n\nNotes\n1. You must have received a regular appointment to a City position to file on a promotional basis.\n\nTHIS EXAMINATION IS GIVEN ${given}\n`,
    ).map(({ kind }) => kind);
  it('is a condition only where nobody else may apply', () => {
    expect(notice('ONLY ON AN INTERDEPARTMENTAL\nPROMOTIONAL BASIS')).toContain('eligibility');
    expect(notice('BOTH ON A PROMOTIONAL AND AN OPEN COMPETITIVE BASIS')).toEqual([]);
  });
});

it.each(['Amount of Travel', 'Organization Name', '2019 and SUNDAY', 'Should you travel'])(
  '%s is no condition',
  (line) => {
    expect(kindsOf(line)).toEqual([]);
  },
);

it.each([
  ['Climb rolling ladders', 'physical'],
  ['Occasional Standing', 'physical'],
  ['Frequent sitting', 'physical'],
  ['Walking', 'physical'],
  ['Bending and squatting', 'physical'],
  ['Repetitive motions', 'physical'],
  ['Applicants must be able to lift, carry, and load trays of flour', 'physical'],
  ['Duties may include twisting, bending, reaching and lifting of trays', 'physical'],
  ['Cold in the warehouse in winter and hot in summer', 'physical'],
  ['hot summers', 'physical'],
  ['Tolerate a 95-degree bakery now and then', 'physical'],
  ['Hard hat / vest / boots', 'physical'],
  ['Heights to 150 ft', 'physical'],
  ['Proof of immunity to measles', 'checks'],
  ['Must be 21 for insurance', 'checks'],
  ['Bakers are subject to 24-hour call-out', 'hours'],
])('%s is a condition: %s', (line, kind) => {
  expect(kindsOf(line)).toEqual([kind]);
});

it.each([
  'Lifting dough from the bowl',
  'Walking visitors through the mill',
  'Standing orders for bread',
  'Ladder inspections',
  'Proof of dough',
  '21 loaves an hour',
])('%s is no such condition', (line) => {
  expect(kindsOf(line)).toEqual([]);
});
