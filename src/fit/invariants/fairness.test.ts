import { describe, expect, it } from 'vitest';
import { asPlainText } from '../posting/posting-fixtures.ts';
import { layouts } from './layouts.fixtures.ts';
import { cachedFit, layoutList, matching, raw } from './pairs.fixtures.ts';
import { type Person, people } from './people.fixtures.ts';

/** Expects that no person's score for their own posting differs after `change`, in varying layouts. */
function expectSameScores(change: (person: Person) => Person, all: Person[] = people): void {
  for (const [index, person] of all.entries()) {
    const [layoutName, layout] = layoutList[index % layoutList.length]!;
    const changed = layout(change(person));
    expect(changed).not.toBe(layout(person));
    const score = (resume: string) =>
      raw({ resume, posting: asPlainText(person.posting), title: person.posting.title });
    expect({ who: person.trade, layoutName, raw: score(changed) }).toEqual({
      who: person.trade,
      layoutName,
      raw: score(layout(person)),
    });
  }
}

describe('a name', () => {
  it.each([
    'Emily Carter',
    'Lakisha Washington',
    'Mohammed Al-Rashid',
    'Nguyễn Thị Minh Anh',
    'José María de la Cruz Fernández',
    'Xiao Wei Zhang',
    'Oluwaseun Adébáyò',
    'Siobhán Ní Bhriain',
    'Jean-Pierre D’Aubigné',
    'Björk Guðmundsdóttir',
    'Prince',
    'MARY ANN O’NEILL',
    'Dr. Hannah Weiss',
    'Mrs. Patricia Long',
    '王小明',
    'Олександр Шевченко',
    'محمد علي',
    'Grace Cook',
    'Taylor Driver',
    'Summer Marshall',
    'Ruby Rails',
    'Hunter Steel',
  ])('%s is as good as any other', (name) => expectSameScores((person) => ({ ...person, name })));

  it.each([
    'Mason Baker',
    'Jasmine Nurse',
    'Art Teacher',
    'Scala Pilot',
    'Page Farmer-Driver',
    'Baker, Mason',
    'Cook, Ruby J.',
  ])('%s is not read as a job or a tool', (name) => expectSameScores((person) => ({ ...person, name })));

  const namePlaces: Record<string, (resume: string, name: string) => string> = {
    'at the top of a second page': (resume, name) =>
      resume.replace('\n\nSkills', `\n\n${name.toUpperCase()} - Page 2\n\nSkills`),
    'as a signature': (resume, name) => `${resume}\nSincerely,\n${name}\n`,
    'in a declaration': (resume, name) => `${resume}\nI, ${name}, declare that all this is true.\n`,
    'in a file name': (resume, name) => `${resume}\n${name.replaceAll(' ', '_')}_Resume.pdf\n`,
    'after a label': (resume) => `Name: ${resume}`,
    'in a title': (resume) => `Résumé of ${resume}`,
    'in a web address': (resume, name) =>
      resume.replace('\n', `\nlinkedin.com/in/${name.toLowerCase().replaceAll(' ', '-')}\n`),
  };
  it.each(Object.entries(namePlaces))('%s changes nothing either', (_where, place) => {
    for (const [index, person] of people.entries()) {
      const [layoutName, layout] = layoutList[index % layoutList.length]!;
      const score = (name: string) =>
        raw({
          resume: place(layout({ ...person, name }), name),
          posting: asPlainText(person.posting),
          title: person.posting.title,
        });
      const names = ['Mason Baker', 'Art Teacher', 'Ruby Farmer', 'Olga Driver', 'Jasmine Cook'];
      expect({ who: person.trade, layoutName, raw: names.map(score) }).toEqual({
        who: person.trade,
        layoutName,
        raw: names.map(() => score('Emilia Zwart')),
      });
    }
  });

  it.each(['Truck Driver', 'Senior Accountant', 'Civil Engineer', 'School Nurse'])(
    'counts less than the headline %s in the same place',
    (headline) => {
      const resume = (line: string) =>
        `${line}\nanna@example.com\n\nProfile\nTen years of work with people and papers in a large house.\n`;
      const posting = `${headline}\n\nRequirements\n- Experience as a ${headline.toLowerCase()}\n- Honest and careful\n`;
      const [headed, named] = [headline, 'Anna Lind'].map(
        (line) => raw({ resume: resume(line), posting, title: headline }) ?? 0,
      );
      expect(headed).toBeGreaterThan(named ?? 0);
    },
  );
});

