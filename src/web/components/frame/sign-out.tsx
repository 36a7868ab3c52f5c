import { LogOut } from 'lucide-react';
import { Form } from 'react-router';
import { clearCheck } from '../../lib/forms/check-texts.ts';
import { clearDrafts } from '../../lib/forms/drafts.ts';
import { clearAnswers } from '../../lib/universities/university-answers.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** `compact` shows only the icon while the header is narrow. */
export function SignOut({ compact = false }: { compact?: boolean }) {
  return (
    <Form method="post" action="/auth/sign-out" onSubmit={clearTypedText} className="flex">
      <Button
        type="submit"
        className={compact ? 'whitespace-nowrap md:max-xl:size-9 md:max-xl:p-0' : 'grow whitespace-nowrap'}
      >
        {compact ? <LogOut aria-hidden="true" className="xl:hidden" /> : null}
        <span className={compact ? 'md:max-xl:sr-only' : undefined}>Sign Out</span>
      </Button>
    </Form>
  );
}

function clearTypedText(): void {
  clearAnswers();
  clearDrafts();
  clearCheck();
}
