import { classNames } from './class-names.ts';

type SpinnerProps = { label?: string; className?: string };

/** A spinning ring. With a label it is announced; without one it is decoration beside text that says the same. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className={classNames('size-4 animate-spin', className)}
        fill="none"
      >
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
