/** What a check needs, said by the form before it is sent and by the server after. */
export const resumeMissing = 'Paste your résumé, or choose a PDF or DOCX file.';
export const postingMissing = 'Please paste the text of the job posting.';
