import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useProductName } from './product-name.ts';

/** The logo (an open ring and the name), linking home. */
export function Logo({ nameClassName }: { nameClassName?: string }) {
  const productName = useProductName();
  return (
    <Link to="/" prefetch="intent" className="flex min-h-8 shrink-0 items-center gap-2 rounded-sm">
      <svg aria-hidden="true" viewBox="0 0 18 18" className="size-[18px] text-accent" fill="none">
        <circle
          cx="9"
          cy="9"
          r="7.25"
          pathLength="100"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeDasharray="75 100"
        />
      </svg>
      <span className={classNames('text-base font-[680] tracking-[-0.02em]', nameClassName)}>
        {productName}
      </span>
    </Link>
  );
}
