import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon' | 'icon-sm';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border text-center font-[550] ' +
  'leading-tight no-underline transition-colors duration-150 select-none ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress aria-busy:opacity-70 ' +
  '[&_svg]:size-4 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-accent-ink shadow-card hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink shadow-card hover:border-control hover:bg-hover',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-low bg-low text-low-ink shadow-card hover:border-low-strong hover:bg-low-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-xs',
  md: 'min-h-9 px-3.5 py-1.5 text-sm',
  lg: 'min-h-11 px-5 py-2 text-sm',
  icon: 'size-9 p-0',
  'icon-sm': 'size-8 p-0',
};

/** The styles of a button, also for links, labels and summaries that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', className }: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size], className);
}
