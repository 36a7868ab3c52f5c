/** Pads a view where a replacement is shorter than the original. Neither a letter nor a break. */
export const FILL = '\u2060';

/**
 * UTF-8 decoded as Windows-1252: the quotes, dashes and dots of "â€…", the bullets "â—…", "â–…", "âœ…" and "âž…", those of
 * symbol fonts ("ï‚·", "ïƒ˜"), a wide bar ("ï¼…"), and "Â" before a blank or a middle dot.
 */
export const MISREAD =
  /ï¼[\u0080-\u009f\u200b]?|ï‚[·§¨]|ïƒ[¼˜]|â€[\u201c\u201d\u2122\u02dc\u0153\u00a2\u00a6\u2039\u009d]|â—[\u008b\u008f\u2039]|â–[ª\u00a0]|âœ[\u201c\u201d]|âž[¢¤]|Â(?=[·\s]|$)/u;

/** The third character of "â€…" → the character meant; a dash for all others. */
const PUNCTUATION: Record<string, string> = {
  '\u2122': "'",
  '\u02dc': "'",
  '\u0153': '"',
  '\u009d': '"',
  '\u00a2': '•',
  '\u00a6': '.',
  '\u2039': FILL,
};

/** What a piece of text that `MISREAD` finds stands for: one character. */
export function misreadCharacter(found: string): string {
  if (found === 'Â') return ' ';
  if (found.startsWith('â€')) return PUNCTUATION[found.charAt(2)] ?? '–';
  return found.startsWith('ï¼') ? '–' : '•';
}
