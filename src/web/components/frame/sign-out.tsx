import { Form } from 'react-router';
import { clearCheck } from '../../lib/forms/check-texts.ts';
import { clearDrafts } from '../../lib/forms/drafts.ts';
import { clearAnswers } from '../../lib/universities/university-answers.ts';
import { clearLocalDrafts } from '../blog-editor/post-drafts.ts';

export function SignOut({ className }: { className: string }) {
  return (
    <Form method="post" action="/auth/sign-out" onSubmit={clearTypedText} className="flex">
      <button type="submit" className={className}>
        Sign Out
      </button>
    </Form>
  );
}

/** Nothing typed may be left in this browser for the next person. */
export function clearTypedText(): void {
  clearAnswers();
  clearDrafts();
  clearLocalDrafts();
  clearCheck();
}
