const longest = 255;

/**
 * The name under which a person knows their file: without the folders that some browsers send along, without signs
 * that can't be seen or turn the words around ("exe.pdf" that reads "fdp.exe"), cut in the middle so that the ending
 * stays. It is shown and never leads to a file.
 */
export function fileLabel(given: string): string {
  const name = (given.split(/[\\/]/).pop() ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...name];
  if (letters.length <= longest) return name;
  return [...letters.slice(0, longest - 13), '…', ...letters.slice(-12)].join('');
}
