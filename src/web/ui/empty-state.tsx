import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  icon?: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  /** The next step to take. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-5 py-12 text-center', className)}>
      {Icon ? (
        <span className="mb-4 grid size-11 place-items-center rounded-lg border bg-sunken text-ink-2">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      ) : null}
      <p className="font-[600]">{title}</p>
      {children ? <div className="mt-1 max-w-[44ch] text-balance text-ink-2">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