describe('contact details change nothing', () => {
  it.each([
    '9 Station Road, Portland, ME 04101',
    '1200 Martin Luther King Jr Blvd, Detroit, MI 48201',
    'Beverly Hills, CA 90210',
    'Lagos, Nigeria',
    'Reading, Berkshire RG1 2AB',
    'Mobile, AL 36602',
    'Nice, France',
    'Hauptstraße 12, 10115 Berlin',
    'Flat 3, 17 Baker Street, London NW1 6XE',
  ])('the address %s', (address) => expectSameScores((person) => ({ ...person, address })));

  it.each([
    'x@example.com',
    'grandpa1951@example.net',
    'best.python.nurse@example.com',
    'fatima_zahra@example.co.uk',
  ])('the e-mail address %s', (email) => expectSameScores((person) => ({ ...person, email })));

  it.each(['(202) 555-0100', '+49 30 555 0199', '07700 900 456', '555.0123'])(
    'the telephone number %s',
    (phone) => expectSameScores((person) => ({ ...person, phone })),
  );
});

const headerLines = [
  'Date of birth: 3 May 1966',
  'DOB: 05/03/1991',
  'Born 12 March 1959',
  'Age: 58',
  '24 years old',
  'Pronouns: they/them',
  'she/her',
  'He/Him/His',
  'Gender: female',
  'Marital status: married',
  'Married, two children',
  'Nationality: Danish',
  'Citizenship: Nigerian',
  'Religion: Hindu',
  'Photo: portrait.jpg',
  '[Photo]',
];

it.each(headerLines)('"%s" below the name changes nothing', (line) => {
  for (const pair of matching) {
    const resume = pair.resume.replace('\n', `\n${line}\n`);
    expect({ name: pair.name, raw: raw({ ...pair, resume }) }).toEqual({
      name: pair.name,
      raw: cachedFit(pair).raw,
    });
  }
});

it('pronouns after the name change nothing', () =>
  expectSameScores((person) => ({ ...person, name: `${person.name} (she/her)` })));

const careerBreaks = [
  'Career break',
  'Maternity leave',
  'Paternity leave',
  'Parental leave',
  'Sabbatical',
  'Stay-at-home father',
  'Full-time parent',
  'Family leave',
  'Medical leave',
  'Career break to care for my mother',
  'Time off to raise children',
  'Planned career gap',
];

describe('a career break changes nothing', () => {
  it.each(careerBreaks)('as a line at the end, "%s"', (words) => {
    for (const pair of matching) {
      const resume = `${pair.resume}\n${words}, 2010 - 2012\n`;
      expect({ name: pair.name, raw: raw({ ...pair, resume }) }).toEqual({
        name: pair.name,
        raw: cachedFit(pair).raw,
      });
    }
  });

  it('between two jobs, whatever it is called', () => {
    for (const layout of [layouts.classic!, layouts['with pipes']!, layouts['dates first']!]) {
      for (const person of people.filter(({ jobs }) => jobs.length > 1)) {
        const scores = careerBreaks.map((title) => {
          const jobs = person.jobs.map((job, index) => (index === 0 ? { ...job, from: '2023-01' } : job));
          jobs.splice(1, 0, {
            title,
            employer: 'Home',
            place: '',
            from: '2021-02',
            to: '2022-10',
            lines: [],
          });
          const resume = layout({ ...person, jobs })
            .replaceAll('Home, ', '')
            .replaceAll(' | Home', '')
            .replaceAll(', Home', '')
            .replaceAll('Home\n', '');
          return raw({ resume, posting: asPlainText(person.posting), title: person.posting.title });
        });
        expect({ who: person.trade, scores: [...new Set(scores)] }).toEqual({
          who: person.trade,
          scores: [scores[0]],
        });
      }
    }
  });
});
