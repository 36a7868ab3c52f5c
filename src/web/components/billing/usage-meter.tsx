import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Progress } from '../../ui/progress.tsx';

export type UsageLevel = 'Good' | 'Warning' | 'Critical' | 'Unlimited';

const tones = {
  Good: 'good',
  Warning: 'fair',
  Critical: 'low',
  Unlimited: 'accent',
} as const satisfies Record<UsageLevel, BadgeTone>;

/** Warning from 75 %, Critical from 90 %. */
export function usageLevel(used: number, limit: number | null): UsageLevel {
  if (limit === null) return 'Unlimited';
  const share = limit > 0 ? used / limit : 1;
  if (share >= 0.9) return 'Critical';
  return share >= 0.75 ? 'Warning' : 'Good';
}

const numberFormat = new Intl.NumberFormat('en');

/**
 * Résumés take places rather than being used up. A plan with a single one is full as soon as it is of any use, so that is
 * said calmly.
 */
export function ResumeMeter({ used, limit }: { used: number; limit: number | null }) {
  if (limit !== 1 || used > 1) return <UsageMeter label="Resumes" used={used} limit={limit} />;
  return <Progress label="Resumes" value={used} max={1} count={`${used} of 1`} />;
}

type UsageMeterProps = { label: string; used: number; limit: number | null };

export function UsageMeter({ label, used, limit }: UsageMeterProps) {
  const level = usageLevel(used, limit);
  const badge = <Badge tone={tones[level]}>{level}</Badge>;
  if (limit === null) {
    return (
      <div className="flex items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2">
          {label} {badge}
        </span>
        <span className="num text-ink-2">
          {numberFormat.format(used)} / <span aria-hidden="true">∞</span>
          <span className="sr-only">unlimited</span>
        </span>
      </div>
    );
  }
  return (
    <Progress
      label={
        <span className="flex flex-wrap items-center gap-2">
          {label} {badge}
        </span>
      }
      value={Math.min(used, limit)}
      max={limit}
      count={`${numberFormat.format(used)} / ${numberFormat.format(limit)}`}
      tone={tones[level]}
    />
  );
}
