import type { WorkEntry } from '../../../../fit/resume/resume.types.ts';
import { nothingRead, type ProposedEntry } from '../../../../shared/master-resume/master-resume-proposal.ts';
import type { Experience } from '../../../../shared/master-resume/master-resume-rules.ts';
import type { Range } from '../../../../shared/range.ts';
import type { Span } from '../../../../shared/results/fit-result.ts';
import { dateOf, datesLine, proposedField } from './propose-field.ts';

/** What an entry proposes, and which parts of the résumé its fields hold. The description comes from the other lines. */
export type ProposedPart<Entry> = { fields: ProposedEntry<Entry>['fields']; held: Range[] };

export function experienceOf(text: string, read: WorkEntry): ProposedPart<Experience> {
  const entry = { ...read, ...fullNames(text, read) };
  const { title, employer, dates } = entry;
  const place = entry.place ?? remoteBeside(text, employer);
  return {
    fields: {
      companyName: proposedField(text, employer),
      position: proposedField(text, title),
      location: proposedField(text, place),
      startDate: dateOf(text, entry, entry.from),
      endDate: entry.current
        ? { ...nothingRead(), line: datesLine(text, entry) }
        : dateOf(text, entry, entry.to),
      description: nothingRead(),
    },
    held: [title, employer, place, dates].filter((span) => span !== undefined),
  };
}

/** "Remote" in the place of a town. */
function remoteBeside(text: string, employer: Span | undefined): Span | undefined {
  const found =
    employer && /^[ \t]*[,|(–—-][ \t]*(remote|hybrid|on-?site)(?!\p{L})/iu.exec(text.slice(employer.end));
  if (!found) return undefined;
  const [whole, word = ''] = found;
  const end = employer.end + whole.length;
  return { text: word, start: end - word.length, end };
}

/** Extends names that continue after a slash, a comma or a dash, unless that is another part of the entry's heading. */
function fullNames(text: string, entry: WorkEntry): Pick<WorkEntry, 'title' | 'employer'> {
  const heads = [entry.title, entry.employer, entry.place, entry.dates];
  const extend = (span: Span | undefined, continuation: RegExp): Span | undefined => {
    if (!span) return undefined;
    const starts = heads.flatMap((head) => (head && head.start >= span.end ? [head.start] : []));
    const rest = text.slice(span.end, Math.min(entry.end, ...starts));
    const more = continuation.exec(rest)?.[0].trimEnd();
    return more ? { ...span, end: span.end + more.length, text: span.text + more } : span;
  };
  return {
    title: extend(
      withOtherTitles(text, withFirstHalf(text, entry.title), entry.otherTitles),
      titleContinuation,
    ),
    employer: extend(entry.employer, employerContinuation),
  };
}

/** "Nanny/Caregiver" are two titles of one job, in one field. */
function withOtherTitles(text: string, title: Span | undefined, others: Span[] = []): Span | undefined {
  return others.reduce<Span | undefined>((whole, other) => {
    if (!whole || !/^ ?(?:[/&]|and) ?$/i.test(text.slice(whole.end, other.start))) return whole;
    return { start: whole.start, end: other.end, text: text.slice(whole.start, other.end) };
  }, title);
}

/** "Engineering/" before "Account Manager" is the first half of one title. */
function withFirstHalf(text: string, title: Span | undefined): Span | undefined {
  if (!title) return undefined;
  const line = text.slice(text.lastIndexOf('\n', title.start - 1) + 1, title.start);
  const half = /(?:^|\t)(\p{Lu}[\p{L} ]{2,30} ?\/ ?)$/u.exec(line)?.[1];
  return half ? { ...title, start: title.start - half.length, text: half + title.text } : title;
}

const nameEnds = String.raw`(?=[^\S\n]*(?:[\t\n|(]|$)|[^\S\n]+[–—-][^\S\n])`;
const titleContinuation = new RegExp(
  String.raw`^(?: ?[/&] ?|, | [–-] )\p{Lu}[^\t\n,|()\d]{2,60}?${nameEnds}`,
  'u',
);
const employerContinuation = new RegExp(String.raw`^ ?/ ?\p{Lu}[^\t\n,|()]{1,40}?${nameEnds}`, 'u');
