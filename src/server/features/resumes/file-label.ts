const maxChars = 255;

/**
 * The file name to show: without folders that some browsers send along, without invisible characters or ones that reverse
 * the text (so that "fdp.exe" reads as "exe.pdf"), and shortened in the middle, so that the extension stays. It is never
 * used as a path.
 */
export function fileLabel(filename: string): string {
  const name = (filename.split(/[\\/]/).pop() ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...name];
  if (letters.length <= maxChars) return name;
  return [...letters.slice(0, maxChars - 13), '…', ...letters.slice(-12)].join('');
}
