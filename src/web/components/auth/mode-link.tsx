import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AuthMode, modePath } from './auth-modes.ts';

type ModeLinkProps = { mode: AuthMode; next: string | null; email?: string; children: ReactNode };

/** Switches the card to another mode and passes on the email address typed so far. */
export function ModeLink({ mode, next, email, children }: ModeLinkProps) {
  return (
    <Link
      to={modePath(mode, next)}
      replace
      state={email ? { email } : undefined}
      className="rounded-[2px] font-[550] text-accent hover:underline"
    >
      {children}
    </Link>
  );
}
