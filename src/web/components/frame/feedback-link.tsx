import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';

const load = () => import('./feedback-dialog.tsx');
const FeedbackDialog = lazy(load);

/**
 * Opens the feedback dialog, whose code is loaded with the first sign of interest. Without JavaScript, without a
 * connection and in a new tab it leads to the feedback page.
 */
export function FeedbackLink({ className }: { className: string }) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const navigate = useNavigate();
  const preload = () => void load().catch(() => {});
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load().then(
      () => setState('open'),
      () => navigate('/feedback'),
    );
  };
  return (
    <>
      <Link to="/feedback" onPointerEnter={preload} onFocus={preload} onClick={show} className={className}>
        Feedback
      </Link>
      {state === 'unopened' ? null : (
        <Suspense fallback={null}>
          <FeedbackDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
