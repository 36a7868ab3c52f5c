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
  /** So many analyses were asked for; what has a result already takes none. */
  needed: number;
  /** Where as many as are left can be picked by hand. */
  picksTo?: string;
};

const shown = new Intl.NumberFormat('en');

/** Stands in the way where a start would go past the limit. The plans that can be bought will stand in it. */
export function PlanDialog({ open, onClose, planName = 'Free', usage, needed, picksTo }: PlanDialogProps) {
  const left = Math.max(0, (usage.jobsLimit ?? 0) - usage.jobsUsed);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose your plan"
      description={`Current plan: ${planName}`}
      footer={
        left > 0 && picksTo ? (
          <LinkButton to={picksTo} variant="primary">
            {`Pick up to ${shown.format(left)} by hand`}
          </LinkButton>
        ) : null
      }
    >
      <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
      <dl className="num mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&>dd]:text-right">
        <dt>This needs</dt>
        <dd>{shown.format(needed)}</dd>
        <dt>Left in this billing period</dt>
        <dd>{shown.format(left)}</dd>
        <dt>The next one begins</dt>
        <dd>
          <LocalDate at={usage.periodEnd} />
        </dd>
      </dl>
      <p className="mt-4 text-ink-2">
        {left === 0 ? "You've reached your job analysis limit for this billing period. " : null}
        There is no larger plan to choose here yet. What you have analyzed stays, and analyzing it again takes
        nothing.
      </p>
    </Dialog>
  );
}
