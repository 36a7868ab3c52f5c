import { expect, it } from 'vitest';
import { findTitles } from './titles.ts';

/** Titles as postings and résumés write them, by the profession they belong to. */
const golden: Record<string, string> = {
  accounting:
    'Payroll Specialist; Accountant; Staff Accountant; Senior Accountant; Accounts Payable Specialist; Accounts Receivable Clerk; Bookkeeper; Full Charge Bookkeeper; Tax Accountant; Internal Auditor; Financial Controller; Payroll Accountant',
  agriculture: 'Landscaper; Farm Manager; Agronomist; Winemaker',
  'allied-health': 'Phlebotomist; Genetic Counselor',
  automotive:
    'Automotive Technician; Auto Mechanic; Diesel Mechanic; Service Advisor; Auto Body Technician; Parts Manager; Fleet Manager; Automobile Service Manager; Fleet Superintendent; Combo Heavy Hit Tech; Body Man; F&I Manager; Finance & Insurance Manager',
  aviation:
    'Airline Pilot; Flight Attendant; Aircraft Mechanic; Jet Mech; Aerospace Engineer; Air Traffic Controller; Flight Operations Coordinator; Flight Dispatcher',
  care: 'Social Worker; Care Assistant; Support Worker; Caregiver; Home Health Aide; Victim Advocate; Health Educator; Funeral Director; Job Coach; Foster Parent',
  chemistry: 'Chemist; Chemical Engineer; Analytical Chemist',
  civil: 'Civil Engineer; Structural Engineer; Resident Engineer; Geotechnical Engineer; GIS Analyst',
  'clinical-research':
    'Clinical Research Coordinator; Biostatistician; Clinical Trial Manager; Medical Science Liaison; Research Nurse',
  communications:
    'Technical Author; Technical Writer; Public Relations Manager; Communications Manager; Communications Specialist; Public Affairs Specialist; Public Information Manager',
  construction:
    'Roofer; Carpenter; Land Surveyor; Construction Manager; Site Manager; Quantity Surveyor; Architect; Construction Superintendent; Estimator; Crane Operator; Rigger; Flagger; BIM Manager; Survey Crew Chief; Wastewater Collection System Worker; Road Crew',
  consulting:
    'Management Consultant; Business Analyst; Change Manager; Implementation Consultant; Chief of Staff; Systems Analyst',
  culinary:
    'Chef; Sous Chef; Line Cook; Pastry Chef; Executive Chef; Kitchen Porter; Baker; Deli Clerk; Meat Cutter; Grill Cook; Taquero',
  'customer-service':
    'Customer Service Representative; Call Center Agent; Customer Success Manager; Call Center Quality Assurance Analyst; Workforce Management Analyst',
  data: 'Data Analyst; Data Engineer; Data Scientist; Machine Learning Engineer; Statistician; Economist; Power BI Developer; Data Steward',
  dental: 'Dental Hygienist; Dental Assistant; Dentist; Orthodontist; Dental Lab Technician',
  design:
    'Graphic Designer; UX Designer; Product Designer; Interior Designer; Art Director; UX Researcher; Motion Designer; Goldsmith',
  'early-childhood': 'Nanny; Preschool Teacher; Preschool Aide; Child Care Worker; Nursery Nurse',
  electrical:
    'Electrical Engineer; Electronics Engineer; Controls Engineer; Power Systems Engineer; Substation Electrician; Alarm Installer; Fire Alarm Service Technician; Fire Alarm Technician',
  embedded: 'Firmware Engineer; FPGA Engineer; Hardware Engineer',
  energy:
    'Petroleum Engineer; Wind Turbine Technician; Power Plant Operator; Mining Engineer; Steam Plant Operator; Wellsite Geologist; Solar Installer; Energy Manager; Landman',
  'energy-environment':
    'Environmental Scientist; Environmental Engineer; EHS Manager; Safety Officer; Water Treatment Operator',
  erp: 'SAP Consultant; Salesforce Administrator; ERP Consultant; Salesforce Developer',
  'eye-care': 'Optometrist; Optician; Ophthalmic Technician',
  facilities:
    'Facilities Manager; Janitor; Custodian; Maintenance Worker; Pest Control Technician; Furniture Mover',
  'fashion-apparel': 'Tailor; Fashion Buyer; Seamstress',
  finance:
    'Financial Analyst; Investment Analyst; Bank Teller; Loan Officer; Financial Advisor; Treasury Analyst; Investment Banker; Risk Analyst; Wealth Manager; Trader; Collections Specialist; Credit Analyst; Bank Examiner; Loan Operations Specialist; Commercial Banker; Branch Manager; SIU Field Investigator',
  'fire-emergency': 'Emergency Medical Technician; Emergency Dispatcher; Fire Chief',
  'fitness-beauty': 'Personal Trainer; Hair Stylist; Massage Therapist; Esthetician; Barber',
  forestry: 'Forester; Arborist; Forestry Technician; Parks Manager',
  'game-development': 'Game Designer; Game Programmer; Level Designer; Game Artist; Game Tester',
  government: 'Eligibility Worker; City Planner; Property Standards Inspector; Code Compliance Inspector',
  'higher-education': 'Professor; Lecturer; Academic Advisor; Postdoctoral Researcher; Admissions Counselor',
  horticulture: 'Gardener; Groundskeeper; Horticulturist; Farm Hand',
  hospitality:
    'Hotel Manager; Front Desk Agent; Housekeeper; Waiter; Bartender; Concierge; Barista; Parking Attendant; Hostess; Catering Manager',
  hr: 'HR Manager; Recruiter; Human Resources Generalist; Talent Acquisition Specialist; HR Business Partner; Employee Relations Specialist',
  imaging: 'Radiologic Technologist; MRI Technologist; Sonographer; Ultrasound Technician',
  insurance: 'Insurance Agent; Claims Adjuster; Underwriter; Actuary',
  'it-support':
    'IT Support Specialist; Help Desk Technician; Systems Administrator; Network Engineer; Desktop Support Technician; Computer Operator; Epic Analyst; Data Center Technician; Application Support Analyst',
  'lab-science':
    'Clinical Research Associate; Medical Laboratory Technician; Microbiologist; Laboratory Technician; Research Scientist; Biologist',
  legal:
    'Lawyer; Attorney; Paralegal; Legal Assistant; Legal Secretary; Solicitor; Court Clerk; Hearing Officer; Court Reporter',
  logistics:
    'Warehouse Worker; Forklift Material Handler; Forklift Operator; Logistics Coordinator; Warehouse Manager; Warehouse Associate',
  manufacturing:
    'CAD Designer; Machine Operator; CNC Machinist; Quality Inspector; Production Supervisor; Manufacturing Engineer; Maintenance Technician; Assembly Worker; Quality Engineer; Prepress Operator; Instrument Fitter; Upholsterer; Tool and Die Maker; NDT Inspector',
  maritime: 'Deckhand; Ship Captain; Able Seaman; Marine Tech',
  marketing:
    'Marketing Manager; Digital Marketing Specialist; SEO Specialist; Social Media Manager; Brand Manager; Copywriter',
  mechanical:
    'Mechanical Engineer; Design Engineer; Mechanical Design Engineer; HVAC Design Engineer; Thermal Engineer; Stress Engineer; Robotics Engineer; Materials Engineer; Mechatronics Engineer; Metallurgist; Mechanical Engineering Technician; Building Services Engineer; FEA Analyst; Welding Engineer',
  media: 'Video Editor; Journalist; Reporter; Editor',
  'medical-coding':
    'Medical Coder; Medical Biller; Revenue Cycle Manager; Patient Access Representative; HIM Supervisor',
  medicine:
    'Psychiatrist; Paramedic; Physician; Surgeon; General Practitioner; Medical Assistant; Physician Assistant; Pediatrician; Medical Scribe; Hospital Administrator; Podiatrist; Radiologist',
  'mental-health': 'Psychologist; Mental Health Counselor; Substance Abuse Counselor; School Psychologist',
  'museums-libraries': 'Librarian; Archivist; Museum Curator; Library Assistant',
  nonprofit: 'Grant Writer; Fundraising Manager; Volunteer Coordinator',
  nursing:
    'Registered Nurse; Licensed Practical Nurse; Nurse Practitioner; Staff Nurse; Charge Nurse; Certified Nursing Assistant; Midwife; Nurse Anesthetist',
  nutrition: 'Dietitian; Nutritionist; Lactation Consultant',
  office:
    'Administrative Assistant; Executive Assistant; Receptionist; Office Manager; Data Entry Clerk; Personal Assistant; Secretary; Mailroom Clerk',
  'performing-arts': 'Musician; Actor; Dancer; Stage Manager',
  pharmacy: 'Pharmacist; Pharmacy Technician',
  'photo-film': 'News Anchor; Photographer; Film Director; Content Creator',
  product: 'Product Manager; Project Manager; Scrum Master; Product Owner; Program Manager',
  qa: 'QA Engineer; Software Tester; Test Automation Engineer; QA Analyst',
  rail: 'Train Driver; Bus Driver; Transportation Planner',
  'real-estate':
    'Real Estate Agent; Property Manager; Leasing Consultant; Realtor; Escrow Officer; Property Appraiser',
  'respiratory-dialysis':
    'Sterile Processing Technician; Surgical Technologist; Respiratory Therapist; Dialysis Technician; Anesthesia Technician',
  retail:
    'Cashier; Store Manager; Sales Associate; Retail Assistant; Merchandiser; Florist; Visual Merchandiser; Budtender',
  sales:
    'Account Executive; Account Manager; Key Account Manager; Sales Manager; Sales Representative; Business Development Manager; Business Development Executive; Sales Development Representative; National Account Manager; Enterprise Account Executive; Sales Engineer; Regional Sales Manager; Head of Sales; Partnerships Manager; Account Director; Telemarketer',
  security:
    'Security Analyst; Penetration Tester; Information Security Manager; SOC Analyst; Compliance Analyst',
  'security-guard':
    'Firefighter; Security Guard; Police Officer; Security Officer; Correctional Officer; Crime Analyst; Parking Enforcement Officer; Probation Officer',
  software:
    'Embedded Software Engineer; Software Engineer; Backend Developer; Frontend Developer; Full Stack Developer; Java Developer; DevOps Engineer; Site Reliability Engineer; Engineering Manager; Mobile Developer; Software Architect; Software Development Manager; Web Developer; Cloud Architect',
  'supply-chain':
    'Supply Chain Manager; Buyer; Procurement Specialist; Purchasing Manager; Demand Planner; Demand Planner; Production Planner',
  teaching:
    'Teacher; Math Teacher; Elementary School Teacher; Special Education Teacher; School Principal; Teaching Assistant; English Teacher',
  telecom: 'RF Engineer; Telecommunications Technician; NOC Engineer',
  therapy:
    'Physical Therapist; Occupational Therapist; Speech Language Pathologist; Physiotherapist; Chiropractor',
  trades:
    'Electrician; Plumber; Welder; HVAC Technician; Locksmith; Painter; Elevator Mechanic; Sheet Metal Worker',
  translation: 'Translator; Interpreter; Localization Manager',
  'travel-events':
    'Event Planner; Travel Agent; Tour Guide; Event Coordinator; Aquatics Supervisor; Pool Manager',
  trucking: 'Truck Driver; Delivery Driver; Dispatcher; Courier; CDL Driver',
  veterinary: 'Veterinarian; Veterinary Technician; Veterinary Assistant; Dog Trainer',
};

const cases = Object.entries(golden).flatMap(([profession, titles]) =>
  titles.split('; ').map((title) => ({ title, profession })),
);

it('covers some three hundred titles', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

it.each(cases)('$title belongs to $profession', ({ title, profession }) => {
  expect(findTitles(title).map((found) => found.title.profession)).toEqual([profession]);
});
