import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { onPlainClick } from '../../lib/addresses/plain-click.ts';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ResultHead, resultHeadGrid } from '../result/result-head.tsx';
import { ResultDetail } from './result-detail-view.tsx';

export type ResultItem = AnalysisSummary & { isNarrated: boolean };

type ResultEntryProps = { item: ResultItem; threshold: number };

/** A row that expands in place; without JavaScript it links to the result. */
export function ResultEntry({ item, threshold }: ResultEntryProps) {
  const [open, setOpen] = useState(false);
  const canOpen = useHydrated();
  const panel = `result-${item.id}`;
  const toggle = () => setOpen(!open);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    <li className="border-t">
      <h3 className="font-[450]">
        <a
          href={`/results/${item.id}`}
          {...(canOpen
            ? {
                role: 'button',
                'aria-expanded': open,
                'aria-controls': open ? panel : undefined,
                onClick: onPlainClick(toggle),
                onKeyDown,
              }
            : null)}
          className={classNames(
            resultHeadGrid,
            'scroll-mt-20 hover:bg-hover focus-visible:-outline-offset-2',
          )}
        >
          <ResultHead
            item={item}
            threshold={threshold}
            end={
              <ChevronDown
                aria-hidden="true"
                className={classNames(
                  'size-4 text-ink-3 transition-transform duration-150 noscript:-rotate-90',
                  open ? 'rotate-180' : null,
                )}
              />
            }
          />
        </a>
      </h3>
      {open ? (
        <div id={panel} className="border-t bg-paper p-2 md:p-5">
          <ResultDetail
            id={item.id}
            title={item.jobTitle}
            version={`${new Date(item.createdAt).getTime()} ${item.isNarrated}`}
          />
        </div>
      ) : null}
    </li>
  );
}
