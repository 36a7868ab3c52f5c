import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey placeholder. Give it the size of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-sm bg-line', className ?? 'h-4 w-full')}
    />
  );
}

/** Placeholder lines of a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
        <Skeleton key={line} className={classNames('h-3.5', line === lines ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Announces once that something is loading. Wrap it around the skeletons, which screen readers don't see. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
