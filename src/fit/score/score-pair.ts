import type { FitResult, ScoreComponent } from '../../shared/results/fit-result.ts';
import type { ScoreBasis } from '../../shared/results/score-basis.ts';
import { EVIDENCE_MODEL } from '../explain/evidence-model.ts';
import { explain } from '../explain/explain.ts';
import { writeAnalysis } from '../explain/write-analysis.ts';
import type { CompiledPosting, CompiledResume } from '../match/compiled.types.ts';
import { computeCredits } from '../match/credit/credit.ts';
import { COMPILED_CREDIT_MODEL } from '../match/credit/credit-model.ts';
import { MAX_TEXT_LENGTH, TRUNCATED_NOTE } from '../match/mask/max-text-length.ts';
import { withoutPostingText } from '../match/mask/without-posting-text.ts';
import { pairOf } from '../match/pair.ts';
import type { PostingRequirement } from '../posting/posting.types.ts';
import { COMPONENT_KEYS, COMPONENT_LABELS } from './component-labels.ts';
import { createReceipt } from './receipt.ts';
import { type Assembled, assemble } from './score-formula.ts';

/** The unrounded score of a compiled pair, 0…100, or null if the texts cannot be compared. Faster than `scorePair`. */
export function rawScore(resume: CompiledResume, posting: CompiledPosting): number | null {
  if (!resume.readable || posting.unreadable) return null;
  return assemble(posting.requirements, computeCredits(pairOf(withoutPostingText(resume, posting), posting)))
    .raw;
}

/** A full result and what its score was computed from; `basis` is null if there is no score. */
export type FitWithBasis = { result: FitResult; basis: ScoreBasis | null };

/** What was learned, as the engine uses it; the lab passes others. */
const MODELS = { credit: COMPILED_CREDIT_MODEL, evidence: EVIDENCE_MODEL };

/** The full result for a compiled pair: score, components, key matches, gaps, analysis and receipt. */
export function scorePair(original: CompiledResume, posting: CompiledPosting, models = MODELS): FitWithBasis {
  const resume = original.readable && !posting.unreadable ? withoutPostingText(original, posting) : original;
  const reason = resume.unreadable ?? posting.unreadable;
  if (reason) return { result: unscored(reason, resume, posting), basis: null };
  const pair = pairOf(resume, posting);
  const credits = computeCredits(pair, models.credit);
  const assembled = assemble(posting.requirements, credits);
  const { keyMatches, gaps } = explain(pair, credits, models.evidence);
  const result = {
    fitScore: Math.round(assembled.raw),
    raw: assembled.raw,
    components: componentsOf(assembled),
    keyMatches,
    gaps,
    conditions: posting.read.conditions,
    notes: notesOn(resume, posting),
    receipt: createReceipt(resume, posting),
  };
  return {
    result: { ...result, analysis: writeAnalysis(result, posting) },
    basis: basisOf(posting, credits),
  };
}

function basisOf({ requirements }: CompiledPosting, credits: Float64Array): ScoreBasis {
  return requirements.map(({ source, slot, weight, licence }, index) => ({
    id: source.id,
    slot,
    weight,
    licence,
    credit: credits[index] as number,
    terms: [...new Set([source, ...singleOptions(source)].flatMap(({ sufficient }) => sufficient))],
  }));
}

/** The options of "one of the following" that ask for one thing each. */
function singleOptions({ options = [] }: PostingRequirement): PostingRequirement[] {
  return options.flatMap((option) => (option.length === 1 ? option : []));
}

function componentsOf({ points, outOf }: Assembled): FitResult['components'] {
  const components: FitResult['components'] = {};
  COMPONENT_KEYS.forEach((key, slot) => {
    if (!outOf[slot]) return;
    const component: ScoreComponent = {
      label: COMPONENT_LABELS[key],
      points: oneDecimal(points[slot] as number),
      outOf: oneDecimal(outOf[slot] as number),
    };
    components[key] = component;
  });
  return components;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

function notesOn(resume: CompiledResume, posting: CompiledPosting): string[] {
  const notes: string[] = [];
  if (resume.blankedRanges.length > 0)
    notes.push("Your résumé contains the posting's own text, which earns no credit.");
  if (resume.stuffed) notes.push('Repeated words count only once.');
  if (Math.max(resume.text.length, posting.text.length) > MAX_TEXT_LENGTH) notes.push(TRUNCATED_NOTE);
  return notes;
}

function unscored(reason: string, resume: CompiledResume, posting: CompiledPosting): FitResult {
  return {
    fitScore: null,
    raw: null,
    reason,
    components: {},
    keyMatches: [],
    gaps: [],
    conditions: posting.read.conditions,
    analysis: '',
    notes: [],
    receipt: createReceipt(resume, posting),
  };
}
