import type { DegreeName } from '../../../shared/master-resume/master-resume-rules.ts';

/** The first that fits is taken. Short forms count in the case they are written in: "as a", "ma", "ba" are words. */
const patterns: [RegExp, DegreeName][] = [
  [/\bM\.? ?B\.? ?A\b|masters? (?:of|in) business admin/i, 'Master of Business Administration (MBA)'],
  [/\bB\.? ?B\.? ?A\b|bachelors? (?:of|in) business admin/i, 'Bachelor of Business Administration (BBA)'],
  [/\bM\.? ?F\.? ?A\b|masters? of fine arts/i, 'Master of Fine Arts (MFA)'],
  [/\bB\.? ?F\.? ?A\b|bachelors? of fine arts/i, 'Bachelor of Fine Arts (BFA)'],
  [/\bM\.? ?Eng\b|masters? of engineering/i, 'Master of Engineering (MEng)'],
  [/\bB\.? ?Eng\b|bachelors? of engineering/i, 'Bachelor of Engineering (BEng)'],
  [/\bEd\.? ?D\b|doctor(?:ate)? (?:of|in) education/i, 'Doctor of Education (EdD)'],
  [/\bPh\.? ?D\b|doctor(?:ate)? of philosophy/i, 'Doctor of Philosophy (PhD)'],
  [/(?<![\p{L}])M\.? ?D\b|doctor of medicine/u, 'Doctor of Medicine (MD)'],
  [/\bdoctor of medicine\b/i, 'Doctor of Medicine (MD)'],
  [/(?<![\p{L}])J\.? ?D\b/u, 'Juris Doctor (JD)'],
  [/\bjuris doctor\b/i, 'Juris Doctor (JD)'],
  [/(?<![\p{L}])M\.? ?S\.?(?:c\b|(?![\p{L}]))/u, 'Master of Science (MS)'],
  [/\bmasters? of science\b|\bm\.sc\b|\bmsc\b/i, 'Master of Science (MS)'],
  [/(?<![\p{L}])M\.? ?A\b/u, 'Master of Arts (MA)'],
  [/\bmasters? of arts\b/i, 'Master of Arts (MA)'],
  [/(?<![\p{L}])B\.? ?S\.?(?:c\b|(?![\p{L}]))/u, 'Bachelor of Science (BS)'],
  [/\bbachelors? of (?:applied )?science\b|\bb\.sc\b|\bbsc\b/i, 'Bachelor of Science (BS)'],
  [/(?<![\p{L}])B\.? ?A\b/u, 'Bachelor of Arts (BA)'],
  [/\bbachelors? of arts\b/i, 'Bachelor of Arts (BA)'],
  [/\bassociates?\b/i, "Associate's Degree"],
  [/(?<![\p{L}])A\.? ?A\.? ?S\b|(?<![\p{L}])A\.[AS]\.?(?![\p{L}])/u, "Associate's Degree"],
  [/\bGED\b|general education(?:al)? development/i, 'GED'],
  [/high[- ]school|secondary school|\babitur\b|\bbaccalauréat\b/i, 'High School Diploma'],
  [/\bdiploma\b/i, 'Diploma'],
  [/\bcertificate\b/i, 'Certificate'],
];

const plain = (written: string) => written.normalize('NFKC').replace(/[’']s\b/g, 's');

/** The listed degree that a written one stands for, or null: "Bachelor of Commerce" is none of them. */
export function degreeNameFor(written: string): DegreeName | null {
  const text = plain(written);
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const sciences =
  /\b(?:(?:computer|data|information|material|life|natural|health|food|environmental|political)? ?sciences?|engineering|mathematics|maths?|statistics|physics|chemistry|biology|biochemistry|informatics|computing|information technology|nursing|software|electronics|geology|pharmacy)\b/i;

/**
 * The same with the subject's help where only the level is written: "Bachelor's in Physics". Not exact then, and
 * nothing where the subject says no more than the level does.
 */
export function nearestDegree(written: string, subject: string): { name: DegreeName | null; exact: boolean } {
  const name =
    degreeNameFor(written) ?? degreeNameFor(`${written} of ${/^(?:arts|science)\b/i.exec(subject)?.[0]}`);
  if (name) return { name, exact: true };
  const level = /\b(bachelor|master|doctor)/i.exec(plain(written))?.[1]?.toLowerCase();
  const business = /\bbusiness admin/i.test(subject);
  if (level === 'doctor')
    return { name: /\bdoctorate\b/i.test(written) ? 'Doctor of Philosophy (PhD)' : null, exact: false };
  if (level === 'bachelor' && business)
    return { name: 'Bachelor of Business Administration (BBA)', exact: false };
  if (level === 'master' && business)
    return { name: 'Master of Business Administration (MBA)', exact: false };
  if (level && sciences.test(subject))
    return {
      name: level === 'bachelor' ? 'Bachelor of Science (BS)' : 'Master of Science (MS)',
      exact: false,
    };
  return { name: null, exact: false };
}
