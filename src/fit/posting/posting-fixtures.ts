/** Made-up postings in parts, so that each can be written as plain text, Markdown or HTML. */
export type PostingParts = { title: string; parts: PostingPart[] };
export type PostingPart = { heading?: string; prose?: string[]; items?: string[] };

export const postings: PostingParts[] = [
  {
    title: 'Dental Hygienist',
    parts: [
      { prose: ['Bright Harbor Dental is a family practice with four chairs in Port Angeles, WA.'] },
      {
        heading: 'What you will do',
        items: [
          'Clean teeth and take digital x-rays',
          'Chart periodontal findings in Dentrix',
          'Teach patients how to floss and brush',
        ],
      },
      {
        heading: 'Requirements',
        items: [
          'Active dental hygiene license in Washington',
          'At least two years of clinical experience',
          'Local anesthesia permit',
        ],
      },
      { heading: 'Nice to have', items: ['Spanish', 'Experience with laser therapy'] },
      { heading: 'Benefits', prose: ['Health insurance, 401(k) match and two weeks of paid vacation.'] },
    ],
  },
  {
    title: 'Backend Developer',
    parts: [
      {
        heading: 'About the role',
        prose: ['You will build the services behind our booking platform and keep them running.'],
      },
      {
        heading: "What you'll do",
        items: [
          'Design REST APIs in Python',
          'Tune PostgreSQL queries',
          'Review code and write automated tests',
        ],
      },
      {
        heading: "What you'll bring",
        items: [
          '4+ years of software development with Python',
          'PostgreSQL or MySQL',
          'Docker and Kubernetes',
          "Bachelor's degree in computer science or equivalent experience",
        ],
      },
      { heading: 'Bonus points', items: ['Terraform', 'Event streaming with Kafka'] },
    ],
  },
  {
    title: 'Line Cook',
    parts: [
      {
        prose: [
          'Juniper Table is looking for a line cook who loves vegetables and can keep a clean station.',
        ],
      },
      {
        heading: 'The job',
        prose: [
          'You will work the grill and saute stations at dinner, prepare sauces in the afternoon and receive deliveries twice a week.',
        ],
      },
      {
        heading: 'You need',
        items: ['One year of line cooking in a busy kitchen', 'ServSafe Food Handler card', 'Knife skills'],
      },
      { heading: 'Hours', prose: ['Five evenings a week, including Saturdays.'] },
    ],
  },
  {
    title: 'Staff Accountant',
    parts: [
      {
        heading: 'Responsibilities',
        items: [
          'Post journal entries and reconcile bank accounts',
          'Prepare the month-end close package',
          'Support the annual audit',
        ],
      },
      {
        heading: 'Qualifications',
        items: [
          "Bachelor's degree in accounting",
          'Minimum of three years of general ledger experience',
          'Advanced Excel',
          'CPA preferred',
        ],
      },
    ],
  },
  {
    title: 'Electrician, Commercial',
    parts: [
      {
        heading: 'Job description',
        prose: ['Wire new offices and shops, from rough-in to final inspection.'],
      },
      {
        heading: 'Minimum requirements',
        items: [
          'Journeyman electrician license',
          'Five years of commercial wiring',
          'Reads blueprints and follows the National Electrical Code',
          'OSHA 10',
        ],
      },
      { heading: 'Preferred', items: ['Fire alarm installation', 'Conduit bending up to four inches'] },
      { heading: 'Physical demands', items: ['Lift 50 pounds', 'Work on ladders all day'] },
    ],
  },
  {
    title: 'Primary School Teacher, Year 3',
    parts: [
      { heading: 'About Willow Lane', prose: ['We are a two-form entry school beside the canal in Stroud.'] },
      {
        heading: 'The role',
        items: [
          'Plan and teach lessons across the primary curriculum',
          'Assess progress in phonics and mathematics',
          'Run an after-school club once a week',
        ],
      },
      {
        heading: 'Essential',
        items: ['Qualified teacher status', 'Experience of teaching in Key Stage 2', 'Behaviour management'],
      },
      { heading: 'Desirable', items: ['Forest school training', 'A second subject such as music or French'] },
    ],
  },
  {
    title: 'Truck Driver, Regional',
    parts: [
      {
        heading: 'Duties',
        items: ['Drive a refrigerated trailer on regional routes', 'Complete electronic logs every day'],
      },
      {
        heading: 'What we require',
        items: [
          'CDL Class A license',
          'Two years of tractor-trailer experience',
          'Tanker or hazmat endorsement a plus',
        ],
      },
    ],
  },
  {
    title: 'Marketing Manager',
    parts: [
      {
        prose: [
          'Fernhill makes garden tools that last. Last year we opened a shop in Ghent and doubled our newsletter.',
        ],
      },
      {
        heading: 'Your responsibilities',
        items: [
          'Own the email marketing calendar',
          'Manage paid search and social media advertising',
          'Report on campaign results with Google Analytics',
        ],
      },
      {
        heading: 'Your profile',
        items: [
          'Five years in digital marketing',
          'HubSpot, Mailchimp or Klaviyo',
          'Search engine optimization',
          'Fluent English and Dutch',
        ],
      },
      { heading: 'What we offer', items: ['A yearly training budget', 'Thirty days of holiday'] },
    ],
  },
  {
    title: 'Warehouse Supervisor',
    parts: [
      {
        heading: 'Key responsibilities',
        items: [
          'Lead a team of 14 order pickers',
          'Track inventory accuracy in SAP',
          'Train staff on forklift safety',
        ],
      },
      {
        heading: 'Required',
        items: [
          'Three years of warehouse operations',
          'Forklift certification',
          'Inventory management',
          'High school diploma or GED',
        ],
      },
      { heading: 'Schedule', prose: ['Sunday to Thursday, 10 pm to 6:30 am.'] },
    ],
  },
  {
    title: 'Social Worker, Hospice',
    parts: [
      {
        heading: 'Purpose of the post',
        prose: ['To support patients and families through the last months of life, at home and on the ward.'],
      },
      {
        heading: 'Person specification',
        items: [
          'Master of Social Work',
          'LCSW license',
          'Crisis intervention and grief counseling',
          'Knowledge of Medicare hospice rules',
        ],
      },
      {
        heading: 'It helps if you have',
        items: ['Volunteer coordination', 'Experience in pediatric palliative care'],
      },
    ],
  },
  {
    title: 'Mechanical Engineer',
    parts: [
      {
        heading: "What you'll work on",
        items: [
          'Design pump housings in SolidWorks',
          'Run finite element analysis and check tolerances',
          'Work with the foundry on castings',
        ],
      },
      {
        heading: 'Must have',
        items: [
          'Degree in mechanical engineering',
          '5-8 years of product design',
          'SolidWorks or Creo',
          'GD&T',
        ],
      },
      { heading: 'Travel', prose: ['Up to 20 percent, mostly to the foundry in Ohio.'] },
    ],
  },
  {
    title: 'Receptionist, Veterinary Clinic',
    parts: [
      {
        heading: 'In this role you will',
        items: [
          'Answer phones and book appointments',
          'Take payments and send invoices',
          'Keep patient records current',
        ],
      },
      {
        heading: "Who we're looking for",
        items: [
          'One year of front desk experience',
          'Microsoft Office',
          'Veterinary software such as Cornerstone or AVImark',
        ],
      },
    ],
  },
];

