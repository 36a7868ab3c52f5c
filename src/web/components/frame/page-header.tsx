import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';

type PageHeaderProps = {
  title: ReactNode;
  /** Shown beside the title, such as a help tip. */
  titleEnd?: ReactNode;
  description?: ReactNode;
  breadcrumb?: Crumb[];
  actions?: ReactNode;
};

/** The top of a page: breadcrumb, title, description and actions. */
export function PageHeader({ title, titleEnd, description, breadcrumb, actions }: PageHeaderProps) {
  return (
    <div className="mb-6">
      {breadcrumb ? (
        <div className="mb-1.5">
          <Breadcrumb items={breadcrumb} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          {titleEnd ? (
            <div className="flex items-center gap-2">
              <h1>{title}</h1>
              {titleEnd}
            </div>
          ) : (
            <h1>{title}</h1>
          )}
          {description ? <div className="mt-1 max-w-[70ch] text-ink-2">{description}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 sm:gap-3 print:hidden">{actions}</div> : null}
      </div>
    </div>
  );
}
