/** A result for lists. `reason` says why there is no score. */
export type AnalysisSummary = {
  id: string;
  fitScore: number | null;
  reason: string | null;
  jobTitle: string;
  company: string | null;
  resumeName: string;
  createdAt: Date;
};

/** The number of results in a period and their average score. */
export type ScorePeriod = { from: Date; to: Date; count: number; average: number };

/** Statistics over a user's scores. `byWord` counts them per label; `overTime` is in chronological order. */
export type ScoreFigures = {
  total: number;
  scored: number;
  average: number | null;
  high: number;
  byWord: { word: string; from: number; to: number; count: number }[];
  overTime: ScorePeriod[];
};
