import type { Finding, Gap, Span } from '../../../shared/results/fit-result.ts';
import { type FindingStatus, findingStatus } from './finding-words.ts';
import { quotesOf } from './quote-segments.ts';
import { SourceQuote } from './source-quote.tsx';

type FindingEvidenceProps = {
  finding: Finding;
  resumeText: string;
  postingText: string;
  score: number | null;
};

/** The posting's line and the résumé's lines below it, with the matched words highlighted. */
export function FindingEvidence({ finding, resumeText, postingText, score }: FindingEvidenceProps) {
  const status = findingStatus(finding);
  return (
    <div className="flex flex-col gap-4">
      <Lines title="The posting asks for" source={postingText} spans={[finding.requirement]} />
      {finding.evidence.length > 0 ? (
        <Lines title={EVIDENCE_TITLES[status]} source={resumeText} spans={finding.evidence} />
      ) : (
        <div>
          <p className={titleClass}>{EVIDENCE_TITLES[status]}</p>
          <p className="border-l-2 border-dashed border-line-strong py-0.5 pl-3.5 text-ink-2">
            Not found in your résumé.
          </p>
        </div>
      )}
      {status === 'Only listed' ? (
        <p className="text-ink-2">
          Only listed among your skills. A line about a job where you used it would prove it.
        </p>
      ) : null}
      {'scoreWith' in finding && score !== null ? <WithIt gap={finding} score={score} /> : null}
    </div>
  );
}

const EVIDENCE_TITLES: Record<FindingStatus, string> = {
  Met: 'Your résumé shows',
  'Only listed': 'Your résumé lists',
  Partly: 'Your résumé partly shows this',
  'Not found': 'Your résumé',
};

const titleClass = 'mb-2 text-xs font-[450] text-ink-3';

function Lines({ title, source, spans }: { title: string; source: string; spans: Span[] }) {
  return (
    <div>
      <p className={titleClass}>{title}</p>
      <div className="flex flex-col gap-3">
        {quotesOf(source, spans).map((quote) => (
          <SourceQuote key={quote.start} quote={quote} />
        ))}
      </div>
    </div>
  );
}

function WithIt({ gap, score }: { gap: Gap; score: number }) {
  if (gap.scoreWith <= score) {
    return <p className="num text-ink-2">With this alone, your score would stay at {score}.</p>;
  }
  return (
    <p className="num text-ink-2">
      With this, your score would be <strong className="font-[600] text-good">{gap.scoreWith}</strong> instead
      of {score}. Only add it if it’s true.
    </p>
  );
}
