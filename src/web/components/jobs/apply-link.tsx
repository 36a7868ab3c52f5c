import { ExternalLink } from 'lucide-react';
import { type ButtonLook, buttonClass } from '../../ui/buttons/button-class.ts';

/** Links to the employer's page, without sending a referrer. */
export function ApplyLink({ href, variant = 'primary' }: { href: string; variant?: ButtonLook['variant'] }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow noreferrer" className={buttonClass({ variant })}>
      Apply Now
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
