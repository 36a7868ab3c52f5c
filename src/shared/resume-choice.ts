/** Where a form asks which résumé: an uploaded one by its id, or the master résumé by this word. */
export const masterResumeChoice = 'master';
export const masterResumeName = 'Master Resume';

export type ResumeChoice = { value: string; label: string };
