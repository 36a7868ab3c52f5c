/**
 * `node lab/skills/skills.ts DATA [--learn]`: how well skills are found in SkillSpan's sentences, by the rules and by
 * what is learned, each posting answered with what the postings of the other four fifths teach. `--learn` then learns
 * from all of them and writes the engine's data file.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findSkillSpans } from '../../src/fit/lexicon/spans/skill-spans.ts';
import { wordsOfLine } from '../../src/fit/lexicon/tagging/line-words.ts';
import {
  readWordKinds,
  type SkillTagger,
  type SkillTaggerFile,
  skillTagger,
} from '../../src/fit/lexicon/tagging/skill-tagger.ts';
import { FIRST, FURTHER, OUTSIDE } from '../../src/fit/lexicon/tagging/span-chances.ts';
import { type KindsOf, wordHints } from '../../src/fit/lexicon/tagging/word-hints.ts';
import { type LabelledSentence, readLabelledSentences } from './labelled-sentences.ts';
import { type TaggedSentence, trainTagger } from './train-tagger.ts';
import { learnWordKinds } from './word-kinds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { learn: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: node lab/skills/skills.ts DATA [--learn]');
  process.exit(2);
}

const FOLDS = 5;

const sentences = readLabelledSentences(folder);
const postings = [...new Set(sentences.map(({ posting }) => posting))].sort();
const foldOf = new Map(postings.map((posting, index) => [posting, index % FOLDS]));

function learned(from: LabelledSentence[]): SkillTaggerFile {
  const kinds = learnWordKinds(
    folder!,
    from.map(({ text }) => text),
  );
  const kindsOf = readWordKinds(kinds.kinds, kinds.wideKinds);
  return {
    origin: `SkillSpan (Zhang et al. 2022, MIT): ${from.length} sentences of postings; kinds of words from public postings and résumés; lab/skills`,
    ...kinds,
    ...trainTagger(from.map((sentence) => tagged(sentence, kindsOf))),
  };
}

const byRules = new Map(sentences.map((sentence) => [sentence, findSkillSpans(sentence.text)]));
const crossValidated = new Map<LabelledSentence, ReturnType<SkillTagger>>();
for (let fold = 0; fold < FOLDS; fold++) {
  const held = ({ posting }: LabelledSentence) => foldOf.get(posting) === fold;
  const tagger = skillTagger(learned(sentences.filter((sentence) => !held(sentence))));
  for (const sentence of sentences.filter(held)) crossValidated.set(sentence, tagger(sentence.text));
}
report('by the rules', byRules);
report('learned, cross-validated', crossValidated);

if (values.learn) {
  const file = new URL('../../src/fit/lexicon/tagging/data/skill-tagger.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(learned(sentences), null, 2)}\n`);
}

function tagged({ text, marked }: LabelledSentence, kindsOf: KindsOf): TaggedSentence {
  const words = wordsOfLine(text);
  const tags = words.map(({ start, end }) => {
    const mark = marked.find((place) => start >= place.start && end <= place.end);
    if (!mark) return OUTSIDE;
    return mark.start === start ? FIRST : FURTHER;
  });
  // A name whose first word is no word of ours begins with the next one.
  tags.forEach((tag, at) => {
    if (tag === FURTHER && (at === 0 || tags[at - 1] === OUTSIDE)) tags[at] = FIRST;
  });
  return { hints: wordHints(text, words, kindsOf), tags };
}

function report(
  label: string,
  found: ReadonlyMap<LabelledSentence, readonly { start: number; end: number }[]>,
): void {
  for (const set of ['train', 'dev', undefined]) {
    let right = 0;
    let said = 0;
    let marked = 0;
    for (const [sentence, spans] of found) {
      if (set && sentence.set !== set) continue;
      said += spans.length;
      marked += sentence.marked.length;
      right += spans.filter((span) =>
        sentence.marked.some(({ start, end }) => start === span.start && end === span.end),
      ).length;
    }
    const figures = [(2 * right) / (said + marked), right / said, right / marked];
    const [f1, precision, recall] = figures.map((value) => value.toFixed(3));
    console.log(`${label}, ${set ?? 'both'}: F1 ${f1}, precision ${precision}, recall ${recall}`);
  }
}
