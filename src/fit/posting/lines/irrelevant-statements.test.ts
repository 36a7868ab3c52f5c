import { describe, expect, it } from 'vitest';
import { isAboutEmployer, isNotRequired } from './irrelevant-statements.ts';

describe('statements about the employer', () => {
  it.each([
    'We bake for the whole town.',
    'Our night teams operate with great care.',
    'Oak Community College complies with all laws.',
    'Oak University proudly serves the whole county.',
    'The Elm Community Mill (ECM) is a mill for the whole county.',
    'The Elm Community Mill (“Mill”) is a mill for the whole county.',
    'Like our friends at Oak, bakers are glad here.',
    'And we bake at night.',
    "We've baked for a century.",
    'Our ovens burn oak.',
    'Next, we added cakes to our bread.',
    'The service area of the company includes the islands.',
    '"We bake," they say.',
    'In the hills we bake with oak.',
    'Two hundred of us bake on a busy day.',
    'The mill is the pride of our town.',
    'Somewhere a child is eating our bread.',
    'Today half the town has our bread on its table.',
    'Elmwood Mill is a bakery.',
    'The Northgate Group has nine shops.',
    'Smith & Sons of Leeds sells bread.',
    'Elmwood looks after its people.',
    'Elm & Sons brews, bakes and sells to the whole town.',
    'Half of our ovens moved to the islands last year.',
    "I'm Rosa and I look after the ovens.",
    'Following our purchase of the Northgate mill, we now bake with spelt.',
    'The company has baked since 1904.',
    'I run the bakery.',
    '3M is a maker of tape.',
    'Elm Hill Group’s Early Rye and Oat Division includes nine mills.',
    'The Rye, Oat and Spelt Division at Elm Mill augments its bakers with helpers.',
  ])('%j requires nothing', (sentence) => {
    expect(isAboutEmployer(sentence, false, false)).toBe(true);
  });

  it.each([
    'A Bread Shovel Keeper operates shovels for the mill.',
    'Our lead bakers are responsible for rye bread.',
    'An Oven Rule Clerk makes oven rules.',
    'CPR certificate (we pay for the class).',
    'the Department of Water and Power rules for rates',
    'Rye loaves now and then; the rest we buy.',
    'Some French is helpful in our kitchen.',
    'The miller is responsible for flour that we can use.',
    'The person we hire will bake rye bread for our guests.',
    'Reviews and supports the rye recipes.',
    'We need a baker.',
    'We are looking for a baker.',
    "We're looking for a baker.",
    "We'd like a baker who sings.",
    'We would love a baker who sings.',
    'We also need a second baker.',
    'We currently seek a baker.',
    'We want you to bake.',
    'We want to meet bakers.',
    'We expect rye bread.',
    'We require rye bread.',
    'We are now recruiting bakers.',
    'We are hiring.',
    'We prefer bakers who sing.',
    'We value neat bakers.',
    'We will be very happy about bakers who sing.',
    'Elmwood is looking for a baker.',
    'Elmwood and Sons are now searching for bakers.',
    'Elmwood is actively hiring.',
    'Our ideal candidate bakes.',
    'The company requires bakers to hold a food licence.',
    'In this mill, bakers need a food licence.',
  ])('%j may be a requirement', (sentence) => {
    expect(isAboutEmployer(sentence, false, false)).toBe(false);
  });

  it.each([
    ['You bake and we pay.', 'speaks to the reader'],
    ['A sense for the needs of us to bake for us to sell', 'speaks of work for us'],
    ['Applicants are asked to bake.', 'speaks of the applicants'],
    ['The successful candidate has baked before.', 'speaks of the candidate'],
    ['The Position is open.', 'speaks of the position'],
    ['Experience is needed.', 'speaks of experience'],
    ['Head Baker is the title.', 'names a job title'],
    ['bakers are wanted', 'names nobody'],
  ])('%j is not about the employer: it %s', (sentence) => {
    expect(isAboutEmployer(sentence, false, false)).toBe(false);
  });

  it('list items and requirements are not about the employer, unless they start with "we" or "our"', () => {
    expect(isAboutEmployer('Elmwood Mill is a bakery.', true, false)).toBe(false);
    expect(isAboutEmployer('Elmwood Mill is a bakery.', false, true)).toBe(false);
    expect(isAboutEmployer('Our ovens burn oak', true, true)).toBe(true);
  });
});

it('a wish that starts like a name is not about the employer', () => {
  expect(isAboutEmployer('Elmwood is a town of bakers.', false, false)).toBe(true);
  expect(isAboutEmployer('Spanish is a real plus, as half of the town speaks it.', false, false)).toBe(false);
});

