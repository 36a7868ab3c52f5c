/** Made-up résumés and matching postings from several trades, for the engine's tests. */
export type Trade = { trade: string; title: string; resume: string; posting: string };

export const trades: Trade[] = [
  {
    trade: 'nursing',
    title: 'Registered Nurse, Medical-Surgical',
    resume: `Priya Raman
14 Willow Court, Dayton, OH 45402
priya.raman@example.org | (937) 555-0142

SUMMARY
Registered nurse with six years on medical-surgical and telemetry floors.

EXPERIENCE
Staff Nurse, Medical-Surgical Unit
Harbor General Hospital, Dayton, OH
March 2020 - Present
- Care for five to six patients a shift on a 32-bed medical-surgical unit
- Started IV lines and gave IV medication with no line infections in 2023
- Document assessments and care plans in Epic
- Train new graduate nurses as a preceptor; 9 of 10 stayed past their first year

Nurse, Telemetry
Lakeside Clinic, Dayton, OH
June 2018 - February 2020
- Read cardiac rhythms and escalated changes to the physician
- Taught patients and families about discharge medication

EDUCATION
Bachelor of Science in Nursing, Wright State University, 2018

LICENSES AND CERTIFICATIONS
Registered Nurse (RN), State of Ohio
Basic Life Support (BLS)
Advanced Cardiovascular Life Support (ACLS)

SKILLS
Patient education, wound care, telemetry, Epic, medication administration
`,
    posting: `Registered Nurse, Medical-Surgical

About us
Mill Creek Hospital is a 210-bed community hospital founded in 1961.

Responsibilities
- Assess patients and carry out individual care plans
- Give medication and start IV lines
- Educate patients and families before discharge
- Document care in Epic

Requirements
- Active RN license
- BLS certification required
- At least 2 years of medical-surgical nursing experience
- Bachelor of Science in Nursing
- Strong communication skills

Preferred
- ACLS certification
- Experience as a preceptor
- Spanish

Benefits
Medical, dental and vision insurance, 401(k) match, paid time off.
`,
  },
  {
    trade: 'cooking',
    title: 'Line Cook',
    resume: `Marco Bellini
Leeds, LS6
marco.bellini@example.net

Profile
Line cook who likes a busy grill section.

Work experience
Line Cook, The Copper Pan, Leeds
May 2021 to present
• Run the grill for up to 180 covers a night
• Prepare sauces, stocks and butchery for the week
• Keep fridge temperatures and HACCP records

Kitchen Porter, Fenwick Hotel, Leeds
January 2020 to April 2021
• Washed up and helped with vegetable preparation
• Received deliveries and rotated stock

Education
NVQ Level 2 Diploma in Professional Cookery, 2020

Certificates
Food Hygiene Level 2

Skills
Grill, sauces, knife skills, stock rotation, food safety
`,
    posting: `Line Cook
The Old Mill, York

What you will do
* Cook on the grill and sauce sections in a 90-seat restaurant
* Prepare stocks, sauces and butchery
* Keep the kitchen clean and fill in HACCP records
* Rotate stock and check deliveries

What you need
* One year or more as a line cook or commis chef
* Food hygiene certificate level 2
* Good knife skills
* Able to work evenings and weekends

Nice to have
* Experience with pastry
* NVQ in cookery

What we offer
£13.20 an hour, a share of tips, staff meals and 28 days of holiday.
`,
  },
  {
    trade: 'accounting',
    title: 'Senior Accountant',
    resume: `DANIELA KOWALSKI
daniela.k@example.com · 312-555-0177 · Chicago, IL

PROFESSIONAL EXPERIENCE

Accountant | Northline Freight LLC | 07/2019 – Present
- Close the books of four entities each month within five working days
- Prepare journal entries, bank reconciliations and accruals
- Draft financial statements under US GAAP for the annual audit
- Moved 1,200 vendor records from QuickBooks to NetSuite

Junior Accountant | Baxter & Dunn CPAs | 01/2017 – 06/2019
- Prepared individual and small business tax returns
- Reconciled accounts payable and accounts receivable

EDUCATION
B.S. in Accounting, DePaul University, 2016

CERTIFICATION
Certified Public Accountant (CPA), Illinois, 2019

SKILLS
US GAAP, NetSuite, QuickBooks, Excel (pivot tables), month-end close, general ledger
`,
    posting: `<h2>Senior Accountant</h2>
<p>Brightwater Tools makes hand tools in Milwaukee.</p>
<h3>What you&#39;ll do</h3>
<ul>
<li>Own the month-end close for three entities</li>
<li>Prepare journal entries, accruals and balance sheet reconciliations</li>
<li>Prepare financial statements in accordance with US GAAP</li>
<li>Support the external audit</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Bachelor&rsquo;s degree in Accounting or Finance</li>
<li>5+ years of accounting experience</li>
<li>CPA required</li>
<li>Experience with an ERP such as NetSuite, SAP or Oracle</li>
<li>Advanced Excel</li>
</ul>
<h3>Nice to have</h3>
<ul><li>Experience in manufacturing and cost accounting</li></ul>
<h3>Benefits</h3>
<p>Health insurance &amp; 401(k) with match.</p>
`,
  },
  {
    trade: 'teaching',
    title: 'Mathematics Teacher',
    resume: `Tomas Okafor
tomas.okafor@example.org
Bristol

Employment
Mathematics Teacher, Kingsdown Academy, September 2017 - Present
- Teach mathematics to pupils aged 11 to 16 in mixed ability classes
- Raised GCSE pass rate in my classes from 61% to 74%
- Write schemes of work and assess homework every week
- Form tutor for 28 pupils; meet parents each term

Teaching Assistant, Hill Street Primary, September 2015 - July 2016
- Supported pupils with special educational needs in small groups

Education
PGCE Secondary Mathematics, University of Bristol, 2017
BSc Mathematics, University of Exeter, 2015

Skills
Classroom management, lesson planning, differentiation, safeguarding
`,
    posting: `Mathematics Teacher

We are looking for a mathematics teacher to join our secondary school in September.

The role
- Teach mathematics across Key Stages 3 and 4
- Plan lessons and assess pupils' progress
- Work with parents and carers
- Take part in safeguarding training

Essential
- Qualified Teacher Status or a PGCE
- Degree in mathematics or a related subject
- Experience of teaching GCSE mathematics
- Good classroom management

Desirable
- Able to teach A level mathematics
- Experience as a form tutor

How to apply
Please send your CV and a cover letter by 1 March. The school is committed to safeguarding and is an equal opportunity employer.
`,
  },
  {
    trade: 'electrical work',
    title: 'Journeyman Electrician',
    resume: `Luis Herrera
Tucson, Arizona
520-555-0113

WORK HISTORY
Journeyman Electrician
Saguaro Electric
2016 - Present
- Install and repair wiring, conduit and panels in commercial buildings
- Read blueprints and bend conduit to the National Electrical Code
- Led a crew of 3 apprentices on a 40,000 sq ft warehouse
- Troubleshoot motor controls and lighting circuits

Apprentice Electrician
Desert Power Co.
2012 - 2016
- Pulled cable and mounted boxes under supervision

LICENSES
Journeyman Electrician License, Arizona
OSHA 30

EDUCATION
Electrical apprenticeship, IBEW Local 570, 2016
High school diploma

SKILLS
Conduit bending, NEC, blueprint reading, motor controls, multimeter
`,
    posting: `**Journeyman Electrician**

**Responsibilities**
- Install, maintain and repair electrical wiring, equipment and fixtures
- Read blueprints and follow the National Electrical Code
- Troubleshoot circuits and motor controls
- Direct the work of apprentices

**Qualifications**
- Journeyman electrician license
- Four years of commercial electrical experience
- OSHA 10 or OSHA 30 card
- Conduit bending
- Must be able to lift 50 pounds and climb ladders

**Preferred**
- PLC experience
- Valid driver's license

We are an equal opportunity employer. All qualified applicants receive consideration without regard to race, religion or age.
`,
  },
  {
    trade: 'software',
    title: 'Backend Engineer',
    resume: `Mei Tanaka
mei@example.dev
https://github.com/example

Backend engineer, six years with Python and PostgreSQL.

Experience

Backend Engineer, Parcelhub, 2020 - Present
- Build REST APIs in Python and Django for 2 million parcels a day
- Cut query times by 40% with PostgreSQL indexes
- Run services on AWS with Docker and Terraform
- Review code and mentor two junior engineers

Software Developer, Quill Labs, 2017 - 2020
- Wrote data pipelines in Python
- Set up continuous integration with GitLab

Education
BSc Computer Science, University of Leeds, 2017

Skills
Python, Django, PostgreSQL, Redis, Docker, Terraform, AWS, Git, SQL
`,
    posting: `Backend Engineer

You will
- Design and build APIs in Python
- Keep our PostgreSQL databases fast
- Own services in production on AWS or Google Cloud

You have
- 4+ years of backend development with Python
- Strong SQL and relational databases
- Experience with Docker and Kubernetes
- Go, Rust or Java is a plus

Nice to have
- Terraform
- Degree in computer science or equivalent experience

Perks
Stock options, home office stipend, 30 days of paid vacation.
`,
  },
  {
    trade: 'sales',
    title: 'Account Executive',
    resume: `Jordan Blake
jordan.blake@example.com
Austin, TX 78701

Account Executive
Fieldmark Software, Austin
February 2021 - Present
* Sell workforce software to mid-market customers; 118% of quota in 2023
* Prospect by phone and email, run demos and negotiate contracts
* Keep the pipeline and forecast in Salesforce

Sales Development Representative
Cloudpeak, Austin
August 2019 - January 2021
* Booked 22 qualified meetings a month by cold calling

Education
BA Communication, Texas State University, 2019

Skills
Salesforce, cold calling, negotiation, B2B sales, forecasting
`,
    posting: `Account Executive

Responsibilities:
Prospect for new customers and run the full sales cycle
Give product demos and negotiate contracts
Keep Salesforce up to date and forecast accurately

Requirements:
3 years of B2B software sales experience
A record of meeting or exceeding quota
Salesforce
Excellent communication and negotiation skills

Preferred:
Experience selling HR or workforce software
Bachelor's degree

Compensation: $70,000 base salary plus commission. We offer medical and dental insurance.
`,
  },
];

/** A pair from a different trade. */
export function otherTrade(index: number): Trade {
  return trades[(index + 3) % trades.length] as Trade;
}
