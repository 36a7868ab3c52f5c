import fc from 'fast-check';
import {
  type Certification,
  degreeNames,
  type Education,
  type Experience,
  type MasterResume,
} from '../../../shared/master-resume/master-resume-rules.ts';

const day = (from: number, to: number) =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, date]) => [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'));

const places = ['Duluth, MN', 'Leeds, UK', 'Austin, Texas', 'Toronto, Canada', 'Berlin, Germany'];
const maybePlace = fc.option(fc.constantFrom(...places), { nil: null });

const descriptions = [
  null,
  '- Cared for patients after surgery\n- Trained 12 new nurses',
  'Ran the month-end close for four entities.\nCut it from nine days to five.',
  '• Built the billing service in Go\n• Led a team of 5 engineers\n\nAlso kept the on-call rota.',
  'Taught mathematics and physics to classes of 28, and led the chess club.',
  '* Sold “smart” meters — 14% over target\n* Opened accounts in three countries',
];

const experience: fc.Arbitrary<Experience> = fc.record({
  companyName: fc.constantFrom(
    'Elm Hospital',
    'Harbour Analytics Ltd',
    'Brightloom Utilities',
    'Larch & Mercer Property Management',
    'Northwind Traders, Inc.',
    'City of Leeds',
    'Café Lumière',
    "O'Brien Logistics",
    'IBM',
    'Acme GmbH',
  ),
  position: fc.constantFrom(
    'Ward Nurse',
    'Senior Software Engineer',
    'Staff Accountant',
    'Sales and Marketing Manager',
    'Teacher of Mathematics',
    'Truck Driver',
    'Head of Operations',
    'Data Analyst II',
    'Chef de Partie',
  ),
  location: maybePlace,
  startDate: day(1995, 2015),
  endDate: fc.option(day(2016, 2025), { nil: null }),
  description: fc.constantFrom(...descriptions),
});

const education: fc.Arbitrary<Education> = fc.record({
  institution: fc.constantFrom(
    'Lake College',
    'University of Leeds',
    'Narragansett Institute of Technology',
    'Universität Wien',
    'Springfield High School',
  ),
  degree: fc.constantFrom(...degreeNames),
  fieldOfStudy: fc.option(fc.constantFrom('Nursing', 'Computer Science', 'Accounting', 'Fine Arts'), {
    nil: null,
  }),
  startDate: fc.option(day(1985, 1990), { nil: null }),
  endDate: fc.option(day(1991, 1994), { nil: null }),
  gpa: fc.option(
    fc.integer({ min: 0, max: 400 }).map((points) => points / 100),
    { nil: null },
  ),
  description: fc.constantFrom(null, 'Thesis on wound care.', '- Dean’s List\n- Chess club'),
});

const certification: fc.Arbitrary<Certification> = fc.record({
  name: fc.constantFrom(
    'BLS',
    'Project Management Professional (PMP)',
    'RN license',
    'Forklift Operator',
    'CPA',
  ),
  issuingOrganization: fc.constantFrom(
    'American Heart Association',
    'State of Minnesota',
    'PMI',
    'Red Cross',
  ),
  issueDate: fc.option(day(2010, 2020), { nil: null }),
  expiryDate: fc.option(day(2021, 2032), { nil: null }),
  credentialId: fc.option(fc.constantFrom('77-12', 'RN 443-A'), { nil: null }),
});

/** Generates realistic master résumés. */
export const arbitraryMasterResumes: fc.Arbitrary<MasterResume> = fc.record({
  personal: fc.record({
    fullName: fc.constantFrom('Ida Holm', 'José Núñez', 'Anne-Marie O’Neil', 'Wei Zhang', 'My Resume'),
    contactEmail: fc.option(fc.constant('someone@example.com'), { nil: null }),
    phoneNumber: fc.option(fc.constant('+1 (555) 123-4567'), { nil: null }),
    location: maybePlace,
    professionalSummary: fc.constantFrom(
      null,
      'Surgical nurse who teaches.',
      'Ten years in sales.\n\nGerman and French.',
    ),
  }),
  experience: fc.uniqueArray(experience, { maxLength: 4, selector: ({ companyName }) => companyName }),
  education: fc.uniqueArray(education, { maxLength: 3, selector: ({ institution }) => institution }),
  certifications: fc.uniqueArray(certification, { maxLength: 4, selector: ({ name }) => name }),
});