describe('spaces', () => {
  it.each([
    'We are currently looking for a baker.',
    'We would like a baker.',
    'We want to meet bakers.',
    'We will be very happy to meet a baker.',
    'Elmwood is now looking for a baker.',
    'Elmwood is actively hiring.',
  ])('change nothing in %j', (sentence) => {
    expect(isAboutEmployer(sentence.replaceAll(' ', '  '), false, false)).toBe(false);
  });

  it.each(['Smith & Sons of Leeds sells bread.', 'The Northgate Group looks after its people.'])(
    'change nothing in %j either',
    (sentence) => {
      expect(isAboutEmployer(sentence.replaceAll(' ', '  '), false, false)).toBe(true);
    },
  );
});

describe('a sentence that starts like a name', () => {
  it.each(
    `This That These There It He She They You Who What Applicant Applicants Candidate Candidates Role Roles Position
    Positions Job Jobs Post Posts Experience Knowledge Ability Skill Skills Training Degree Fluency Proficiency
    Familiarity Understanding Certification License Licence Work Successful Ideal Right Person Holder Incumbent Employee`
      .split(/\s+/)
      .flatMap((word) => [`${word} is a must here.`, `The ${word} is a must here.`]),
  )('%j is not about the employer', (sentence) => {
    expect(isAboutEmployer(sentence, false, false)).toBe(false);
  });

  it.each(
    `is was has makes builds moves runs provides serves operates offers helps develops designs owns employs sells supplies
    cares believes exists specializes specialises publishes manufactures reviews works invests partners empowers delivers
    enables connects brings creates supports manages will does processes reserves participates welcomes encourages
    strives aims celebrates values`.split(/\s+/),
  )('"Elmwood %s …" is', (verb) => {
    expect(isAboutEmployer(`Elmwood ${verb} bread.`, false, false)).toBe(true);
  });
});

describe('"our" in a sentence', () => {
  it.each([
    ['The wheel of the mill is our pride.', true],
    ['Each day is baked by our people.', true],
    ['Since May our bread is sold here.', true],
    ['From our mill bread is sold.', true],
    ['Bake as the wheel is our pride.', false],
    ['Rye from our mill is sold.', false],
    ['Bread for us to sell', false],
    ['Some of us bake.', true],
    ['Some of us to bake.', false],
  ])('%j is about the employer: %j', (sentence, is) => {
    expect(isAboutEmployer(sentence, false, false)).toBe(is);
  });
});

describe('statements about what is not required', () => {
  it.each([
    ['A degree is not needed.', true],
    ["You don't need to be an expert in all of these, but it is a plus.", true],
    ["French isn't necessary.", true],
    ['Weekends are never expected.', true],
    ['A car is not a must.', true],
    ['Residency in the county is not required.', true],
    ['A diploma is preferred but not required.', false],
    ['Three years of plumbing (degree not required)', false],
    ['A degree is not required (but helpful)', false],
    ["If you have only baked at home, I'll still talk to you.", true],
    ['New grads are welcome!', true],
    ['All majors are welcome', true],
    ['Internal applicants: six months at the mill.', true],
    ['No degree needed', true],
    ['No prior knowledge of ovens is required.', true],
    ['You do not need a car.', true],
    ["You don't have to know rye.", true],
    ["We won't require a degree.", true],
    ['No rye. Oats required', false],
    ['A degree is needed.', false],
    ['Not trailers, not muffler brackets.', true],
    ['Not rye, but oats', false],
    ["No license, please don't call.", true],
    ['No waiver will be granted.', true],
    ['Experience alone may not be substituted for the degree.', true],
    ['Do not burn the bread.', false],
    [`No degree needed ${'at the mill '.repeat(12)}`.slice(0, 160), true],
    [`No degree needed ${'at the mill '.repeat(14)}`.slice(0, 161), false],
  ])('%j: %j', (sentence, is) => {
    expect(isNotRequired(sentence)).toBe(is);
  });
});

describe('what may take the place of something else', () => {
  it.each([
    "A master's degree may be substituted for one year of experience.",
    'A certificate in baking can stand in for one of the four years.',
    'Additional baking may be substituted for the education, year for year.',
    'Or any equivalent combination of education and experience.',
    'An associate degree with five years of baking is also acceptable.',
    'Someone with eight years at one oven would interest me too.',
    'Any combination of experience and training that would likely provide the knowledge.',
    'If you have not yet done the rye course, we will pay for it.',
  ])('is not required: %s', (sentence) => {
    expect(isNotRequired(sentence)).toBe(true);
  });

  it.each([
    'A diploma in baking; experience may be substituted for it.',
    'Associate degree is acceptable.',
    "Bachelor's degree in baking is acceptable.",
    'A diploma in baking or an equivalent combination of education and experience.',
  ])('but what it replaces is: %s', (sentence) => {
    expect(isNotRequired(sentence)).toBe(false);
  });
});

it('a college is about the employer, but for what it asks', () => {
  expect(isAboutEmployer('Oak Community College is a home for all.', false, true)).toBe(true);
  expect(isAboutEmployer('Oak Community College is a home, experience is required.', false, true)).toBe(
    false,
  );
});
