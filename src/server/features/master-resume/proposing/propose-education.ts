import { findDates, monthOf } from '../../../../fit/resume/dates.ts';
import type { EducationEntry } from '../../../../fit/resume/resume.types.ts';
import { nothingRead, type ProposedField } from '../../../../shared/master-resume/master-resume-proposal.ts';
import type { Education } from '../../../../shared/master-resume/master-resume-rules.ts';
import type { Range } from '../../../../shared/range.ts';
import { nearestDegree } from './degree-name.ts';
import type { ProposedPart } from './propose-experience.ts';
import { cleanText, dateOf, datesLine, linesAt, proposedField } from './propose-field.ts';

export function educationOf(text: string, entry: EducationEntry): ProposedPart<Education> {
  const field = proposedField(text, entry.field);
  const degree = degreeOf(text, entry);
  const gpa = gpaOf(text, entry);
  return {
    fields: {
      institution: proposedField(text, entry.institution),
      degree,
      fieldOfStudy: { ...field, value: field.value.replace(/\s*\(\p{Lu}[\p{L}.]{1,6}\)$/u, '') },
      ...datesOf(text, entry),
      gpa: gpa ? { value: gpa.value, line: linesAt(text, gpa.start) } : nothingRead(),
      description: nothingRead(),
    },
    // A degree that the list doesn't have is also in the description, with its subject, as the résumé has it.
    held: [
      ...(degree.doubt ? [] : [entry.degree, entry.field]),
      ...[entry.institution, entry.dates, gpa],
    ].filter((range) => range !== undefined),
  };
}

const farAhead = monthOf('2100-01-01');

/** The engine ends a study that isn't over today; a form needs the end as written, or none. */
function datesOf(text: string, entry: EducationEntry): { startDate: ProposedField; endDate: ProposedField } {
  const written = entry.dates && findDates(entry.dates.text, farAhead)[0];
  const endDate = written?.current
    ? { ...nothingRead(), line: datesLine(text, entry) }
    : dateOf(text, entry, entry.to === undefined ? undefined : Math.max(entry.to, written?.to ?? 0));
  return { startDate: dateOf(text, entry, entry.from), endDate };
}

function degreeOf(text: string, { degree, field }: EducationEntry): ProposedField {
  if (!degree) return nothingRead();
  const written = cleanText(degree.text);
  const line = linesAt(text, degree.start, degree.end);
  const { name, exact } = nearestDegree(written, field ? cleanText(field.text) : '');
  if (!name) return { value: '', line, doubt: `“${written}” isn’t in the list. Choose the closest match.` };
  return exact
    ? { value: name, line }
    : { value: name, line, doubt: `Your résumé says “${written}”. Check that this is the closest match.` };
}

/** Only on the 4.0 scale, which the form uses: "8.4 / 10" is another scale. */
function gpaOf(text: string, { start, end }: EducationEntry): (Range & { value: string }) | undefined {
  const match =
    /\bC?GPA(?: of)?[ :–-]{1,3}([0-4](?:\.\d{1,2})?)(?![\d.]*\d)(?! ?(?:\/|out of)(?! ?4(?:\.0+)?(?![.\d]*\d)))(?: ?(?:\/|out of) ?4(?:\.0+)?)?/i.exec(
      text.slice(start, end),
    );
  if (!match || Number(match[1]) > 4) return undefined;
  const at = start + match.index;
  return { value: match[1] as string, start: at, end: at + match[0].length };
}
