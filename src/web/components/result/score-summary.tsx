import { Info } from 'lucide-react';
import type { ComponentKey, FitResult, ScoreComponent } from '../../../shared/results/fit-result.ts';
import { scoreWord } from '../../../shared/results/score-words.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { MustsLine } from './musts-line.tsx';
import { ScoreRing } from './score-ring.tsx';

type ScoreSummaryProps = { result: FitResult; howScoringWorksTo?: string };

/** The score's ring and word, its components with their points, and the receipt. */
export function ScoreSummary({ result, howScoringWorksTo }: ScoreSummaryProps) {
  const components = order.flatMap((key) => result.components[key] ?? []);
  return (
    <Card className="flex flex-col gap-5 p-5 md:p-6">
      <div className="flex items-center gap-4">
        <ScoreRing score={result.fitScore} size="lg" label="Fit score" />
        <div className="min-w-0">
          <p className="text-lg font-[620] tracking-[-0.015em]">
            {result.fitScore === null ? 'No score' : scoreWord(result.fitScore)}
          </p>
          {result.fitScore === null ? null : (
            <p className="num text-ink-2">
              <MustsLine result={result} />
            </p>
          )}
        </div>
      </div>
      {result.fitScore === null ? <p className="text-ink-2">{result.reason}</p> : null}
      {components.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {components.map((component) => (
            <Component key={component.label} component={component} />
          ))}
        </ul>
      ) : null}
      {result.notes.map((note) => (
        <p key={note} className="flex gap-2 text-xs text-ink-2">
          <Info aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {note}
        </p>
      ))}
      <ReceiptLine result={result} howScoringWorksTo={howScoringWorksTo} />
    </Card>
  );
}

const order: ComponentKey[] = ['mustHaves', 'experience', 'preferred', 'role', 'education'];

function Component({ component }: { component: ScoreComponent }) {
  const share = component.outOf > 0 ? Math.min(component.points / component.outOf, 1) : 0;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3">
        {component.label}
        <span className="num shrink-0">
          {Math.round(component.points)}
          <span className="text-ink-3">/{Math.round(component.outOf)}</span>
        </span>
      </p>
      <svg
        aria-hidden="true"
        className="mt-1 block h-1 w-full rounded-full bg-line"
        preserveAspectRatio="none"
      >
        <rect width={`${share * 100}%`} height="4" rx="2" className="fill-ink-2" />
      </svg>
    </li>
  );
}

function ReceiptLine({ result, howScoringWorksTo }: ScoreSummaryProps) {
  const { receipt } = result;
  return (
    <div className="text-xs text-ink-3">
      <p>
        Engine {receipt.engineVersion} · same input, same score
        {howScoringWorksTo ? (
          <>
            {' · '}
            <TextLink to={howScoringWorksTo}>how scoring works</TextLink>
          </>
        ) : null}
      </p>
      <details>
        <summary className="inline-flex min-h-6 items-center rounded-[2px] underline decoration-line-strong underline-offset-2 hover:text-ink">
          Receipt
        </summary>
        <dl className="num mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <dt>Engine</dt>
          <dd>{receipt.engineVersion}</dd>
          <dt>Lexicon</dt>
          <dd>{receipt.lexiconVersion}</dd>
          <dt>Date</dt>
          <dd>{receipt.today}</dd>
          <dt>Résumé</dt>
          <dd className="break-all">{receipt.resumeHash}</dd>
          <dt>Posting</dt>
          <dd className="break-all">{receipt.postingHash}</dd>
        </dl>
      </details>
    </div>
  );
}
