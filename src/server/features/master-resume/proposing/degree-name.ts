import { degreeIn } from '../../../../fit/lexicon/degrees/degrees.ts';
import type { DegreeName } from '../../../../shared/master-resume/master-resume-rules.ts';

/** The degree of the list that `written` stands for, or null: the list has no "Bachelor of Commerce". */
export function degreeNameFor(written: string): DegreeName | null {
  return degreeIn(normalized(written))?.listed ?? null;
}

/** Writes out "Master's in Business Administration" and joins "M. S." as the table of degrees has them. */
function normalized(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(
      /\b(bachelor|master|doctor)(?:ate|['’]?s['’]?)? (?:of|in(?= business admin| education)) /gi,
      '$1 of ',
    )
    .replace(/(?<!\p{L})(\p{Lu}\p{Ll}?)(?:\. ?| )(?=\p{Lu}(?!\p{L}))/gu, '$1.');
}

const sciences =
  /\b(?:(?:computer|data|information|material|life|natural|health|food|environmental|political)? ?sciences?|engineering|mathematics|maths?|statistics|physics|chemistry|biology|biochemistry|informatics|computing|information technology|nursing|software|electronics|geology|pharmacy)\b/i;

/**
 * The degree of the list that comes closest, with the help of the subject if only the level is written: "Bachelor's
 * in Physics". `exact` is false if it isn't the same degree; `name` is null if the subject doesn't decide either.
 */
export function nearestDegree(written: string, subject: string): { name: DegreeName | null; exact: boolean } {
  const name =
    degreeNameFor(written) ?? degreeNameFor(`${written} of ${/^(?:arts|science)\b/i.exec(subject)?.[0]}`);
  if (name) return { name, exact: true };
  const degree = degreeIn(normalized(written));
  return { name: degree?.nearest ?? bySubject(degree?.names, subject), exact: false };
}

function bySubject(names: string[] = [], subject: string): DegreeName | null {
  const business = /\bbusiness admin/i.test(subject);
  const science = sciences.test(subject);
  if (names.some((name) => name.startsWith('bachelor'))) {
    if (business) return 'Bachelor of Business Administration (BBA)';
    return science ? 'Bachelor of Science (BS)' : null;
  }
  if (names.some((name) => name.startsWith('master'))) {
    if (business) return 'Master of Business Administration (MBA)';
    return science ? 'Master of Science (MS)' : null;
  }
  return null;
}
