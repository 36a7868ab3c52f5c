/** What may be uploaded as a résumé. Both the form and the server hold to it. */
export const maxResumeBytes = 5 * 1024 * 1024;
export const resumeAccept = '.pdf,.docx';

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The content type for a file name, or null where it is neither PDF nor DOCX. */
export function resumeContentType(filename: string): string | null {
  const ending = filename.toLowerCase().split('.').pop() ?? '';
  return contentTypes[ending] ?? null;
}

/** The sentence that refuses a file before it is read, or null where it may be sent. */
export function refuseFile(file: { name: string; size: number }): string | null {
  if (resumeContentType(file.name) === null) return 'Only PDF and DOCX files can be uploaded.';
  if (file.size > maxResumeBytes)
    return `File size must be less than ${(maxResumeBytes / 1024 / 1024).toFixed(1)}MB`;
  if (file.size === 0) return 'This file is empty. Save your résumé again and upload the new file.';
  return null;
}
