import { z } from 'zod';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { type Findings, type NarrationAnswer, narratedFindings } from './narration-request.ts';
import { contradictsFindings, isAboutOverallFit } from './sentence-claims.ts';
import { namesUnknown } from './sentence-names.ts';
import { inventsNumber } from './sentence-numbers.ts';
import { contradictsScore } from './sentence-score.ts';

const MAX_SENTENCE_LENGTH = 400;
const MIN_KEPT = 3;

const boundedAnswer = z.object({
  sentences: z
    .array(
      z.object({
        text: z.string().trim().min(12).max(MAX_SENTENCE_LENGTH),
        findings: z.array(z.string()).max(16),
      }),
    )
    .min(4)
    .max(6),
});

/** What a narration is checked against. */
export type NarrationSources = { result: Findings; resume: string; posting: string };
export type CheckedNarration = { text: string | null; kept: number; dropped: number };

/**
 * Keeps the sentences that are fully supported by the two texts and the findings. `text` is null if fewer than three are.
 * `resume` and `posting` must be redacted, so that sentences with personal data are dropped too.
 */
export function checkedNarration(
  answer: NarrationAnswer,
  { result, resume, posting }: NarrationSources,
): CheckedNarration {
  const { success, data } = boundedAnswer.safeParse(answer);
  if (!success) return { text: null, kept: 0, dropped: 0 };
  const facts = knownFacts(result, resume, posting);
  const kept = data.sentences.filter(
    ({ text, findings }, index) =>
      data.sentences.findIndex((other) => other.text === text) === index &&
      isSupported(text, findings, facts),
  );
  return {
    text: kept.length < MIN_KEPT ? null : kept.map(({ text }) => text).join(' '),
    kept: kept.length,
    dropped: data.sentences.length - kept.length,
  };
}

function isSupported(text: string, ids: string[], facts: KnownFacts): boolean {
  const cited = narratedFindings(facts.result).filter(({ requirement }) => ids.includes(requirement.id));
  // A sentence must cite at least one finding or be about the overall fit.
  if (new Set(ids).size !== cited.length || (cited.length === 0 && !isAboutOverallFit(text))) return false;
  return (
    isPlainSentence(text) &&
    !namesUnknown(text, facts) &&
    !inventsNumber(text, facts) &&
    !contradictsScore(text, cited, facts) &&
    !contradictsFindings(text, cited, facts)
  );
}

/** Only letters, digits and ordinary punctuation: no markup, URLs or control characters. */
function isPlainSentence(text: string): boolean {
  return /^[\p{L}\p{M}\p{N} .,;:!?'’‘"“”()/&%+#$€£°–—-]+$/u.test(text) && !/https?:|www\./i.test(text);
}
