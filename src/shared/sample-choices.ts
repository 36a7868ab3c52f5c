/** The made-up résumés that a person chooses from; `demo/resumes` holds the files. */
export const sampleChoices = [
  { id: 'registered-nurse-pdf', trade: 'Registered nurse' },
  { id: 'software-engineer-pdf', trade: 'Software engineer' },
  { id: 'staff-accountant-pdf', trade: 'Staff accountant' },
];
