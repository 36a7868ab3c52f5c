import { findMentions } from '../lexicon.ts';
import type { SkillSpan } from '../spans/skill-spans.ts';
import data from './data/skill-tagger.json' with { type: 'json' };
import { type SkillTagger, skillTagger } from './skill-tagger.ts';

let tagger: SkillTagger | null = null;

/** Longer lines are read in pieces, so that the time stays linear. */
const lines = /[^\n\r]{1,2000}(?!\S)|[^\n\r]{1,2000}/g;

/**
 * Lists what a text asks people to know, use or hold, in order and without overlap: tools, methods, fields, languages,
 * certifications and degrees; no traits ("good communicator"). `name` is the lexicon's name, with " / " between several,
 * or the words of the text if the lexicon has none; `start` and `end` are UTF-16 offsets. Learned from the sentences of
 * job postings in SkillSpan (Zhang et al. 2022): see lab/skills. Deterministic; linear in the length of the text.
 */
export function listSkills(text: string): SkillSpan[] {
  tagger ??= skillTagger(data);
  const skills: SkillSpan[] = [];
  for (const { index, 0: line } of text.matchAll(lines))
    for (const { start, end } of tagger(line)) {
      const words = line.slice(start, end);
      const names = new Set(findMentions(words).map(({ term }) => term.name));
      const name = names.size > 0 ? [...names].join(' / ') : words;
      skills.push({ name, text: words, start: index + start, end: index + end });
    }
  return skills;
}
