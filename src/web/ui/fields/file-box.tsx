import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BoxState = { disabled: boolean | undefined; over: boolean; invalid: true | undefined };

/** The dashed box that a file input fills. */
export function fileBoxClass({ disabled, over, invalid }: BoxState): string {
  return classNames(
    'relative flex min-h-24 items-center justify-center gap-3 rounded-md border border-dashed px-4 py-3 text-center',
    'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
    disabled ? 'border-line-strong bg-sunken text-ink-3' : 'border-control text-ink-2 hover:border-accent',
    over ? 'border-accent bg-accent-soft' : null,
    invalid ? 'border-low' : null,
  );
}

export const fileInputClass =
  'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed noscript:static noscript:opacity-100';

export function FileBoxPrompt({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none flex items-center gap-2.5">
      <Upload aria-hidden="true" className="size-4 shrink-0" />
      {children ?? 'Drop a file here, or choose one'}
    </span>
  );
}
