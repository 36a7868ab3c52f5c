import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type AlertTone = 'accent' | 'good' | 'fair' | 'low';

const toneStyles = {
  accent: { icon: Info, frame: 'border-accent-line bg-accent-soft', ink: 'text-accent' },
  good: { icon: CircleCheck, frame: 'border-good/30 bg-good-soft', ink: 'text-good' },
  fair: { icon: TriangleAlert, frame: 'border-fair/30 bg-fair-soft', ink: 'text-fair' },
  low: { icon: CircleAlert, frame: 'border-low/30 bg-low-soft', ink: 'text-low' },
} as const;

type AlertProps = {
  tone?: AlertTone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A message in the page. Errors and warnings are announced immediately, the others politely. */
export function Alert({ tone = 'accent', title, children, action, className }: AlertProps) {
  const { icon: Icon, frame, ink } = toneStyles[tone];
  return (
    <div
      role={tone === 'low' || tone === 'fair' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border p-4',
        frame,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', ink)} />
        <div className="min-w-0">
          <p className="font-[550]">{title}</p>
          {children ? <div className="mt-0.5 text-ink-2">{children}</div> : null}
        </div>
      </div>
      {action}
    </div>
  );
}
