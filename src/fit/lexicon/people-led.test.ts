import { describe, expect, it } from 'vitest';
import { findPeopleLed, trainsPeople } from './people-led.ts';

describe('leading people', () => {
  it.each([
    'Managed five bakers and engineers',
    'Supervised one paralegal',
    'Managed a marketing coordinator',
    'Managed a team of 12 nurses',
    'Led a crew of 8',
    'Hired and trained 12 servers',
    'Supervised up to 10 CNAs per shift',
    'Direct supervisor of three clerks',
    'Responsible for 20 employees',
    'In charge of a staff of 15',
    'Managed an 8-person team',
    'Managed daily operations of a 12-person kitchen',
    'Recruited, trained and managed volunteers',
    'Managed the accounting department',
    'Supervision of nursing staff',
    'Plans and directs professional and clerical employees',
    'Ability to supervise staff',
    'You will lead a team of five designers',
    'Site captain over 14 guards',
    'Ran a crew of six electricians',
    'Department chair for 9 English teachers',
    'Tech lead for five developers',
    'Provides direct supervision of staff',
    'Line manager to five analysts',
    'Responsible for a team of 12',
    'Staff of four reporting to me',
    'Wrote annual performance reviews',
    'Supervised 40 new crewmembers',
    'The program included staffing and evaluation of 30+ instructors',
    'Served as platoon sergeant of 42 Marines',
    'Supervises all clerical and part time positions',
    'Supervised a tour coordinator, interns and volunteers',
    'Supervised group tour coordinator, development interns and volunteers',
    'Leader of four man team, analyzed threats',
    'Managed 30+ engineers',
    'Responsible for the management and development of six (6) commercial lending officers',
    'Had two welders under me',
    'Supervised day-to-day activities of the kitchen team',
  ])('is said by: %s', (words) => {
    expect(findPeopleLed(words)).not.toEqual([]);
  });

  it.each([
    'Managed vendors and 5 projects',
    'Managed a vendor engineer',
    'Supervised a bank branch',
    'Managed one nursing home',
    'Managed Linux servers and hosts',
    'Managed 12 accounts',
    'Managed staff schedules',
    'Managed benefits for 500 employees',
    'Responsible for payroll of 400 employees',
    'Managed client relationships with engineers',
    'Managed people analytics databases',
    'Directed customers to sales associates',
    'Generated leads for agents',
    'Worked with lead engineers',
    'Lead nurse',
    'Managed vendors and consultants',
    'Managing freelance writers and editors',
    'Managed AI agents',
    'Managed print drivers',
    'Used and managed cleaning agents safely',
    'Managed a group of stores',
    'Ran payroll for 40 employees',
    'Received supervision of licensed counselors weekly',
    'Under direction and supervision of engineers',
    'Supervises no staff',
    'Under the supervision of nurses',
    'Worked under supervision of senior accountants',
    'Had two welders cut the frame',
    'Training of 30 minutes',
    'Supervised release, testing and rollout',
    'Market leader of office chairs',
    'Supervised the work of contractors',
    'Squad leader course',
  ])('is not said by: %s', (words) => {
    expect(findPeopleLed(words)).toEqual([]);
  });

  it('is where it stands in the text', () => {
    const text = 'Baked rye. Led a crew of 8 at night.';
    expect(findPeopleLed(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Led a crew of 8']);
  });
});

it('training people begins with them, and not with what is trained', () => {
  expect(trainsPeople('Coach, train and write up associates')).toBe(true);
  expect(trainsPeople('Train for marathons')).toBe(false);
});

it.each(['Supervise or coordinate activities of cooks or workers', 'Supervised the workload of the staff'])(
  'what people do stands for them: %s',
  (words) => {
    expect(findPeopleLed(words)).toHaveLength(1);
  },
);
