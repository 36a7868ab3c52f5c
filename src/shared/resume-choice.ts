/** Form value for the master résumé; uploaded résumés use their id. */
export const masterResumeChoice = 'master';
export const masterResumeName = 'Master Resume';

export type ResumeChoice = { value: string; label: string };
