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

/** The results between two moments, one after another: how many, and their average score. */
export type ScorePeriod = { from: Date; to: Date; count: number; average: number };

/** All scores of a person. `byWord` counts them under each of the product's words; `overTime` is in the order they were made. */
export type ScoreFigures = {
  total: number;
  scored: number;
  average: number | null;
  high: number;
  byWord: { word: string; from: number; to: number; count: number }[];
  overTime: ScorePeriod[];
};
