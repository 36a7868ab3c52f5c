import type { JsonResume } from '../../src/fit/resume/json-resume.ts';
import type { LabelledCv } from './labelled-cvs.ts';

/** The kinds of parts that are measured, each with what a JSON Resume says of it. */
export const MEASURED_ENTITIES: Record<string, (resume: JsonResume) => (string | undefined)[]> = {
  'Email Address': (resume) => [resume.basics.email],
  Name: (resume) => [resume.basics.name],
  'Companies worked at': (resume) => resume.work.map((job) => job.name),
  Designation: (resume) => [...resume.work.map((job) => job.position), resume.basics.label],
  'College Name': (resume) => resume.education.map((study) => study.institution),
  Degree: (resume) =>
    resume.education.flatMap((study) => [
      [study.studyType, study.area].filter(Boolean).join(' in '),
      study.studyType,
    ]),
  Location: ({ basics, work }) => [
    basics.location && [basics.location.city, basics.location.region].filter(Boolean).join(', '),
    ...work.map((job) => job.location),
  ],
};

export type EntityCounts = { rightSaid: number; said: number; rightLabelled: number; labelled: number };

export type EntityMisses = { wrong: string[]; missed: string[]; right: string[]; counts: EntityCounts };

export const wordsOf = (text: string | undefined) =>
  (
    (text ?? '')
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** The same, give or take a word: two thirds of all the words in either are in both. */
export function isSameEntity(one: string, other: string): boolean {
  const a = new Set(one.split(' '));
  const b = new Set(other.split(' '));
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both) >= 0.66;
}

/** Compares what was read of one CV with its labels of a kind. */
export function compareEntities(cv: LabelledCv, kind: string, resume: JsonResume): EntityMisses {
  const labels = cv.labels
    .filter((label) => label.kind === kind)
    .map(({ start, end }) => wordsOf(cv.text.slice(start, end)));
  const labelled = [...new Set(labels)].filter(Boolean);
  const said = [...new Set((MEASURED_ENTITIES[kind]?.(resume) ?? []).map(wordsOf))].filter(Boolean);
  const right = said.filter((each) => labelled.some((label) => isSameEntity(each, label)));
  const missed = labelled.filter((label) => !said.some((each) => isSameEntity(each, label)));
  const counts = {
    rightSaid: right.length,
    said: said.length,
    rightLabelled: labelled.length - missed.length,
    labelled: labelled.length,
  };
  return { wrong: said.filter((each) => !right.includes(each)), missed, right, counts };
}

/** Precision, recall and their harmonic mean over several CVs. */
export function entityF1(all: EntityCounts[]): { precision: number; recall: number; f1: number } {
  const sum = (pick: (counts: EntityCounts) => number) => all.reduce((total, each) => total + pick(each), 0);
  const precision = sum((each) => each.rightSaid) / (sum((each) => each.said) || 1);
  const recall = sum((each) => each.rightLabelled) / (sum((each) => each.labelled) || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}
