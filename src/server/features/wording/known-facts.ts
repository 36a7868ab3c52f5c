import { findMentions } from '../../../fit/lexicon/lexicon.ts';
import { findTitles } from '../../../fit/lexicon/titles/titles.ts';
import { sameWord, stem } from '../../../fit/text/stem.ts';
import { type Token, tokenize } from '../../../fit/text/tokens.ts';
import { readCountedYears, yearsText } from '../../../shared/results/counted-years.ts';
import { type Findings, narratedFindings } from './narration-request.ts';
import { numberOf } from './parse-number.ts';

/** A text prepared for look-ups. `words` and `stemmed` have a space before and after each word. */
export type Source = { words: string; norms: string[]; stemmed: string; stems: Set<string>; text: string };

/** Everything a sentence may mention. */
export type KnownFacts = {
  result: Findings;
  /** The résumé, and the years counted from it. */
  resume: Source;
  /** The posting, and what was computed from both texts. */
  posting: Source;
  skills: Set<string>;
  resumeSkills: Set<string>;
  titles: Set<string>;
};

/** `resume` and `posting` are the two texts without personal data. */
export function knownFacts(result: Findings, resume: string, posting: string): KnownFacts {
  const findings = narratedFindings(result);
  const score = result.fitScore ?? 0;
  const computed = [
    result.analysis,
    `${score} of 100`,
    ...result.gaps.map(({ scoreWith }) => `score ${scoreWith}, ${scoreWith - score} points more`),
    ...findings.flatMap(({ requirement, how }) => [requirement.label, requirement.text, how]),
  ];
  const resumeFacts = `${resume}\n\n${yearsThatMayBeSaid(result).join('\n\n')}`;
  const postingFacts = [posting, ...computed].join('\n\n');
  const all = `${resumeFacts}\n\n${postingFacts}`;
  return {
    result,
    resume: sourceOf(resumeFacts),
    posting: sourceOf(postingFacts),
    skills: new Set(findMentions(all).map(({ term }) => term.id)),
    resumeSkills: new Set(findMentions(resumeFacts).map(({ term }) => term.id)),
    titles: new Set(findTitles(all).map(({ title }) => title.id)),
  };
}

/** "6.9 years counted of 3 years" allows a sentence to say 6.9, 6 or 7 years. */
function yearsThatMayBeSaid({ keyMatches, gaps }: Findings): string[] {
  return [...keyMatches, ...gaps].flatMap(({ how }) => {
    const years = readCountedYears(how);
    if (!years) return [];
    const said = [years.counted, Math.floor(years.counted), Math.round(years.counted)];
    return [...said, ...(years.from ? [years.from] : [])].map(yearsText);
  });
}

function sourceOf(text: string): Source {
  const norms = tokenize(text).map(wordOf);
  const stems = norms.map(stem);
  return { words: spaced(norms), stemmed: spaced(stems), norms, stems: new Set(stems), text };
}

const spaced = (words: string[]): string => ` ${words.join(' ')} `;

/** A canonical form for all spellings of a word or number. */
export function wordOf({ norm }: Token): string {
  return numberOf(norm) ?? sameWord(norm);
}

export function hasPhrase(facts: KnownFacts, phrase: string): boolean {
  return facts.resume.words.includes(` ${phrase} `) || facts.posting.words.includes(` ${phrase} `);
}

/** Ignores inflection: finds "telemetry nursing" in a text with "telemetry nurse". */
export function hasPhraseByStem(facts: KnownFacts, phrase: string): boolean {
  const forms = spaced(tokenize(phrase).map((token) => stem(wordOf(token))));
  return facts.resume.stemmed.includes(forms) || facts.posting.stemmed.includes(forms);
}

export function hasWord(facts: KnownFacts, norm: string): boolean {
  const root = stem(sameWord(norm));
  return facts.resume.stems.has(root) || facts.posting.stems.has(root);
}
