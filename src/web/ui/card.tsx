import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div {...rest} className={classNames('min-w-0 rounded-lg border bg-surface shadow-card', className)} />
  );
}

type CardHeaderProps = { title: ReactNode; description?: ReactNode; action?: ReactNode; id?: string };

export function CardHeader({ title, description, action, id }: CardHeaderProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
      <div className="min-w-0">
        <h2 id={id}>{title}</h2>
        {description ? <p className="mt-1 text-ink-2">{description}</p> : null}
      </div>
      {action}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={classNames('px-5 pb-5 first:pt-5', className)} />;
}

export function CardFooter({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('flex flex-wrap items-center gap-3 border-t px-5 py-3.5', className)}
    />
  );
}
