export type ResumeLine = { kind: 'heading' | 'bullet' | 'contact' | 'text' | 'blank'; text: string };

const sectionWords =
  /^(work |professional |employment |relevant )?(education|experience|employment|skills|summary|objective|certifications?|awards|publications|projects|volunteer(ing)?|activities)\b/i;
const bullet = /^\s*([•*-]|\d+[.)])\s+/;
const contact = /\S+@\S+\.\S+|\+?\(?\d[\d ().-]{7,}\d|https?:\/\/|linkedin\.com/i;
const dates = /\b(19|20)\d\d\b.*(\b(19|20)\d\d\b|present|current)/i;

/** How the viewer shows a résumé's text: what looks like a heading, a bullet, a contact or date line. */
export function resumeLines(text: string): ResumeLine[] {
  return text.split('\n').map((line) => lineOf(line.trim()));
}

function lineOf(text: string): ResumeLine {
  if (text === '') return { kind: 'blank', text };
  if (bullet.test(text)) return { kind: 'bullet', text: text.replace(bullet, '') };
  if (isHeading(text)) return { kind: 'heading', text: text.replace(/:$/, '') };
  if (text.length < 140 && (contact.test(text) || dates.test(text))) return { kind: 'contact', text };
  return { kind: 'text', text };
}

function isHeading(text: string): boolean {
  if (text.length > 60 || contact.test(text)) return false;
  const isUpper =
    text.length > 2 && /\p{L}{3}/u.test(text) && text === text.toUpperCase() && !/\d{4}/.test(text);
  const isSection = sectionWords.test(text) && text.split(/\s+/).length <= 4;
  return isUpper || isSection || text.endsWith(':');
}
