/**
 * `npx node lab/entities/entities.ts DATA [--learn]` reads the labelled CVs in DATA/entities and
 * prints how well each kind of part is read: with the weights in use, and cross-validated, each CV with weights that were
 * learned from other CVs. `--learn` learns from all of them and writes src/fit/resume/weighing/data/part-weights.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toJsonResume } from '../../src/fit/resume/json-resume.ts';
import { hintsInResume, readResumeWith } from '../../src/fit/resume/read-resume.ts';
import {
  type NestedWeights,
  nestedWeights,
  WEIGHED_KINDS,
} from '../../src/fit/resume/weighing/part-chances.ts';
import { partWeights } from '../../src/fit/resume/weighing/part-weights.ts';
import { foldsOf } from './cv-folds.ts';
import { compareEntities, entityF1, isSameEntity, MEASURED_ENTITIES, wordsOf } from './entity-figures.ts';
import { type LabelledCv, readLabelledCvs } from './labelled-cvs.ts';
import { type LabelledPart, learnWeights } from './learn-weights.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { learn: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: node lab/entities/entities.ts DATA [--learn]');
  process.exit(2);
}

/** The day on which the CVs are read: what is "current" must not change from run to run. */
const today = '2026-11-21';
const FOLDS = 5;
const LABEL_OF_KIND: Record<(typeof WEIGHED_KINDS)[number], string> = {
  title: 'Designation',
  employer: 'Companies worked at',
  school: 'College Name',
  place: 'Location',
};

const cvs = readLabelledCvs(join(folder, 'entities'));
const folds = foldsOf(cvs, FOLDS);
const parts = cvs.map((cv) => (isLabelledThrough(cv) ? labelledParts(cv) : []));
const learned = Array.from({ length: FOLDS }, (_, fold) =>
  nestedWeights(learnWeights(parts.filter((_, index) => folds[index] !== fold))),
);

console.log(
  `${cvs.length} CVs, ${parts.flat().length} parts of lines of ${parts.filter((own) => own.length > 0).length}`,
);
console.log(`${''.padEnd(22)}${'rules only'.padEnd(22)}${'cross-validated'.padEnd(22)}weights in use`);
const columns = [
  figuresWith(() => new Map()),
  figuresWith((index) => learned[folds[index]!]!),
  figuresWith(() => partWeights),
];
for (const kind of Object.keys(MEASURED_ENTITIES))
  console.log(`${kind.padEnd(22)}${columns.map((column) => column[kind]!.padEnd(22)).join('')}`);

if (values.learn) {
  const file = new URL('../../src/fit/resume/weighing/data/part-weights.json', import.meta.url);
  const hints = learnWeights(parts);
  const origin = `learned by lab/entities from ${cvs.length} labelled CVs (CC0) with invented names; no text of theirs is in it`;
  const list = (items: readonly (string | number)[]) =>
    `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  const rows = [...hints].map(([hint, weights]) => `    ${JSON.stringify(hint)}: ${list(weights)}`);
  const fields = [
    `  "origin": ${JSON.stringify(origin)}`,
    `  "kinds": ${list(WEIGHED_KINDS)}`,
    `  "hints": {\n${rows.join(',\n')}\n  }`,
  ];
  writeFileSync(file, `{\n${fields.join(',\n')}\n}\n`);
  console.log(`${rows.length} hints learned`);
}

/** Some CVs have labels of some kinds only; from those, a missing label says nothing. */
function isLabelledThrough(cv: LabelledCv): boolean {
  const kinds = new Set(cv.labels.map((label) => label.kind));
  return kinds.has(LABEL_OF_KIND.title) && kinds.has(LABEL_OF_KIND.employer);
}

function labelledParts(cv: LabelledCv): LabelledPart[] {
  return hintsInResume(cv.text, today).map(({ start, end, hints }) => {
    const own = wordsOf(cv.text.slice(start, end));
    const label = cv.labels.find(
      (each) =>
        Object.values(LABEL_OF_KIND).includes(each.kind) &&
        each.start < end &&
        start < each.end &&
        isSameEntity(wordsOf(cv.text.slice(each.start, each.end)), own),
    );
    return { hints, kind: WEIGHED_KINDS.findIndex((kind) => LABEL_OF_KIND[kind] === label?.kind) };
  });
}

function figuresWith(weightsOf: (index: number) => NestedWeights): Record<string, string> {
  const read = cvs.map((cv, index) => toJsonResume(readResumeWith(cv.text, today, weightsOf(index))));
  const figures = Object.keys(MEASURED_ENTITIES).map((kind) => {
    const { precision, recall, f1 } = entityF1(
      cvs.map((cv, index) => compareEntities(cv, kind, read[index]!).counts),
    );
    return [kind, `${f1.toFixed(3)} (${precision.toFixed(2)} ${recall.toFixed(2)})`];
  });
  return Object.fromEntries(figures);
}
