import { CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip } from './tooltip.tsx';

type HelpTipProps = Omit<ComponentProps<typeof Tooltip>, 'children'> & { label?: string };

/** A question mark button with an explanation as its tooltip. */
export function HelpTip({ label = 'Help', ...tip }: HelpTipProps) {
  return (
    <Tooltip {...tip}>
      <button
        type="button"
        aria-label={label}
        className="grid size-6 place-items-center rounded-full text-ink-3 hover:text-ink"
      >
        <CircleHelp aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  );
}
