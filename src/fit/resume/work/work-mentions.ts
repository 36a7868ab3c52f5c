import type { Range } from '../../../shared/range.ts';
import type { TextSection } from '../layout/resume-sections.ts';
import { lowerWords, spanOf, trimmed } from '../layout/spans.ts';
import type { WorkEntry } from '../resume.types.ts';
import { isTitleNoun, kindOf } from './part-kinds.ts';
import { splitTitle } from './title-pieces.ts';

const WORKED_AS =
  /(?<![\p{L}])(?:work(?:ed|ing|s)?|serv(?:ed|ing|es)|employed|functioning|acted|acting|position|role|career|designated|promoted|experience)(?: [\p{L}'-]{1,14}){0,3}? (?:as|to) (?:an? |the )?(?=(?<title>[\p{L}(][^.,;:•\n\t(]{2,70}))/giu;

/** Finds jobs mentioned in sentences, without dates: "I worked as a ward nurse at Mercy Hospital". */
export function jobsInSentences(
  text: string,
  view: string,
  sections: TextSection[],
  known: WorkEntry[],
): WorkEntry[] {
  const found: WorkEntry[] = [];
  const seen = new Set(known.flatMap((entry) => (entry.title ? [keyOf(entry.title.text)] : [])));
  for (const section of sections) {
    if (!['header', 'summary', 'work', 'other'].includes(section.kind)) continue;
    for (const match of view.slice(section.start, section.end).matchAll(WORKED_AS)) {
      if (found.length >= 20) return found;
      const start = section.start + match.index + match[0].length;
      const piece = trimmed(view, start, start + (match.groups?.title ?? '').split(/ {2}/)[0]!.length);
      if (!piece) continue;
      if (known.some((job) => job.from !== undefined && job.start <= start && start < job.end)) continue;
      const { title, rest } = splitTitle(view, piece);
      if (!isTitle(view, title) || seen.has(keyOf(view.slice(title.start, title.end)))) continue;
      seen.add(keyOf(view.slice(title.start, title.end)));
      const entry: WorkEntry = {
        start: title.start,
        end: piece.end,
        current: false,
        months: 0,
        title: spanOf(text, title),
      };
      if (rest && isEmployer(view, rest)) entry.employer = spanOf(text, rest);
      found.push(entry);
    }
  }
  return found;
}

const keyOf = (title: string) => lowerWords(title).join(' ');

function isTitle(view: string, range: Range): boolean {
  const words = lowerWords(view.slice(range.start, range.end));
  return words.length <= 6 && isTitleNoun(words.at(-1) ?? '');
}

function isEmployer(view: string, range: Range): boolean {
  const raw = view.slice(range.start, range.end);
  if (!/^\p{Lu}/u.test(raw) || lowerWords(raw).length > 7) return false;
  const { kind } = kindOf(view, range);
  return kind === 'employer' || kind === 'school' || kind === 'other';
}
