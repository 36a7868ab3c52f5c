/** A result as lists show it. `reason` says why where there is no score. */
export type AnalysisSummary = {
  id: string;
  fitScore: number | null;
  reason: string | null;
  jobTitle: string;
  company: string | null;
  resumeName: string;
  createdAt: Date;
};
