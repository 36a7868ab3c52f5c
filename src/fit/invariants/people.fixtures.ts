/** Made-up people, each with a matching posting, in parts, so that tests can write them in any layout. */
import type { PostingParts } from '../posting/posting-fixtures.ts';

export type PastJob = {
  title: string;
  employer: string;
  place: string;
  /** Year and month, "2020-03"; no `to` for the current one. */
  from: string;
  to?: string;
  lines: string[];
};

export type Person = {
  trade: string;
  name: string;
  address: string;
  email: string;
  phone: string;
  profile?: string;
  jobs: PastJob[];
  education: string[];
  certificates?: string[];
  skills: string[];
  languages?: string[];
  posting: PostingParts;
};

export const people: Person[] = [
  {
    trade: 'truck driving',
    name: 'Delroy Baptiste',
    address: '2210 Sycamore Drive, Amarillo, TX 79106',
    email: 'delroy.baptiste@example.com',
    phone: '(806) 555-0117',
    jobs: [
      {
        title: 'Truck Driver',
        employer: 'Redhorse Carriers',
        place: 'Amarillo, TX',
        from: '2018-05',
        lines: [
          'Drive a tractor-trailer 2,500 miles a week across six states without a preventable accident',
          'Inspect truck and trailer before and after each trip and keep electronic logs by DOT rules',
          'Secure flatbed loads of steel and lumber with chains and straps',
          'Plan routes around weather and weigh stations; 98% of deliveries on time in 2024',
        ],
      },
      {
        title: 'Delivery Driver',
        employer: 'Plainsview Beverage',
        place: 'Lubbock, TX',
        from: '2014-09',
        to: '2018-04',
        lines: ['Delivered kegs and cases to 25 stores a day', 'Collected payments and kept the van clean'],
      },
    ],
    education: ['High school diploma, Caprock High School, 2013'],
    certificates: ['CDL Class A, Texas, with hazmat and tanker endorsements', 'DOT medical card'],
    skills: ['Electronic logging', 'Load securement', 'Pre-trip inspection', 'Route planning', 'Forklift'],
    posting: {
      title: 'CDL A Truck Driver, Regional Flatbed',
      parts: [
        { prose: ['Haul building materials across the southern plains and be home every weekend.'] },
        {
          heading: 'Duties',
          items: [
            'Drive a tractor-trailer on regional routes',
            'Secure and tarp flatbed loads',
            'Complete pre-trip and post-trip inspections',
            'Keep electronic logs in line with DOT rules',
          ],
        },
        {
          heading: 'Requirements',
          items: [
            'Valid Class A CDL',
            'Two years of tractor-trailer experience',
            'Current DOT medical card',
            'Flatbed experience and load securement',
          ],
        },
        { heading: 'Preferred', items: ['Hazmat endorsement', 'Forklift experience'] },
      ],
    },
  },
  {
    trade: 'human resources',
    name: 'Ingrid Solheim',
    address: 'Minneapolis, MN',
    email: 'i.solheim@example.org',
    phone: '612-555-0162',
    profile: 'HR generalist who has run hiring, onboarding and benefits for companies of 80 to 400 people.',
    jobs: [
      {
        title: 'HR Generalist',
        employer: 'Lakecrest Foods',
        place: 'Minneapolis, MN',
        from: '2019-02',
        lines: [
          'Handle employee relations for 400 people on three sites',
          'Cut time to hire from 51 to 33 days with structured interviews',
          'Administer benefits, FMLA leave and open enrollment in Workday',
          'Write policies and keep the handbook in line with state law',
        ],
      },
      {
        title: 'Recruiting Coordinator',
        employer: 'Bellwether Staffing',
        place: 'St. Paul, MN',
        from: '2016-06',
        to: '2019-01',
        lines: [
          'Screened applicants and scheduled interviews for 12 recruiters',
          'Kept the applicant tracking system tidy',
        ],
      },
    ],
    education: ['BA Psychology, University of Minnesota, 2016'],
    certificates: ['SHRM-CP'],
    skills: ['Workday', 'Employee relations', 'Onboarding', 'Recruiting', 'Benefits administration', 'Excel'],
    languages: ['Norwegian (fluent)'],
    posting: {
      title: 'Human Resources Generalist',
      parts: [
        {
          heading: "What you'll do",
          items: [
            'Advise managers on employee relations and performance',
            'Run recruiting from posting to offer',
            'Administer benefits and leave',
            'Keep policies and the employee handbook up to date',
          ],
        },
        {
          heading: 'Minimum qualifications',
          items: [
            "Bachelor's degree in human resources, psychology or a related field",
            '3+ years of experience in human resources',
            'Knowledge of employment law, including FMLA and ADA',
            'One of: Workday, UKG or ADP',
          ],
        },
        { heading: 'Preferred qualifications', items: ['SHRM-CP or PHR', 'Payroll experience'] },
      ],
    },
  },
  {
    trade: 'warehousing',
    name: 'Agnieszka Nowak',
    address: '7 Mill Lane, Doncaster DN4 8QP',
    email: 'a.nowak@example.net',
    phone: '+44 7700 900123',
    jobs: [
      {
        title: 'Warehouse Supervisor',
        employer: 'Trentway Logistics',
        place: 'Doncaster',
        from: '2020-10',
        lines: [
          'Lead a shift of 14 pickers and packers',
          'Cycle counts and stock control in SAP EWM',
          'Cut picking errors by 30%',
        ],
      },
      {
        title: 'Forklift Operator',
        employer: 'Halden Paper',
        place: 'Rotherham',
        from: '2016-01',
        to: '2020-09',
        lines: ['Loaded and unloaded lorries with counterbalance and reach trucks'],
      },
    ],
    education: ['NVQ Level 3 Warehousing and Storage, 2021'],
    certificates: ['Forklift licence (counterbalance and reach)', 'First aid at work'],
    skills: ['Stock control', 'SAP EWM', 'Team leadership', 'Health and safety'],
    languages: ['Polish (native)', 'English'],
    posting: {
      title: 'Warehouse Team Leader',
      parts: [
        {
          heading: 'The role',
          items: [
            'Lead a team of pickers and packers on the late shift',
            'Keep stock right with cycle counts',
            'Brief the team on health and safety',
          ],
        },
        {
          heading: 'Essential',
          items: [
            'Experience of leading a team in a warehouse',
            'Forklift licence',
            'Experience with a warehouse management system such as SAP EWM or Manhattan',
          ],
        },
        { heading: 'Desirable', items: ['NVQ in warehousing', 'First aid certificate', 'Lean or Six Sigma'] },
      ],
    },
  },
  {
    trade: 'graphic design',
    name: 'Yuki Watanabe',
    address: 'Portland, OR 97214',
    email: 'yuki@example.design',
    phone: '503 555 0188',
    profile: 'Designer of brands and packaging, at home in print and on screen.',
    jobs: [
      {
        title: 'Graphic Designer',
        employer: 'Foxglove Studio',
        place: 'Portland, OR',
        from: '2021-01',
        lines: [
          'Design packaging, logos and brand guidelines for 20 clients a year',
          'Prepare files for offset print in InDesign and Illustrator',
          'Build landing pages and social media templates in Figma',
        ],
      },
      {
        title: 'Junior Designer',
        employer: 'Tidewater Press',
        place: 'Seattle, WA',
        from: '2018-07',
        to: '2020-12',
        lines: ['Laid out two magazines a month', 'Retouched photographs in Photoshop'],
      },
    ],
    education: ['BFA Graphic Design, Pacific Northwest College of Art, 2018'],
    skills: ['Adobe Illustrator', 'InDesign', 'Photoshop', 'Figma', 'Typography', 'Packaging design'],
    posting: {
      title: 'Graphic Designer',
      parts: [
        {
          prose: [
            'You will design packaging and campaigns for a maker of outdoor gear. You must have three years of experience as a graphic designer and a portfolio of packaging work.',
          ],
        },
        {
          heading: 'You bring',
          items: [
            'Adobe Creative Suite (Illustrator, InDesign, Photoshop)',
            'A sharp eye for typography and layout',
            'Experience preparing files for print',
          ],
        },
        { heading: 'Extra points for', items: ['Motion graphics in After Effects', 'UX', 'Figma'] },
      ],
    },
  },
  {
    trade: 'software on .NET',
    name: 'Bogdan Ionescu',
    address: 'Cluj-Napoca, Romania',
    email: 'bogdan.ionescu@example.dev',
    phone: '+40 264 555 019',
    jobs: [
      {
        title: 'Senior Software Engineer',
        employer: 'Ferrovia Systems',
        place: 'Cluj-Napoca',
        from: '2019-03',
        lines: [
          'Build ticketing services in C# and .NET on Azure for 4 million trips a month',
          'Moved 14 services from SQL Server to PostgreSQL',
          'Wrote CI pipelines; releases went from monthly to daily',
        ],
      },
      {
        title: 'C++ Developer',
        employer: 'Arcul Robotics',
        place: 'Iasi',
        from: '2014-07',
        to: '2019-02',
        lines: ['Wrote motion control in C++ and tests in Python', 'R&D for a welding robot'],
      },
    ],
    education: ['MSc Computer Science, Babes-Bolyai University, 2014'],
    skills: ['C#', '.NET', 'C++', 'SQL', 'Azure', 'Docker', 'Git', 'Python'],
    languages: ['Romanian', 'English (C1)', 'German (B1)'],
    posting: {
      title: 'C# / .NET Developer',
      parts: [
        {
          heading: 'Your tasks',
          items: ['Develop services in C# and .NET', 'Own your services in production'],
        },
        {
          heading: 'Your profile',
          items: [
            'Five years of software development, three of them with C#',
            'SQL Server or PostgreSQL',
            'Azure, AWS or Google Cloud',
            "Master's or bachelor's degree in computer science",
          ],
        },
        { heading: 'A plus', items: ['Go', 'Kubernetes', 'German', 'AI and machine learning'] },
      ],
    },
  },
  {
    trade: 'civil engineering',
    name: 'THANDEKA MBEKI',
    address: '18 Protea Street, Denver, CO 80205',
    email: 'tmbeki@example.com',
    phone: '720.555.0133',
    jobs: [
      {
        title: 'Project Engineer',
        employer: 'Summit & Vale Engineers',
        place: 'Denver, CO',
        from: '2017-08',
        lines: [
          'Design storm drains and grading for subdivisions of up to 300 homes in Civil 3D',
          'Stamp drawings as engineer of record since 2021',
          'Review bids and contractor submittals; managed $12 million of road work',
        ],
      },
      {
        title: 'Civil Engineer in Training',
        employer: 'Colfax County',
        place: 'Raton, NM',
        from: '2014-06',
        to: '2017-07',
        lines: ['Inspected culverts and bridges', 'Drew plans in AutoCAD'],
      },
    ],
    education: ['B.S. Civil Engineering, Colorado School of Mines, 2014'],
    certificates: ['Professional Engineer (PE), Colorado', 'OSHA 10'],
    skills: ['Civil 3D', 'AutoCAD', 'Stormwater', 'HEC-RAS', 'Cost estimates', 'Project management'],
    posting: {
      title: 'Civil Engineer, Land Development',
      parts: [
        {
          heading: 'Responsibilities',
          items: [
            'Prepare grading, drainage and utility plans',
            'Run hydraulic models of storm drains',
            'Manage project budgets and schedules',
          ],
        },
        {
          heading: 'Qualifications',
          items: [
            "Bachelor's degree in civil engineering",
            'PE license required',
            'At least 5 years of land development experience',
            'AutoCAD Civil 3D',
          ],
        },
        { heading: 'Nice to have', items: ['HEC-RAS', 'GIS', 'Spanish'] },
      ],
    },
  },
  {
    trade: 'housekeeping',
    name: 'Rosa Delgado',
    address: 'Reno, NV',
    email: 'rosa.delgado@example.com',
    phone: '775-555-0104',
    jobs: [
      {
        title: 'Housekeeper',
        employer: 'Silver Pine Lodge',
        place: 'Reno, NV',
        from: '2022-04',
        lines: ['Clean 15 guest rooms a day', 'Restock linen and report repairs'],
      },
    ],
    education: ['GED, 2019'],
    skills: ['Room cleaning', 'Laundry', 'Customer service'],
    languages: ['Spanish', 'English'],
    posting: {
      title: 'Hotel Room Attendant',
      parts: [
        { heading: 'Duties', items: ['Clean guest rooms and bathrooms', 'Change linen', 'Report damage'] },
        {
          heading: 'Requirements',
          items: [
            'One year of housekeeping experience in a hotel',
            'Able to lift 25 pounds',
            'Customer service',
          ],
        },
        { heading: 'A plus', items: ['Spanish'] },
      ],
    },
  },
  {
    trade: 'marketing',
    name: 'Chidi Eze',
    address: '33 King Street, Toronto, ON',
    email: 'chidi.eze@example.ca',
    phone: '416-555-0175',
    profile: 'Marketer of eight years in retail and software, with budgets of up to $2 million.',
    jobs: [
      {
        title: 'Digital Marketing Manager',
        employer: 'Maplewood Outfitters',
        place: 'Toronto',
        from: '2020-02',
        lines: [
          'Lead paid search and social with a yearly budget of $2 million',
          'Grew online revenue by 37% through SEO and email',
          'Report from Google Analytics and Looker to the board each month',
          'Manage four specialists and two agencies',
        ],
      },
      {
        title: 'Marketing Specialist',
        employer: 'Ledgerly',
        place: 'Ottawa',
        from: '2017-01',
        to: '2020-01',
        lines: ['Wrote the newsletter and landing pages', 'Set up HubSpot and A/B tests'],
      },
    ],
    education: ['BCom Marketing, Carleton University, 2016'],
    certificates: ['Google Ads certification'],
    skills: ['SEO', 'Google Ads', 'Google Analytics', 'HubSpot', 'Copywriting', 'Email marketing', 'SQL'],
    languages: ['English', 'French'],
    posting: {
      title: 'Digital Marketing Manager',
      parts: [
        {
          heading: 'In this role you will',
          items: [
            'Plan and run campaigns in search, social and email',
            'Own the marketing budget and report results',
            'Lead a small team',
          ],
        },
        {
          heading: 'About you',
          items: [
            '5+ years in digital marketing',
            'Deep knowledge of SEO and Google Ads',
            'Google Analytics',
            'Experience with HubSpot, Marketo or Salesforce Marketing Cloud',
            "Bachelor's degree in marketing or business",
          ],
        },
        { heading: 'Bonus', items: ['French', 'SQL', 'Experience in retail'] },
      ],
    },
  },
];
