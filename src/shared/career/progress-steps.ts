/** A user's progress from uploading a résumé to a career plan. */
export type StepsStatus = {
  resumeUploaded: boolean;
  resumeCount: number;
  favoriteCompanyCount: number;
  jobsAnalyzedCount: number;
  skillGapStarted: boolean;
};

export type ProgressStep = {
  id: 'upload' | 'companies' | 'analyze' | 'upskill';
  label: string;
  help: string;
  state: 'done' | 'current' | 'next';
};

const steps: (Pick<ProgressStep, 'id' | 'label' | 'help'> & { isDone(status: StepsStatus): boolean })[] = [
  {
    id: 'upload',
    label: 'Upload',
    help: 'Upload your resume to get started',
    isDone: ({ resumeUploaded }) => resumeUploaded,
  },
  {
    id: 'companies',
    label: 'Companies',
    help: 'Follow at least one company to track jobs',
    isDone: ({ favoriteCompanyCount }) => favoriteCompanyCount > 0,
  },
  {
    id: 'analyze',
    label: 'Analyze',
    help: 'Run an analysis on a job to see your match',
    isDone: ({ jobsAnalyzedCount }) => jobsAnalyzedCount > 0,
  },
  {
    id: 'upskill',
    label: 'Upskill',
    help: 'Start a skill gap analysis to personalize learning',
    isDone: ({ skillGapStarted }) => skillGapStarted,
  },
];

/** Steps are done independently of each other. The first open one is current; without data that is the upload. */
export function progressSteps(status: StepsStatus | null): ProgressStep[] {
  const done = steps.map(({ isDone }) => status !== null && isDone(status));
  const current = done.indexOf(false);
  return steps.map(({ id, label, help }, index) => ({
    id,
    label,
    help,
    state: done[index] ? 'done' : index === current ? 'current' : 'next',
  }));
}
