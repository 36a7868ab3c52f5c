import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';

export const textLinkClass =
  'rounded-[2px] text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent';

/** A link inside running text. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return <Link prefetch="intent" {...rest} className={classNames(textLinkClass, className)} />;
}
