export type SampleResume = {
  id: string;
  /** The id of its content in resume-content.ts. */
  person: string;
  /** Name of a file in this folder. */
  filename: string;
  contentType: 'application/pdf' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  trade: string;
  description: string;
};

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Made-up résumés for trying Rolefit. `node scripts/make-sample-resumes.ts` generates the files. */
export const sampleResumes: SampleResume[] = [
  {
    id: 'registered-nurse-pdf',
    person: 'registered-nurse',
    filename: 'registered-nurse.pdf',
    contentType: PDF,
    trade: 'Registered nurse',
    description: 'Six years in acute care; two columns',
  },
  {
    id: 'registered-nurse-docx',
    person: 'registered-nurse',
    filename: 'registered-nurse.docx',
    contentType: DOCX,
    trade: 'Registered nurse',
    description: 'The same nurse as a Word file',
  },
  {
    id: 'staff-accountant-pdf',
    person: 'staff-accountant',
    filename: 'staff-accountant.pdf',
    contentType: PDF,
    trade: 'Staff accountant',
    description: 'Three years in general ledger; classic, one column',
  },
  {
    id: 'staff-accountant-docx',
    person: 'staff-accountant',
    filename: 'staff-accountant.docx',
    contentType: DOCX,
    trade: 'Staff accountant',
    description: 'The same accountant as a Word file',
  },
  {
    id: 'software-engineer-pdf',
    person: 'software-engineer',
    filename: 'software-engineer.pdf',
    contentType: PDF,
    trade: 'Software engineer',
    description: 'Eight years of backend work; one column, dates at the side',
  },
  {
    id: 'software-engineer-docx',
    person: 'software-engineer',
    filename: 'software-engineer.docx',
    contentType: DOCX,
    trade: 'Software engineer',
    description: 'The same engineer as a Word file',
  },
];
