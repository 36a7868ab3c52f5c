import type { ReactNode } from 'react';
import { type FindingStatus, findingStatus } from '../../../shared/results/finding-status.ts';
import type { Finding } from '../../../shared/results/fit-result.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTabs } from '../../ui/tabs/use-tabs.ts';
import { FindingEvidence } from './finding-evidence.tsx';
import { noteOf } from './finding-words.ts';
import { ScoreChange } from './score-change.tsx';

type FindingListProps = {
  idPrefix: string;
  label: string;
  findings: Finding[];
  resumeText: string;
  postingText: string;
  score: number | null;
  empty: ReactNode;
};

/** Postings ask for some dozens of things. A hostile one asks for thousands, and showing them would hold up the server. */
const maxShown = 200;

/** Findings on the left, the evidence of the selected one on the right; on a phone it sticks to the bottom. */
export function FindingList({ idPrefix, label, findings, empty, ...rest }: FindingListProps) {
  const shown = findings.slice(0, maxShown);
  const entries = shown.map((finding, index) => ({ id: `${idPrefix}-${index + 1}`, finding }));
  const tabs = useTabs(
    entries.map((entry) => entry.id),
    'vertical',
  );
  if (entries.length === 0) return empty;
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="md:border-r">
        <div {...tabs.list(label)}>
          {entries.map(({ id, finding }) => (
            <a key={id} {...tabs.tab(id)} className={rowClass}>
              <Row finding={finding} score={rest.score} />
            </a>
          ))}
        </div>
        {findings.length > maxShown ? (
          <p className="border-t px-4 py-3 text-xs text-ink-3 md:px-5">
            The first {maxShown} of {findings.length.toLocaleString('en')} are shown.
          </p>
        ) : null}
      </div>
      <div
        {...tabs.panels}
        className="max-md:sticky print:static max-md:bottom-(--foot,0px) max-md:z-10 max-md:border-t max-md:rounded-b-lg max-md:border-line-strong max-md:bg-surface max-md:shadow-[0_-8px_16px_-8px_var(--shadow-raised-ink)]"
      >
        {entries.map(({ id, finding }) => (
          <div
            key={id}
            {...tabs.panel(id)}
            className="scroll-mt-20 overflow-y-auto p-4 focus-visible:-outline-offset-2 max-md:max-h-[max(9rem,min(46dvh,100dvh-var(--evidence-room,26rem)))] md:sticky print:static md:top-14 md:max-h-[calc(100dvh-3.5rem)] md:p-5"
          >
            <FindingEvidence finding={finding} {...rest} />
          </div>
        ))}
      </div>
    </div>
  );
}

const rowClass =
  'grid scroll-mt-20 grid-cols-[12px_minmax(0,1fr)_auto] items-start gap-3 border-b px-4 py-3 no-underline last:border-b-0 ' +
  'hover:bg-hover focus-visible:-outline-offset-2 aria-selected:bg-accent-soft max-md:scroll-mb-[48dvh] md:px-5';

function Row({ finding, score }: { finding: Finding; score: number | null }) {
  const { requirement } = finding;
  const status = findingStatus(finding);
  return (
    <>
      <Dot status={status} />
      <span className="min-w-0">
        <span className="block font-[550]">{requirement.label}</span>
        <span className="block text-xs text-ink-3">{noteOf(finding)}</span>
      </span>
      {'scoreWith' in finding ? (
        score === null ? null : (
          <ScoreChange from={score} to={finding.scoreWith} />
        )
      ) : (
        <Badge tone={status === 'Met' ? 'good' : 'fair'}>{status}</Badge>
      )}
    </>
  );
}

const dots: Record<FindingStatus, string> = {
  Met: 'bg-good',
  'Only listed': 'bg-fair-ring',
  Likely: 'bg-fair-ring',
  Partly: 'border-2 border-fair-ring',
  Unclear: 'border-2 border-fair-ring',
  'Not held': 'border-2 border-low',
  'Not found': 'border-2 border-low',
};

/** Decorative: the text beside it says the same. */
function Dot({ status }: { status: FindingStatus }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mt-[7px] size-2 justify-self-center rounded-full', dots[status])}
    />
  );
}
