import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type ProgressTone = 'accent' | 'good' | 'fair' | 'low';

const tones: Record<ProgressTone, string> = {
  accent: 'text-accent',
  good: 'text-good',
  fair: 'text-fair-ring',
  low: 'text-low',
};

type ProgressProps = {
  label: ReactNode;
  value: number;
  /** Null while the total is unknown. */
  max: number | null;
  tone?: ProgressTone;
  /** Replaces "37 of 120". */
  count?: ReactNode;
  /** Shown below the bar, such as the time left. */
  note?: ReactNode;
};

/** A bar with its count. Announced in steps of ten percent only, so that screen readers are not flooded. */
export function Progress({ label, value, max, tone = 'accent', count, note }: ProgressProps) {
  const id = useId();
  const tenths = max ? Math.floor((value / max) * 10) * 10 : null;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id}>{label}</label>
        <span className="num shrink-0 whitespace-nowrap text-ink-2">
          {count ?? (max === null ? value : `${value} of ${max}`)}
        </span>
      </div>
      <progress
        id={id}
        value={max === null ? undefined : value}
        max={max === null ? undefined : max || 1}
        className={classNames('bar mt-1.5', tones[tone])}
      />
      {note ? <p className="num mt-1.5 text-xs text-ink-3">{note}</p> : null}
      <span role="status" className="sr-only">
        {tenths === null ? null : `${tenths} %`}
      </span>
    </div>
  );
}
