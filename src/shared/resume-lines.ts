export type ResumeLine = {
  kind: 'name' | 'heading' | 'entry' | 'bullet' | 'contact' | 'text' | 'blank';
  text: string;
  /** The marker of a numbered line, such as "2.". */
  mark?: string;
};

const sectionWords =
  /^(work |professional |employment |relevant )?(education|experience|employment|skills|summary|objective|certifications?|awards|publications|projects|volunteer(ing)?|activities)\b/i;
/** The start of a list item: •, -, * or similar, or a number followed by a period or parenthesis. */
export const listMark = /^\s*([•‣▪▫●○◦■□▸►➢✓–—*-]|\d{1,2}[.)])\s+/;
const contact = /\S+@\S+\.\S+|\+?\(?\d[\d ().-]{7,}\d|https?:\/\/|linkedin\.com/i;
const dates = /\b(19|20)\d\d\b.*(\b(19|20)\d\d\b|present|current)/i;
const marked = /^(#{1,3}) (.+)$/;
const markedKinds = { '#': 'name', '##': 'heading', '###': 'entry' } as const;

/**
 * Classifies the lines of a résumé for display: headings (all capitals, a section name, or a colon at the end), list items,
 * contact and date lines. In formatted text, # marks take precedence.
 */
export function resumeLines(text: string): ResumeLine[] {
  return text.split('\n').map((line) => lineOf(line.trim()));
}

function lineOf(text: string): ResumeLine {
  if (text === '') return { kind: 'blank', text };
  const [, level, words] = marked.exec(text) ?? [];
  if (level && words) return { kind: markedKinds[level as keyof typeof markedKinds], text: words };
  const [whole = '', mark = ''] = listMark.exec(text) ?? [];
  if (whole) return { kind: 'bullet', text: text.slice(whole.length), ...(/\d/.test(mark) ? { mark } : {}) };
  if (isHeading(text)) return { kind: 'heading', text: text.replace(/:$/, '') };
  if (text.length < 140 && (contact.test(text) || dates.test(text))) return { kind: 'contact', text };
  return { kind: 'text', text };
}

function isHeading(text: string): boolean {
  if (text.length > 60 || contact.test(text)) return false;
  const isUpper =
    text.length > 2 &&
    /\p{L}{3}/u.test(text) &&
    text === text.toUpperCase() &&
    /\p{Lu}/u.test(text) &&
    !/\d{4}/.test(text);
  const isSection = sectionWords.test(text) && text.split(/\s+/).length <= 4;
  return isUpper || isSection || text.endsWith(':');
}
