/**
 * What may be wrong with a job board: it no longer exists, lists no jobs, responds in an unknown format, failed several
 * times in a row, failed the last time, or has never been read.
 */
export const boardIssues = ['gone', 'empty', 'unreadable', 'failing', 'failed', 'never'] as const;
export type BoardIssue = (typeof boardIssues)[number];
