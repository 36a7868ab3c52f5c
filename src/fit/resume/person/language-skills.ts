import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { trimmed } from '../layout/spans.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { LANGUAGES, NOT_A_LANGUAGE } from '../words/language-words.ts';

const PROFICIENCY =
  /(?:native|mother tongue|bilingual|fluent|proficient|conversational|basic|beginner|elementary|intermediate|advanced|professional(?: working)?(?: proficiency)?|full professional(?: proficiency)?|limited working(?: proficiency)?|working knowledge|read(?:ing)?(?: and|,| &) writ(?:e|ing)|toefl|[abc][12](?![\p{L}\d]))/iu;
const MAX_LANGUAGES = RESUME_NUMBERS.maxLanguages.value;

/** The languages in language sections and on lines such as "Languages: English, Polish" elsewhere. */
export function languagesOf(view: string, sections: Range[], segments: ResumeSegment[]): Range[] {
  const lines = segments.flatMap((line) => languageLine(view, line) ?? []);
  const found: Range[] = [];
  const seen = new Set<string>();
  for (const body of [...sections, ...lines].sort((a, b) => a.start - b.start))
    addLanguages(view, body, found, seen);
  return found;
}

function addLanguages(view: string, body: Range, found: Range[], seen: Set<string>): void {
  const text = view.slice(body.start, Math.min(body.end, body.start + 4_000));
  for (const match of text.matchAll(/[\p{L}]{3,}/gu)) {
    const name = match[0].toLowerCase();
    const end = match.index + match[0].length;
    if (!LANGUAGES.has(name) || seen.has(name) || found.length >= MAX_LANGUAGES) continue;
    if (NOT_A_LANGUAGE.test(text.slice(end, end + 14))) continue;
    seen.add(name);
    found.push({ start: body.start + match.index, end: body.start + end });
  }
}

/** The proficiency written next to a language: "fluent" for "Polish (fluent)". Undefined if there is none. */
export function fluencyBeside(text: string, language: Range, next: Range | undefined): string | undefined {
  const stop = Math.min(next?.start ?? text.length, language.end + 60);
  const after = text.slice(language.end, stop).split(/[\n;•]/)[0] ?? '';
  const proficiency = PROFICIENCY.exec(after)?.[0];
  if (proficiency) return proficiency;
  const line = text.lastIndexOf('\n', language.start - 1) + 1;
  const before = text.slice(Math.max(line, language.start - 40), language.start);
  const own = PROFICIENCY.exec(before.split(/[.;•)]/).at(-1) ?? '');
  return own && !namesLanguage(own.input.slice(0, own.index)) ? own[0] : undefined;
}

/** "German C1, French": the level is that of the language before it. */
const namesLanguage = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => LANGUAGES.has(word));

/** The rest of a line such as "Languages: English, Polish" after the label. */
function languageLine(view: string, line: ResumeSegment): Range | undefined {
  // "Languages known    : English": in columns.
  const end = line.gap === 'spaces' ? line.end : Math.max(line.end, view.indexOf('\n', line.end));
  const raw = view.slice(line.start, Math.min(end, line.start + 240));
  const label =
    /^(?:languages?(?: known| spoken| skills)?|linguistic skills|known languages|mother tongue|sprachen|langues|idiomas)[ \u2060]{0,24}[:–-]{1,2}/iu.exec(
      raw,
    );
  if (!label) return undefined;
  return trimmed(view, line.start + label[0].length, line.start + raw.length);
}
