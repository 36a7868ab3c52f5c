import { type FindingStatus, findingStatus } from '../../../shared/results/finding-status.ts';
import {
  type Finding,
  type Gap,
  isLikely,
  type RequirementKind,
  readUsual,
  SIMILAR_JOB,
  type Span,
} from '../../../shared/results/fit-result.ts';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { quotesOf } from './quote-segments.ts';
import { SourceQuote } from './source-quote.tsx';

type FindingEvidenceProps = {
  finding: Finding;
  resumeText: string;
  postingText: string;
  score: number | null;
};

/** The posting's line and the line of the résumé that shows it best, with the matched words highlighted, above others that may. */
export function FindingEvidence({ finding, resumeText, postingText, score }: FindingEvidenceProps) {
  const status = findingStatus(finding);
  const { title, advice } = wordsFor(finding, status);
  return (
    <div className="flex flex-col gap-4">
      <Lines title="The posting asks for" source={postingText} spans={[finding.requirement]} />
      {finding.evidence.length > 0 ? (
        <ShownLines title={title} finding={finding} source={resumeText} />
      ) : (
        <div>
          <p className={titleClass}>{title}</p>
          <p className="border-l-2 border-dashed border-line-strong py-0.5 pl-3.5 text-ink-2">
            {status === 'Unclear' ? 'No line says it clearly.' : 'Not found in your résumé.'}
          </p>
        </div>
      )}
      {advice ? <p className="text-ink-2">{advice}</p> : null}
      {'scoreWith' in finding && score !== null ? <WithIt gap={finding} score={score} /> : null}
    </div>
  );
}

/** What stands above the lines of a résumé and below them. */
type EvidenceWords = { title: string; advice?: string };

const WORDS: Record<FindingStatus, EvidenceWords> = {
  Met: { title: 'Your résumé shows' },
  'Only listed': {
    title: 'Your résumé lists',
    advice: 'Only listed among your skills. A line about a job where you used it would prove it.',
  },
  Likely: {
    title: 'What comes closest in your résumé',
    advice: 'No line of yours says it outright. If you’ve done it, a line that says so would prove it.',
  },
  Partly: { title: 'Your résumé partly shows this' },
  Unclear: {
    title: 'Your résumé',
    advice: 'Similar work may show it. If you’ve done it, a line that says so would close this gap.',
  },
  'Not held': { title: 'Your résumé says' },
  'Not found': { title: 'Your résumé' },
};

const WORDS_OF_JOB: EvidenceWords = {
  title: 'A similar job in your résumé',
  advice: 'It’s usual in such jobs, but no line of yours says it. A line about it would prove it.',
};
const WORDS_OF_USUAL: EvidenceWords = {
  title: 'A job in your résumé where it’s usual',
  advice: 'Most people in such a job do it, but no line of yours says it. A line about it would prove it.',
};
const WORDS_OF_USUAL_GAP: EvidenceWords = {
  title: 'Your résumé',
  advice: 'Most people in a job you had do it. If you have, a line that says so would close this gap.',
};

function wordsFor({ how, evidence }: Finding, status: FindingStatus): EvidenceWords {
  if (how === SIMILAR_JOB) return WORDS_OF_JOB;
  if (readUsual(how) === undefined) return WORDS[status];
  return evidence.length > 0 ? WORDS_OF_USUAL : WORDS_OF_USUAL_GAP;
}

const titleClass = 'mb-2 text-xs font-[450] text-ink-3';

/** Years and degrees are counted over all their lines; anything else is shown by its best line, and others may only be alike. */
const COUNTED: ReadonlySet<RequirementKind> = new Set(['experience', 'education']);

function ShownLines({ title, finding, source }: { title: string; finding: Finding; source: string }) {
  const { requirement, evidence } = finding;
  if (COUNTED.has(requirement.kind)) return <Lines title={title} source={source} spans={evidence} />;
  const best = evidence.slice(0, 1);
  const [shown] = quotesOf(source, best);
  const others = quotesOf(source, evidence.slice(1)).filter(({ start }) => start !== shown?.start);
  return (
    <div className="flex flex-col gap-3">
      <Lines title={title} source={source} spans={best} />
      {others.length > 0 ? (
        <details key={requirement.id}>
          <summary className={`min-h-6 w-fit ${textLinkClass}`}>
            {others.length === 1 ? 'Another line that ' : `${others.length} other lines that `}
            {isLikely(finding.how) ? 'may be about it' : 'may show it'}
          </summary>
          <div className="mt-2 flex flex-col gap-3">
            {others.map((quote) => (
              <SourceQuote key={quote.start} quote={quote} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

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
