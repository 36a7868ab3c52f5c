/** The rules of the instant check, used by the form and the server. */
export const resumeMissing = 'Paste your résumé, or choose a PDF or DOCX file.';
/** About a hundred pages. */
export const maxResumeChars = 300_000;
export const resumeTooLong = 'This text is too long for a résumé. Paste only the résumé.';
export const postingMissing = 'Please paste the text of the job posting.';
