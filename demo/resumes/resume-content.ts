/** The content of the sample résumés. All people, employers and schools are made up. */

export type ResumeEntry = {
  title: string;
  organization: string;
  place: string;
  dates: string;
  lines: string[];
};

export type ResumeSection = { heading: string; aside?: true } & (
  | { kind: 'entries'; entries: ResumeEntry[] }
  | { kind: 'groups'; groups: { label: string; items: string }[] }
  | { kind: 'list'; lines: string[] }
  | { kind: 'text'; text: string }
);

export type ResumeContent = {
  id: string;
  layout: 'sidebar' | 'classic' | 'modern';
  name: string;
  headline: string;
  contact: string[];
  sections: ResumeSection[];
};

const nurse: ResumeContent = {
  id: 'registered-nurse',
  layout: 'sidebar',
  name: 'Maribel Okonjo-Hart',
  headline: 'Registered Nurse, BSN, CMSRN',
  contact: ['Portland, OR', '(503) 555-0142', 'maribel.okonjo-hart@example.com'],
  sections: [
    {
      kind: 'list',
      heading: 'Licenses and certifications',
      aside: true,
      lines: [
        'Registered Nurse, Oregon, active through 08/2028',
        'CMSRN, Medical-Surgical Nursing, 2023',
        'ACLS, American Heart Association, valid to 05/2027',
        'BLS, American Heart Association, valid to 05/2027',
      ],
    },
    {
      kind: 'list',
      heading: 'Skills',
      aside: true,
      lines: [
        'Telemetry and rhythm reading',
        'IV insertion, PICC care',
        'Blood products, heparin and insulin drips',
        'Wound vac and ostomy care',
        'Epic, bar-code medication scanning',
        'Discharge teaching',
        'Precepting',
      ],
    },
    {
      kind: 'list',
      heading: 'Languages',
      aside: true,
      lines: ['English, native', 'Spanish, conversational'],
    },
    {
      kind: 'text',
      heading: 'Profile',
      text: 'Medical-surgical and telemetry nurse with six years in acute care, four of them on nights. Known for early calls that keep patients out of intensive care, and for orienting new graduates who stay.',
    },
    {
      kind: 'entries',
      heading: 'Experience',
      entries: [
        {
          title: 'Registered Nurse, Medical-Surgical and Telemetry',
          organization: 'Alder Heights Medical Center',
          place: 'Portland, OR',
          dates: 'Mar 2022 – Present',
          lines: [
            'Care for four to five adult patients a night on a 36-bed unit: post-operative, heart failure, COPD, stroke step-down',
            'Relief charge nurse two shifts a month for eight nurses and four nursing assistants',
            'Led the unit’s mobility project; falls with injury went from 9 to 3 in a year',
            'Precepted 11 new graduates, 10 of whom are still on the unit',
            'Scanned 99.2% of medications at the bedside, the best of the unit in 2025',
          ],
        },
        {
          title: 'Registered Nurse, Medical-Surgical',
          organization: 'Saint Brannoc Community Hospital',
          place: 'Salem, OR',
          dates: 'Jun 2020 – Feb 2022',
          lines: [
            'Assessed, medicated and taught up to six patients a shift on a 28-bed floor that became a COVID unit within a week',
            'Called the rapid response team early: none of 14 calls ended in a code',
            'Rewrote the insulin discharge sheet; 30-day returns for low blood sugar fell by a third',
          ],
        },
        {
          title: 'Certified Nursing Assistant',
          organization: 'Fernbrook Care Center',
          place: 'Eugene, OR',
          dates: 'Aug 2017 – May 2020',
          lines: [
            'Helped ten residents with bathing, meals, transfers and walking while studying full time',
            'Took vital signs and recorded intake and output; trained four new assistants',
          ],
        },
      ],
    },
    {
      kind: 'entries',
      heading: 'Education',
      entries: [
        {
          title: 'Bachelor of Science in Nursing (BSN)',
          organization: 'Willamette Falls University',
          place: 'Eugene, OR',
          dates: '2016 – 2020',
          lines: ['Clinical capstone in critical care, 180 hours'],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Volunteer work',
      lines: [
        'Blood pressure and flu clinic at the county food bank, one Saturday a month since 2021',
        'Member of the hospital’s shared governance council, 2023 – 2025',
      ],
    },
  ],
};

const accountant: ResumeContent = {
  id: 'staff-accountant',
  layout: 'classic',
  name: 'Theodore Lindqvist',
  headline: 'Staff Accountant',
  contact: ['Chicago, Illinois', '312-555-0117', 'theo.lindqvist@example.com'],
  sections: [
    {
      kind: 'text',
      heading: 'Summary',
      text: 'Accountant with three years of general ledger experience in distribution and property management. Closes on day five, reconciles everything, and has passed two of the four parts of the CPA exam.',
    },
    {
      kind: 'entries',
      heading: 'Professional experience',
      entries: [
        {
          title: 'Staff Accountant',
          organization: 'Prairie Gate Supply Company',
          place: 'Chicago, IL',
          dates: '09/2024 – present',
          lines: [
            'Prepare 60 to 70 journal entries a month in NetSuite, including accruals, prepaids, depreciation and payroll allocations',
            'Reconcile 42 balance sheet accounts and four bank accounts; cut items open for more than 60 days from 118 to 9',
            'Helped to shorten the monthly close from nine business days to five by moving recurring entries ahead of month end',
            'Review accounts receivable aging each week with sales; past-due balances fell 23% in twelve months',
            'Pull inventory and fixed asset support for the external auditors, with no adjustments proposed in 2025',
          ],
        },
        {
          title: 'Accounting Associate',
          organization: 'Larch & Mercer Property Management',
          place: 'Oak Park, IL',
          dates: '06/2023 – 08/2024',
          lines: [
            'Ran accounts payable for 31 buildings in QuickBooks Online: about 900 invoices a month, paid on two weekly runs',
            'Prepared monthly financial statements and variance comments for 12 condominium associations',
            'Issued 240 Forms 1099 and filed sales and hotel tax returns on time for two seasons',
            'Built an Excel workbook with Power Query and pivot tables that saved six hours on each bank reconciliation cycle',
          ],
        },
        {
          title: 'Tax Intern',
          organization: 'Hobart Quill CPAs',
          place: 'Evanston, IL',
          dates: '01/2023 – 04/2023',
          lines: ['Prepared 85 individual and 14 small partnership returns for review in UltraTax CS'],
        },
      ],
    },
    {
      kind: 'entries',
      heading: 'Education',
      entries: [
        {
          title: 'Bachelor of Science in Accounting, minor in Information Systems',
          organization: 'Lake Marion State University',
          place: 'Evanston, IL',
          dates: '2019 – 2023',
          lines: ['GPA 3.6; treasurer of the accounting society'],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Certifications',
      lines: [
        'CPA candidate, Illinois: FAR and AUD passed (2025), REG planned for February 2027',
        'QuickBooks Online ProAdvisor, 2024',
      ],
    },
    {
      kind: 'groups',
      heading: 'Skills',
      groups: [
        {
          label: 'Accounting',
          items: 'US GAAP, general ledger, month-end close, accruals, fixed assets, AP, AR, sales tax',
        },
        { label: 'Systems', items: 'NetSuite, QuickBooks Online, Bill.com, UltraTax CS' },
        { label: 'Excel', items: 'XLOOKUP, SUMIFS, pivot tables, Power Query; basic SQL' },
      ],
    },
  ],
};

const engineer: ResumeContent = {
  id: 'software-engineer',
  layout: 'modern',
  name: 'Imogen Castellane',
  headline: 'Backend software engineer',
  contact: [
    'Providence, RI (remote)',
    '+1 401 555 0175',
    'imogen.castellane@example.com',
    'code.example.com/icastellane',
  ],
  sections: [
    {
      kind: 'text',
      heading: 'About',
      text: 'Backend engineer with eight years of experience, five of them in Go. I like slow queries, quiet pagers and services that a new colleague can read in an afternoon.',
    },
    {
      kind: 'entries',
      heading: 'Work',
      entries: [
        {
          title: 'Senior Software Engineer',
          organization: 'Parcelwren',
          place: 'Remote',
          dates: 'Apr 2022 – present',
          lines: [
            'Designed the delivery-slot service in Go and PostgreSQL: 2,400 requests a second at peak, p99 of 38 ms',
            'Split order routing out of a Rails monolith behind Kafka events, over seven months and without downtime',
            'Cut the cloud bill of the team’s AWS services by 31% with right-sizing and better indexes',
            'Introduced OpenTelemetry tracing; the median time to find a cause fell from 50 to 12 minutes',
            'On call one week in five; mentor of two engineers, one promoted in 2025',
          ],
        },
        {
          title: 'Software Engineer',
          organization: 'Brightloom Utilities',
          place: 'Boston, MA',
          dates: 'Jul 2019 – Mar 2022',
          lines: [
            'Built meter-reading ingestion in Go on Kubernetes for 1.1 million devices',
            'Rewrote billing exports from Python to Go, from four hours to eleven minutes',
            'Partitioned a 900 GB PostgreSQL table while it was in use',
            'Wrote the team’s load tests in k6 and its Terraform modules',
          ],
        },
        {
          title: 'Junior Developer',
          organization: 'Studio Kettlehole',
          place: 'Providence, RI',
          dates: 'Jun 2018 – Jun 2019',
          lines: [
            'Made and maintained nine client sites and two REST APIs with Ruby on Rails, JavaScript and MySQL',
          ],
        },
      ],
    },
    {
      kind: 'groups',
      heading: 'Tools',
      groups: [
        { label: 'Languages', items: 'Go, SQL, Python, Ruby, TypeScript' },
        { label: 'Data', items: 'PostgreSQL, MySQL, Redis, Kafka' },
        {
          label: 'Running it',
          items: 'AWS, Kubernetes, Docker, Terraform, GitHub Actions, Prometheus, Grafana, OpenTelemetry',
        },
      ],
    },
    {
      kind: 'entries',
      heading: 'Education',
      entries: [
        {
          title: 'B.Sc. in Computer Science',
          organization: 'Narragansett Institute of Technology',
          place: 'Providence, RI',
          dates: '2014 – 2018',
          lines: [],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Also',
      lines: [
        'Certified Kubernetes Administrator (CKA), 2024',
        'Talk: “Partitioning a table people are standing on”, New England Database Day 2023',
        'Maintainer of a small Go library for opening hours, 640 stars',
      ],
    },
  ],
};

export const sampleResumeContents: ResumeContent[] = [nurse, accountant, engineer];
