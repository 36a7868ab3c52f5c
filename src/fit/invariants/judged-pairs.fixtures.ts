import type { judgedResumes } from './judged-resumes.fixtures.ts';

/**
 * A résumé beside a posting. `judged` is what a person who read both gave, 0…100, before the engine was asked: from 90
 * practically every must and most wishes, from 75 nearly all musts, from 60 most musts with one important gap or too
 * little seniority, from 40 a related field with several musts missing, from 20 a few useful points, below that another
 * field; at most 55 if a licence, degree or language that cannot be done without is missing. It is never adjusted to
 * the engine. `engine` is the rounded score the engine gave when the pair was last recorded.
 */
export type JudgedPair = { resume: keyof typeof judgedResumes; judged: number; engine: number };

export type JudgedPosting = { title: string; posting: string; pairs: JudgedPair[] };

export const judgedPostings: JudgedPosting[] = [
  {
    title: 'Registered Nurse, Intensive Care',
    posting: `Registered Nurse, Intensive Care

Larkspur Hospital in Columbus is looking for a nurse for its 20-bed adult intensive care unit.

What you will do
- Care for one or two critically ill patients a shift
- Manage ventilators, drips and central lines
- Document in Epic and hand over at the bedside
- Support families

What you need
- Active Ohio RN license
- Bachelor of Science in Nursing
- At least 2 years of intensive care experience
- BLS and ACLS certification
- Calm under pressure, with clear communication

Nice to have
- CCRN
- Experience as a preceptor or charge nurse
`,
    pairs: [
      { resume: 'seniorNurse', judged: 97, engine: 95 },
      { resume: 'homeNurse', judged: 54, engine: 65 },
      { resume: 'graduateNurse', judged: 52, engine: 50 },
      { resume: 'careAssistant', judged: 20, engine: 11 },
      { resume: 'dentalHygienist', judged: 10, engine: 4 },
      { resume: 'truckDriver', judged: 1, engine: 1 },
    ],
  },
  {
    title: 'Line Cook',
    posting: `Line Cook (full time)

The Salted Plum serves up to 200 dinners a night and needs one more pair of hands on the line.

You will
* work the grill and saute stations during dinner
* prepare sauces, stocks and garnishes before we open
* keep your station clean and your food labelled and rotated
* help us train new people

You must have two years as a line cook in a full-service restaurant, good knife skills and a valid food handler card. Evenings and weekends are required.

A culinary certificate is a plus, and so is experience with menu planning.
$21 to $24 an hour, a meal each shift.
`,
    pairs: [
      { resume: 'lineCook', judged: 96, engine: 94 },
      { resume: 'canteenCook', judged: 52, engine: 63 },
      { resume: 'kitchenPorter', judged: 34, engine: 32 },
      { resume: 'assistantManager', judged: 22, engine: 11 },
      { resume: 'salesAssociate', judged: 5, engine: 1 },
      { resume: 'storeManager', judged: 4, engine: 2 },
    ],
  },
  {
    title: 'Senior Accountant',
    posting: `Senior Accountant - Denver

Responsibilities:
- Own the month-end close for two companies
- Reconcile balance sheet accounts; post accruals and journal entries
- Keep the fixed asset register
- Prepare schedules for our auditors and answer their questions
- Explain variances to department heads

Qualifications:
- Active CPA license required
- Bachelor's degree in Accounting
- 5+ years of accounting experience
- Thorough knowledge of US GAAP
- Advanced Excel
- Attention to detail and strong communication skills
Preferred: NetSuite; sales tax
`,
    pairs: [
      { resume: 'seniorAccountant', judged: 97, engine: 94 },
      { resume: 'juniorAccountant', judged: 50, engine: 49 },
      { resume: 'bookkeeper', judged: 32, engine: 26 },
      { resume: 'hrManager', judged: 8, engine: 7 },
      { resume: 'storeManager', judged: 7, engine: 5 },
      { resume: 'backendSenior', judged: 2, engine: 2 },
    ],
  },
  {
    title: 'Backend Developer',
    posting: `Backend Developer (Go)

We make booking software for ferries. Six engineers, one product, few meetings.

Your work
You design services and their interfaces, keep our PostgreSQL databases quick, write tests and take part in the on-call rota.

We expect
- 4 or more years of backend development
- Very good Go, or good Java and the wish to move to Go
- PostgreSQL and SQL tuning
- REST or gRPC APIs
- Docker and some kind of CI

We would be glad of
- Kubernetes and AWS
- Kafka or another message queue
- Terraform
`,
    pairs: [
      { resume: 'backendSenior', judged: 97, engine: 88 },
      { resume: 'javaDeveloper', judged: 78, engine: 72 },
      { resume: 'frontendJunior', judged: 25, engine: 22 },
      { resume: 'seniorAccountant', judged: 2, engine: 1 },
      { resume: 'recruiter', judged: 2, engine: 1 },
      { resume: 'maintenanceWorker', judged: 1, engine: 1 },
    ],
  },
  {
    title: 'Journeyman Electrician',
    posting: `JOURNEYMAN ELECTRICIAN, COMMERCIAL

JOB DUTIES
Install conduit, wire, panels and fixtures in new commercial buildings
Read blueprints and plan the day's work for helpers
Troubleshoot circuits and equipment
Keep to the National Electrical Code and to safety rules

REQUIREMENTS
Arizona journeyman electrician license
Minimum 4 years of commercial electrical work
Can bend conduit and read one-line diagrams
Driver's license and own hand tools

PREFERRED
OSHA 30
Experience leading a small crew
`,
    pairs: [
      { resume: 'journeymanElectrician', judged: 97, engine: 91 },
      { resume: 'apprenticeElectrician', judged: 42, engine: 50 },
      { resume: 'maintenanceWorker', judged: 28, engine: 13 },
      { resume: 'newTruckDriver', judged: 5, engine: 1 },
      { resume: 'lineCook', judged: 2, engine: 1 },
      { resume: 'javaDeveloper', judged: 1, engine: 1 },
    ],
  },
  {
    title: 'Primary School Teacher',
    posting: `Primary School Teacher, Year 3

Applemill Primary School seeks a class teacher from September.

The role:
- Plan and teach lessons across the primary curriculum to a class of 30
- Assess progress and report to parents
- Adapt work for pupils with special educational needs
- Run one after-school club

Essential:
- Qualified Teacher Status (QTS)
- A degree
- Experience of teaching in key stage 1 or 2
- Good knowledge of safeguarding
- Patience, creativity and good organisation

Desirable: leadership of a subject such as maths; paediatric first aid
The post is subject to an enhanced DBS check.
`,
    pairs: [
      { resume: 'primaryTeacher', judged: 98, engine: 93 },
      { resume: 'secondaryTeacher', judged: 62, engine: 74 },
      { resume: 'teachingAssistant', judged: 38, engine: 32 },
      { resume: 'hrCoordinator', judged: 5, engine: 8 },
      { resume: 'careAssistant', judged: 4, engine: 2 },
      { resume: 'graduateNurse', judged: 4, engine: 8 },
    ],
  },
  {
    title: 'Truck Driver, Class A',
    posting: `CDL-A Truck Driver, over the road

Home every second weekend. Newer trucks, paid by the mile.

What the job is
Drive a tractor-trailer through the middle states, inspect it before and after each trip, keep electronic logs, secure the freight and talk with customers at the dock.

Must have:
- Class A CDL
- 2 years of over-the-road driving
- Current DOT medical card
- Clean driving record, no major accident in three years

Bonus:
- Hazmat endorsement
- Refrigerated freight
`,
    pairs: [
      { resume: 'truckDriver', judged: 98, engine: 93 },
      { resume: 'newTruckDriver', judged: 57, engine: 74 },
      { resume: 'vanCourier', judged: 28, engine: 16 },
      { resume: 'apprenticeElectrician', judged: 4, engine: 1 },
      { resume: 'kitchenPorter', judged: 2, engine: 5 },
      { resume: 'dentalAssistant', judged: 1, engine: 1 },
    ],
  },
  {
    title: 'HR Manager',
    posting: `Human Resources Manager

You will be the first person our 300 employees at two plants turn to, and you will lead a team of three.

Main tasks
- Advise supervisors on employee relations and discipline
- Oversee recruiting, onboarding and benefits
- See that we follow state and federal employment law
- Report on turnover and plan how to lower it

Your profile
- Bachelor's degree in Human Resources, Business or similar
- At least 5 years in human resources, two of them leading people
- Fluent Spanish and English (required)
- Experience with an HR system such as Workday
- Discretion and problem-solving
- SHRM-CP or PHR preferred
- Manufacturing background preferred
`,
    pairs: [
      { resume: 'hrManager', judged: 97, engine: 90 },
      { resume: 'hrCoordinator', judged: 40, engine: 53 },
      { resume: 'recruiter', judged: 37, engine: 32 },
      { resume: 'storeManager', judged: 22, engine: 22 },
      { resume: 'juniorAccountant', judged: 7, engine: 14 },
      { resume: 'primaryTeacher', judged: 6, engine: 9 },
    ],
  },
  {
    title: 'Retail Store Manager',
    posting: `Store Manager

Our shop for kitchenware and linen in Nashville needs a manager who likes the sales floor better than the office.

* Lead, coach and schedule about 20 associates
* Answer for sales, payroll budget and shrink
* Hire and train
* Keep stock right and displays fresh
* Settle complaints

Requirements: three years of retail management, one of them in charge of a store; practice with point of sale systems, inventory and profit and loss; weekends and holidays.
Experience in home goods and a degree in business are welcome but not needed.
`,
    pairs: [
      { resume: 'storeManager', judged: 97, engine: 87 },
      { resume: 'assistantManager', judged: 68, engine: 65 },
      { resume: 'salesAssociate', judged: 32, engine: 16 },
      { resume: 'hrManager', judged: 22, engine: 8 },
      { resume: 'canteenCook', judged: 9, engine: 7 },
      { resume: 'truckDriver', judged: 3, engine: 1 },
    ],
  },
  {
    title: 'Dental Hygienist',
    posting: `Dental Hygienist, 4 days a week

About the practice: two dentists, three hygienists, no evening hours.

Duties
- Clean teeth, scale and root plane
- Take digital x-rays and record findings in Dentrix
- Teach patients how to look after teeth and gums
- Sterilize instruments

Required
- Idaho dental hygiene license
- Associate degree in Dental Hygiene
- Current CPR
- Friendly manner, good team player

Preferred
- Two years of practice
- Local anesthesia permit
- Spanish
`,
    pairs: [
      { resume: 'dentalHygienist', judged: 95, engine: 94 },
      { resume: 'graduateHygienist', judged: 76, engine: 63 },
      { resume: 'dentalAssistant', judged: 42, engine: 35 },
      { resume: 'seniorNurse', judged: 14, engine: 6 },
      { resume: 'homeNurse', judged: 13, engine: 9 },
      { resume: 'bookkeeper', judged: 1, engine: 1 },
    ],
  },
];
