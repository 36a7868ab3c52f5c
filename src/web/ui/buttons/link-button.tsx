import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link that looks like a button, for navigation only. To change something, use a Button in a form. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link prefetch="intent" {...rest} className={buttonClass({ variant, size, className })} />;
}
