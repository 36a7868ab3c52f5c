/** Résumés of made-up people for the judged pairs, by a short name of the person's work. */
export const judgedResumes = {
  seniorNurse: `Halima Osei
Columbus, OH | halima.osei@example.org | (614) 555-0131

Registered nurse with eight years in adult intensive and step-down care.

EXPERIENCE
Staff Nurse, Intensive Care Unit
Bramble Hill Medical Center, Columbus, OH, May 2019 - Present
- Care for two critically ill adults a shift on a 24-bed unit, many of them ventilated
- Titrate vasoactive drips and manage arterial lines and central lines
- Charge nurse two shifts a week; precept new graduates
- Chart in Epic; the unit's audit score rose from 88% to 97%
Registered Nurse, Step-Down Unit
Fern Valley Hospital, Newark, OH, June 2017 - April 2019
- Read telemetry and responded to rapid response calls

EDUCATION
Bachelor of Science in Nursing, 2017
LICENSES
Registered Nurse, State of Ohio (active); BLS; ACLS; CCRN
`,
  homeNurse: `Greta Lindqvist, RN
Dayton, Ohio. greta.lindqvist@example.com

Work history
Home Health Nurse, Open Door Home Care, Dayton — 2021 to now
* Visit 25 patients a week after surgery or a hospital stay
* Wound care, IV antibiotics at home and medication reviews
* Teach families how to handle drains and feeding tubes
Registered Nurse, Medical-Surgical Floor, Saltmarsh Community Hospital — 2018 to 2021
* Looked after five patients a shift, gave medication and charted in Cerner

Education
Associate Degree in Nursing, 2018

Certificates
Active Ohio RN license
Basic Life Support (BLS)
`,
  graduateNurse: `TOBIAS MENSAH
tobias.mensah@example.net | Cleveland, OH

Education
BSN, Lakeview State University, May 2026, GPA 3.7

Clinical placements
Intensive care, 120 hours: observed ventilator weaning, gave medication under supervision
Medical-surgical, 180 hours: head-to-toe assessments, charting in Epic
Pediatrics, 90 hours

Work
Dietary Aide, Oak Lane Nursing Home, 2023 - 2025
- Delivered meals and recorded what residents ate

Licenses: RN license, Ohio (May 2026). BLS certified.
`,
  careAssistant: `Rosa Delgado-Finch
Toledo, OH

PROFILE
Caring nursing assistant who has worked with elderly residents for four years.

JOBS
Certified Nursing Assistant, Maple Court Nursing Home, Feb 2022 – present
• Help 12 residents with bathing, dressing and meals
• Take blood pressure, pulse and temperature and report changes to the nurse
• Turn and transfer patients who cannot move themselves
Cashier, Penny Corner Shop, 2020 – 2022

CERTIFICATES
State-tested nursing assistant (STNA), CPR and First Aid
SCHOOL
High school diploma, 2020
`,
  lineCook: `Dario Petrucci
Portland, Oregon - dario.petrucci@example.com

Experience

Line Cook, The Copper Ladle (120 seats), Portland, 2021-present
- Run the grill and saute stations on nights of up to 260 covers
- Prep sauces, stocks and butchery for the next day
- Label, date and rotate everything in the walk-in; passed each health inspection
- Trained six new cooks

Prep Cook, Harvest Moon Bistro, Salem, 2019-2021
- Knife work, vegetables and cold starters; covered the fry station

Certificates: ServSafe Food Handler, Oregon
Education: Culinary certificate, Willamette Cooking School, 2019
`,
  canteenCook: `Noreen Fallon
Eugene, OR | noreen.fallon@example.org

SUMMARY: School cook used to large batches, early mornings and tight budgets.

WORK
School Cook, Pinewood District Kitchens (September 2018 - today)
- Cook lunch for 450 children from a four-week menu
- Order ingredients, count stock and keep waste below 4%
- Clean ovens, steamers and floors at the end of the day
Kitchen Helper, Rosedale Care Home (2016 - 2018)
- Washed vegetables, made sandwiches and loaded the dishwasher

SKILLS
Batch cooking, baking, allergens, stock counts
EDUCATION
High school diploma
`,
  kitchenPorter: `Jem Whitaker
Portland, OR

I have been in restaurant kitchens for one year and want to become a cook.

Dishwasher, Blue Heron Grill, June 2025 - now
- Wash pots, pans and plates for 150 guests a night
- Peel and chop vegetables when the prep cook is away
- Mop the floor and take out the rubbish
Newspaper delivery, 2023 - 2025

Oregon Food Handler card, 2025
Diploma: Jefferson Road High School, 2025
`,
  seniorAccountant: `MARGUERITE ADLER, CPA
Denver, CO | m.adler@example.com

PROFESSIONAL EXPERIENCE
Senior Accountant, Tallgrass Industrial Supply, Denver (2020 – Present)
– Close the books of three entities in five working days each month
– Prepare balance sheet reconciliations, accruals and journal entries
– Wrote the fixed asset policy; own depreciation for 2,400 assets in NetSuite
– Lead contact for external auditors: no adjustments in three years
Staff Accountant, Birch & Rowe Accounting, Boulder (2016 – 2020)
– Prepared financial statements under US GAAP for 30 clients
– Audit and tax work, including sales tax returns

EDUCATION
B.S. Accounting, University of the Front Range, 2016
CERTIFICATION
Certified Public Accountant, Colorado, since 2018
SKILLS
NetSuite, advanced Excel (Power Query, pivot tables), variance analysis
`,
  bookkeeper: `Wendell Sharpe
Fort Collins, CO. wendell.sharpe@example.net

Bookkeeper with eleven years in small firms.

Employment
Bookkeeper, Sunny Slope Landscaping, 2017 to present
- Enter bills and invoices in QuickBooks, pay suppliers, chase late payers
- Reconcile two bank accounts and a credit card every month
- Run payroll for 40 people and hand the books to the outside accountant at year end
Office Clerk, Canyon Tile Company, 2015 to 2017
- Filed invoices, answered the phone

Training
Certificate in bookkeeping, Larimer Evening College, 2016
QuickBooks, Excel, ten-key
`,
  juniorAccountant: `Priscilla Nakagawa
priscilla.nakagawa@example.com / Aurora, CO

Education
Bachelor of Science in Accounting, Foothills College, 2024
Passed two of four parts of the CPA exam

Experience
Junior Accountant, Meridian Paper Goods, Aurora, July 2024 - Present
- Post journal entries and accruals and reconcile 14 accounts at month end
- Match purchase orders to invoices in NetSuite
- Prepare schedules for the yearly audit
Accounting Intern, Meridian Paper Goods, Summer 2023

Skills
NetSuite, Excel (pivot tables, lookups), US GAAP
`,
  backendSenior: `Anselm Krüger
Backend engineer · anselm@example.dev · Chicago, IL

EXPERIENCE
Senior Backend Engineer — Parcelwise, Chicago — Mar 2021–present
• Design and run Go services that handle 40 million requests a day
• Split a monolith into twelve services talking gRPC and Kafka
• Cut the slowest PostgreSQL queries from 900 ms to 60 ms by indexing and partitioning
• Run it all on Kubernetes in AWS with Terraform; on call one week in six
Backend Developer — Quillbox — 2017–2021
• Built REST APIs in Python and later Go; wrote integration tests and set up CI in GitHub Actions

EDUCATION
BSc Computer Science, 2017

SKILLS
Go, Python, PostgreSQL, Redis, Kafka, Docker, Kubernetes, AWS, Terraform, Prometheus
`,
  javaDeveloper: `Ludmila Horvat
Milwaukee, WI | ludmila.horvat@example.com

Software developer, six years, mostly on the server side of insurance software.

Work
Software Engineer, Evergreen Mutual, Milwaukee, 2020-now
- Java and Spring Boot services for claims, REST interfaces for brokers
- Oracle and PostgreSQL schemas, tuning of nightly batch jobs
- Docker images and Jenkins pipelines; code reviews
Working student, Evergreen Mutual, 2018-2020
- Unit tests, small fixes

Education: Bachelor of Computer Science, 2020
Skills: Java, Kotlin, Spring, SQL, PostgreSQL, Docker, Git, JUnit
`,
  frontendJunior: `Caleb Oyelaran
Chicago, IL - caleb.oyelaran@example.dev

Projects and work
Junior Frontend Developer, Lantern Web Studio (Jan 2025 - present)
- Build pages in React and TypeScript from designs in Figma
- Fix layout bugs and improve accessibility for twelve customer sites
Own project: recipe app with Node.js, Express and a small PostgreSQL database

Education
Full-stack bootcamp, 16 weeks, 2024
BA History, 2021

Skills: JavaScript, TypeScript, React, CSS, Git, some Node.js
`,
  journeymanElectrician: `Ray Castellano
Tucson, AZ · ray.castellano@example.com · 520-555-0172

JOURNEYMAN ELECTRICIAN

Sunline Electric, Tucson. Journeyman Electrician. 2018 - Present
- Wire offices, schools and shops: conduit bending, cable pulling, panels up to 800 A
- Read blueprints and one-line diagrams, lay out the work for a crew of four
- Find faults with a multimeter and megger; no lost-time accident in seven years
- Work to the NEC and pass inspections first time
Desert Star Contractors, Apprentice Electrician, 2014 - 2018
- Four-year apprenticeship, 8,000 hours

Licenses and training
Journeyman Electrician License, Arizona; OSHA 30; NFPA 70E
Valid driver's license
`,
  maintenanceWorker: `Burt Ekström
Phoenix, Arizona

Building maintenance technician for hotels and flats.

Experience
Maintenance Technician, Saguaro Inn & Suites, 2019 - present
* Change outlets, switches, ballasts and light fixtures
* Unclog drains, patch drywall, service air conditioning filters
* Find out why breakers trip; call in the licensed contractor for panel work
Handyman, self-employed, 2014 - 2019
* Small repairs, painting, ceiling fans

Other
OSHA 10 card, own hand tools, driver's license
`,
  apprenticeElectrician: `Imani Burke
Mesa, AZ | imani.burke@example.net

Second-year apprentice electrician looking for more commercial work.

WORK EXPERIENCE
Apprentice Electrician, Copper State Electric, Aug 2024 - Present
- Bend EMT conduit, pull wire and mount boxes on a new clinic under a journeyman
- Help test circuits and label panels
- Clean up and keep the tools in order
Barista, Little Owl Coffee, 2022 - 2024

EDUCATION
Electrical apprenticeship program, year 2 of 4 (NEC, blueprint reading)
High school diploma, 2022
OSHA 10; driver's license
`,
  primaryTeacher: `Oonagh Kearney
Leeds. oonagh.kearney@example.org

Teaching experience
Year 4 Class Teacher, Moorside Primary School, September 2019 to present
- Plan and teach all National Curriculum subjects to a class of 29
- Maths lead: 84% of Year 4 reached the expected standard, up from 71%
- Write support plans with the SENCO for five pupils with additional needs
- Meet parents each term and run the after-school chess club
Year 2 Teacher, Heron Lane Infant School, 2016 to 2019
- Phonics groups, end of key stage assessments

Qualifications
PGCE Primary with QTS, 2016
BA (Hons) English, 2015
Enhanced DBS; paediatric first aid; safeguarding level 2
`,
  teachingAssistant: `Sunil Bhatt
Bradford | sunil.bhatt@example.com

Profile
Patient teaching assistant with five years in primary classrooms.

Experience
Teaching Assistant, Canal Street Primary School, 2021 - present
• Lead reading groups of six children and report progress to the class teacher
• Support a pupil with autism one to one
• Supervise lunch and the playground
Nursery Helper, Tiny Acorns, 2019 - 2021

Qualifications
Level 3 Diploma in Supporting Teaching and Learning, 2021
GCSE English and Maths
Enhanced DBS check, first aid
`,
  secondaryTeacher: `Gwendolyn Price
Sheffield, gwendolyn.price@example.net

TEACHER OF GEOGRAPHY with QTS

2017-2026 Teacher of Geography, Ridgemoor Copse Academy (ages 11 to 18)
- Taught classes from Year 7 to A level, marked mock exams, set homework
- Form tutor for 28 pupils; phone calls and evenings with parents
- Behaviour for learning lead in the humanities department
- Organised field trips with full risk assessments

Training
PGCE Secondary Geography with Qualified Teacher Status, 2017
BSc Geography, 2016
Safeguarding level 2, enhanced DBS
`,
  truckDriver: `Wade Tolliver
Tulsa, OK — (918) 555-0119

CDL-A driver, nine years, 850,000 miles without a chargeable accident.

Over-the-Road Driver, Red Mesa Freight, Tulsa, 2019 - Present
- Haul 53-foot dry vans and reefers through 30 states
- Electronic logs (ELD), hours of service and pre-trip inspections every day
- Secure loads with straps and bars, check bills of lading
Regional Driver, Cimarron Lines, 2017 - 2019
- Drop and hook, night runs, backing into tight docks

License: Commercial Driver License Class A, hazmat and tanker endorsements
DOT medical card valid to 2027. Clean driving record.
`,
  vanCourier: `Marisol Quintero
Oklahoma City, OK. marisol.quintero@example.com

Delivery driver

Work
Delivery Driver, Swift Sparrow Parcels, 2022 - now
- Deliver 140 parcels a day in a cargo van, scan each one, ask for signatures
- Check tires, oil and lights before leaving
- Load the van by route so that nothing is carried twice
Warehouse Associate, Plains Distribution, 2020 - 2022
- Picked orders, drove a forklift, loaded trailers

Licences: Oklahoma driver's license class D, clean record. Forklift certificate.
`,
  newTruckDriver: `Desmond Achterberg
Norman, OK | d.achterberg@example.net

OBJECTIVE
First year as a truck driver wanted with a carrier that trains.

EXPERIENCE
Student Driver, Plainsman Truck School, Jan 2026 - April 2026
- 160 hours of driving, backing and pre-trip inspections on tractor-trailers
Dock Worker, Plains Distribution, 2021 - 2025
- Loaded and strapped freight, checked bills of lading

LICENSE
CDL Class A, issued April 2026; DOT medical card
Clean motor vehicle record
`,
  hrManager: `Beatriz Salgado-Moore, SHRM-CP
San Antonio, TX · beatriz.salgado@example.com

EXPERIENCE
HR Manager, Juniper Jar Foods (420 employees), Jan 2019 – Present
– Lead a team of four for two plants and the head office
– Advise managers on employee relations, discipline and leave under FMLA and ADA
– Ran open enrollment and moved payroll and records to Workday
– Turnover fell from 38% to 24% in three years
HR Generalist, Cactus Wren Logistics, 2014 – 2018
– Recruiting, onboarding, benefits and unemployment claims

EDUCATION
Bachelor of Business Administration, Human Resources, 2014
Languages: Spanish (native), English (fluent)
`,
  hrCoordinator: `Keisha Lambert
Austin, TX | keisha.lambert@example.org

Human resources coordinator, two years, organised and discreet.

HR Coordinator, Hilltop Software, 2024 to present
- Prepare offer letters and run onboarding for about ten people a month
- Keep employee files and leave balances in BambooHR
- Answer questions on benefits during open enrollment
Receptionist, Hilltop Software, 2022 to 2024

Education: BA Psychology, 2022
Languages: English, conversational Spanish
Skills: BambooHR, Excel, scheduling
`,
  recruiter: `Theo Vandermeer
Dallas, TX, theo.vandermeer@example.com

Experience
Senior Recruiter — Norwick Lane Staffing — 2018 to date
• Fill 60 warehouse and office jobs a year for manufacturing customers
• Source on job boards, interview, check references, negotiate offers
• Coach three junior recruiters
• Report time to hire and cost per hire each month
Recruiter — Bluebonnet Talent — 2015 to 2018

Education
Bachelor's degree in Communication, 2015
Speaks English only. Uses Greenhouse, LinkedIn Recruiter and Excel
`,
  storeManager: `Philippa Grant
Nashville, TN / philippa.grant@example.com

Store manager with a record of growing sales and keeping people.

Career
Store Manager, Wren & Thistle Home Goods, Nashville, 2020 - present
- Lead 22 people in a store with sales of $5.1 million, up 14% in 2025
- Hire, train and schedule staff; write rotas within the wage budget
- Shrink down from 2.1% to 0.9% through weekly counts
- Visual merchandising resets each season, complaints that others could not settle
Assistant Store Manager, Fairlane Shoes, 2016 - 2020
- Opened and closed, cashed up, trained new associates

Education: Associate degree in Business, 2016
Skills: point of sale, profit and loss, inventory, Excel
`,
  assistantManager: `Osvaldo Rennick
Memphis, TN — osvaldo.rennick@example.net

WORK
Assistant Manager, Green Basket Grocery, 2022 - Present
- In charge of 12 people on late shifts; open and close the store
- Order fresh goods, count stock on Sundays, run the deli counter when short of staff
- Handle refunds and complaints
Shift Lead, Green Basket Grocery, 2020 - 2022
- Cash drawers, breaks, training of cashiers

TRAINING
Food handler card; cash handling course
High school diploma, 2019
`,
  salesAssociate: `Lila Montrose
Knoxville, TN

About me
Friendly sales associate who likes helping people find the right thing.

Jobs
Sales Associate, Button & Thread Clothing, 2024 - now
* Greet customers, ring up sales, fold and restock
* Reached 108% of my sales goal in the last quarter
Babysitter, 2021 - 2024

School
Second-year student, retail management
`,
  dentalHygienist: `Corinne Baptista, RDH
Boise, ID | corinne.baptista@example.com

EXPERIENCE
Dental Hygienist, Foothill Family Dental, Boise, 2018 – present
- See eight patients a day for cleanings, scaling and root planing
- Take digital x-rays and chart pockets in Dentrix
- Give local anesthesia and nitrous oxide
- Teach brushing and flossing; 82% of patients come back for their next visit
Dental Hygienist, Riverbend Periodontics, 2016 – 2018
- Periodontal maintenance, sterilization of instruments

EDUCATION
Associate of Science in Dental Hygiene, 2016
LICENSES
Registered Dental Hygienist, Idaho; local anesthesia permit; CPR
`,
  dentalAssistant: `Farida Noor
Nampa, ID. farida.noor@example.org

Experience
Dental Assistant, Bright Elm Dentistry, 2020 - present
- Seat patients, pass instruments and mix materials at the chair
- Take x-rays and enter charts in Dentrix
- Sterilize instruments and set up four rooms
- Explain care after fillings and extractions

Education and certificates
Dental assisting certificate, 2020
Radiography certificate, CPR

Languages
English, Farsi
`,
  graduateHygienist: `Joss Hathersage
Meridian, ID | joss.hathersage@example.net

EDUCATION
Associate of Applied Science in Dental Hygiene, Snake River College, May 2026
Clinic: 110 patients, adult and child cleanings, scaling, sealants, digital x-rays

LICENSE
Idaho dental hygiene license, June 2026
CPR for health care providers

EMPLOYMENT
Front Desk, Snake River College Dental Clinic, 2024 - 2026
- Booked visits and sent reminders in Dentrix
`,
};