export function asPlainText({ title, parts }: PostingParts): string {
  return writtenOut(
    title,
    parts,
    (heading) => heading,
    (item) => `• ${item}`,
  );
}

export function asMarkdown({ title, parts }: PostingParts): string {
  return writtenOut(
    `# ${title}`,
    parts,
    (heading) => `**${heading}**`,
    (item) => `* ${item}`,
  );
}

function writtenOut(
  title: string,
  parts: PostingPart[],
  heading: (words: string) => string,
  item: (words: string) => string,
): string {
  const blocks = parts.map((part) =>
    [
      ...(part.heading ? [heading(part.heading)] : []),
      ...(part.prose ?? []),
      ...(part.items ?? []).map(item),
    ].join('\n'),
  );
  return `${[title, ...blocks].join('\n\n')}\n`;
}

export function asHtml({ title, parts }: PostingParts): string {
  const blocks = parts.map(({ heading, prose = [], items = [] }) =>
    [
      heading ? `<p><strong>${escaped(heading)}</strong></p>` : '',
      ...prose.map((words) => `<p>${escaped(words)}</p>`),
      items.length > 0
        ? `<ul>${items.map((words) => `<li><span>${escaped(words)}</span></li>`).join('')}</ul>`
        : '',
    ].join(''),
  );
  return `<h1>${escaped(title)}</h1>${blocks.join('')}`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}

/** Sentences that every posting contains and that require nothing. */
export const boilerplate = [
  'We are an equal opportunity employer. All qualified applicants will be considered without regard to race, religion, sex, national origin, disability or veteran status.',
  'Our benefits include medical, dental and vision insurance, a 401(k) with company match, and 20 days of paid time off.',
  'Founded in 1987, Larchmere Group is a leading provider of services with 2,300 employees in nine countries and one hard-working cat.',
  'To apply, please send your résumé and a short cover letter to jobs@larchmere.example. Applications close on Friday.',
  'Notice to recruiters: we do not accept unsolicited resumes from staffing agencies and pay no fees for them.',
  'This site uses cookies to remember your search. Read our privacy policy to learn how your data is stored.',
  'Larchmere never asks for payment or for bank details during the recruitment process. Please report fraudulent offers to us.',
  'If you need a reasonable accommodation during the hiring process, let us know and our team will help.',
  'The base salary for this position is $62,000 to $74,000, depending on experience, plus an annual bonus.',
  'We participate in E-Verify and will confirm the identity of every new employee with the federal government.',
  'At Larchmere we believe that curious people do their best work together. Our culture is warm, our offices are bright, and our coffee is free.',
  'By applying you agree that we process your personal data for up to twelve months. You can have it deleted at any time.',
  'This description is not an exhaustive list and may change at any time.',
  'Refer a friend! Our employee referral program pays $1,000 for every hire. Follow us on LinkedIn for new openings.',
  'Larchmere was named one of the best places to work by three magazines and ranked #1 for customer service in the Midwest.',
];
