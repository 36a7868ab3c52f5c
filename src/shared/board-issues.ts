/**
 * What may be wrong with a job board: its address is gone, it lists no job, it answers in another way than it is known
 * to, it failed several times in a row, or it has never been read.
 */
export const boardIssues = ['gone', 'empty', 'unreadable', 'failing', 'never'] as const;
export type BoardIssue = (typeof boardIssues)[number];
