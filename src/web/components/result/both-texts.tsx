import { type ReactNode, useId } from 'react';
import type { FitResult } from '../../../shared/results/fit-result.ts';
import { quoteSegments } from './quote-segments.ts';
import { Marked, metMarkClass, missingMarkClass } from './source-quote.tsx';

type BothTextsProps = { result: FitResult; resumeText: string; postingText: string };

/** Both texts in full, as they were scored, with everything that counted highlighted. */
export function BothTexts({ result, resumeText, postingText }: BothTextsProps) {
  const evidence = [...result.keyMatches, ...result.gaps].flatMap((finding) => finding.evidence);
  const met = result.keyMatches.map((match) => match.requirement);
  const missing = result.gaps.map((gap) => gap.requirement);
  return (
    <div className="p-4 md:p-5">
      <p className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-xs text-ink-2">
        <span>
          <mark className={metMarkClass}>Asked for, a key match</mark>
        </span>
        <span>
          <mark className={missingMarkClass}>Asked for, a gap</mark>
        </span>
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <WholeText title="The posting" text={postingText}>
          <Marked segments={quoteSegments(postingText, met, missing)} />
        </WholeText>
        <WholeText title="Your résumé" text={resumeText}>
          <Marked segments={quoteSegments(resumeText, evidence, [])} />
        </WholeText>
      </div>
    </div>
  );
}

function WholeText({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <p id={id} className="mb-2 text-xs font-[450] text-ink-3">
        {title}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        tabIndex={0}
        className="max-h-[70dvh] overflow-y-auto rounded-md border bg-paper p-4 leading-[1.65] whitespace-pre-wrap text-ink-2"
      >
        {text.trim() === '' ? 'No text.' : children}
      </div>
    </div>
  );
}
