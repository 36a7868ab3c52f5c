import type { DegreeName } from '../../../shared/master-resume-rules.ts';

/** The first that fits is taken; what fits none is left for the person to choose. */
const patterns: [RegExp, DegreeName][] = [
  [/\bm\.? ?b\.? ?a\b|masters? (?:of|in) business admin/i, 'Master of Business Administration (MBA)'],
  [/\bb\.? ?b\.? ?a\b|bachelors? (?:of|in) business admin/i, 'Bachelor of Business Administration (BBA)'],
  [/\bm\.? ?f\.? ?a\b|masters? of fine arts/i, 'Master of Fine Arts (MFA)'],
  [/\bb\.? ?f\.? ?a\b|bachelors? of fine arts/i, 'Bachelor of Fine Arts (BFA)'],
  [/\bm\.? ?eng\b|masters? of engineering/i, 'Master of Engineering (MEng)'],
  [/\bb\.? ?eng\b|bachelors? of engineering/i, 'Bachelor of Engineering (BEng)'],
  [/\bed\.? ?d\b|doctor(?:ate)? (?:of|in) education/i, 'Doctor of Education (EdD)'],
  [/\bph\.? ?d\b|doctor(?:ate)? of philosophy/i, 'Doctor of Philosophy (PhD)'],
  [/\bm\.? ?d\b|doctor of medicine/i, 'Doctor of Medicine (MD)'],
  [/\bj\.? ?d\b|juris doctor/i, 'Juris Doctor (JD)'],
  [/\bm\.? ?sc?\b|masters? of science/i, 'Master of Science (MS)'],
  [/\bm\.? ?a\b|masters? of arts/i, 'Master of Arts (MA)'],
  [/\bb\.? ?sc?\b|bachelors? of science/i, 'Bachelor of Science (BS)'],
  [/\bb\.? ?a\b|bachelors? of arts/i, 'Bachelor of Arts (BA)'],
  [/\bassociate/i, "Associate's Degree"],
  [/\bged\b|general educational? development/i, 'GED'],
  [/high[- ]school|secondary school|\babitur\b/i, 'High School Diploma'],
  [/\bdiploma\b/i, 'Diploma'],
  [/\bcertificate\b/i, 'Certificate'],
];

/** The listed degree that a written one stands for, or null: "Bachelor of Commerce" is none of them. */
export function degreeNameFor(written: string): DegreeName | null {
  const text = written.replace(/[’']s\b/g, 's');
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
