import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LocalDate } from '../dates/local-date.tsx';
import { UsageMeter } from './usage-meter.tsx';

export type ShownUsage = { jobsUsed: number; jobsLimit: number | null; periodEnd: Date | string };

type PlanDialogProps = {
  open: boolean;
  onClose: () => void;
  planName?: string;
  usage: ShownUsage;
  /** The number of analyses requested; jobs that already have a result need none. */
  needed: number;
  /** A page where the person can pick as many jobs as the limit still allows. */
  picksTo?: string;
};

const numberFormat = new Intl.NumberFormat('en');

/** Shown instead of starting an analysis that would exceed the limit. Paid plans will be offered here. */
export function PlanDialog({ open, onClose, planName = 'Free', usage, needed, picksTo }: PlanDialogProps) {
  const remaining = Math.max(0, (usage.jobsLimit ?? 0) - usage.jobsUsed);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose your plan"
      description={`Current plan: ${planName}`}
      footer={
        remaining > 0 && picksTo ? (
          <LinkButton to={picksTo} variant="primary">
            {`Pick up to ${numberFormat.format(remaining)} by hand`}
          </LinkButton>
        ) : null
      }
    >
      <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
      <dl className="num mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&>dd]:text-right">
        <dt>This needs</dt>
        <dd>{numberFormat.format(needed)}</dd>
        <dt>Left in this billing period</dt>
        <dd>{numberFormat.format(remaining)}</dd>
        <dt>Next one starts</dt>
        <dd>
          <LocalDate at={usage.periodEnd} />
        </dd>
      </dl>
      <p className="mt-4 text-ink-2">
        {remaining === 0 ? "You've reached your job analysis limit for this billing period. " : null}
        There’s no larger plan here yet. Your results stay, and analyzing them again doesn’t count toward your
        limit.
      </p>
    </Dialog>
  );
}
