/** The rules for résumé uploads, used by the form and the server. */
export const maxResumeBytes = 5 * 1024 * 1024;
export const resumeAccept = '.pdf,.docx';

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The content type for a file name, or null if it is neither PDF nor DOCX. */
export function resumeContentType(filename: string): string | null {
  const extension = filename.toLowerCase().split('.').pop() ?? '';
  return contentTypes[extension] ?? null;
}

/** Returns why a file is refused before it is read, or null if it may be sent. */
export function refuseFile(file: { name: string; size: number }): string | null {
  if (resumeContentType(file.name) === null) return 'Only PDF and DOCX files can be uploaded.';
  if (file.size > maxResumeBytes)
    return `File size must be less than ${(maxResumeBytes / 1024 / 1024).toFixed(1)}MB`;
  if (file.size === 0) return 'This file is empty. Save your résumé again and upload the new file.';
  return null;
}
