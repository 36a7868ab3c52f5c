import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'fair' | 'low';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  low: 'bg-low-soft text-low',
};

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A highlighted word or number. The colour must only repeat what the text says. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'num inline-flex min-h-[22px] max-w-full items-center gap-1.5 rounded-sm px-2 py-px text-xs font-[550]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
