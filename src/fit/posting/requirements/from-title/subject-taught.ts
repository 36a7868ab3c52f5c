import { findMentions } from '../../../lexicon/lexicon.ts';
import { stemsOf } from '../../../text/stems-of.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { TEACHES } from '../degrees/degree-fields.ts';

/** The skills and fields that the title of a job says are taught, and their words. */
export type Subject = { terms: string[]; stems: string[] };

/** What the title of a job says is taught; undefined if it says nothing of it. */
export function subjectOf(jobTitle: string): Subject | undefined {
  const taught = TEACHES.exec(jobTitle);
  if (!taught) return undefined;
  const named = findMentions(jobTitle).filter(
    ({ term: { kind }, start, end }) =>
      (kind === 'skill' || kind === 'field') && !TEACHES.test(jobTitle.slice(start, end)),
  );
  if (named.length === 0) return undefined;
  return {
    terms: [...new Set(named.map(({ term }) => term.id))],
    stems: [...new Set(named.flatMap(({ start, end }) => stemsOf(jobTitle.slice(start, end))))],
  };
}

/** "Expertise in the subject area", "a degree in the relevant field or equivalent years": in what is taught. */
export function inSubject(requirement: PostingRequirement, subject: Subject | undefined): PostingRequirement {
  if (!subject) return requirement;
  const { kind, text, terms, titles = [], degree, years, options } = requirement;
  const namesNothing = terms.length === 0 && titles.length === 0;
  if (options)
    return { ...requirement, options: options.map((way) => way.map((one) => inSubject(one, subject))) };
  if (degree)
    return IN_THE_FIELD.test(text) &&
      degree.fields.disciplines.length === 0 &&
      degree.otherFields.length === 0
      ? { ...requirement, degree: { ...degree, otherFields: subject.stems } }
      : requirement;
  if (years && namesNothing && (years.insteadOfDegree || IN_THE_FIELD.test(text)))
    return { ...requirement, terms: subject.terms };
  if ((kind === 'skill' || kind === 'trait' || kind === 'duty') && namesNothing && IN_THE_SUBJECT.test(text))
    return { ...requirement, kind: 'skill', terms: subject.terms, sufficient: subject.terms };
  return requirement;
}
const IN_THE_FIELD =
  /\bin (?:the|an?) (?:relevant|related|appropriate|applicable|same|teaching) (?:field|area|discipline|subject)\b|\brelevant to the (?:subject|course|field|discipline|content)\b/i;
const IN_THE_SUBJECT =
  /\b(?:expertise|knowledge|mastery|expert|background|proficiency|understanding) (?:in|of) (?:the|their|your) (?:subject(?: area| matter)?|field|trade|content(?: area)?|discipline)\b|\bsubject[- ]matter (?:expertise|knowledge|mastery)\b/i;
