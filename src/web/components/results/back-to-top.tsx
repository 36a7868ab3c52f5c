import { ArrowUp } from 'lucide-react';
import { buttonClass } from '../../ui/buttons/button-class.ts';

export function BackToTop() {
  return (
    <a href="#main" className={buttonClass()}>
      <ArrowUp aria-hidden="true" />
      Back to top
    </a>
  );
}
