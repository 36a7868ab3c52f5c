import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

const warning = "Any running analysis will stop, and your usage stays the same. This can't be undone.";

/** Asks for confirmation before deleting, also without JavaScript. */
export function DeleteResults({ total }: { total: number }) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const busy = useNavigation().formAction === '/results';
  const question = total === 1 ? 'Delete your result?' : `Delete all ${total.toLocaleString('en')} results?`;
  return (
    <>
      <Button onClick={() => setAsking(true)} busy={busy} className="text-low noscript:hidden">
        <Trash2 aria-hidden="true" />
        Delete All
      </Button>
      <noscript>
        <details>
          <summary className="px-3 py-1.5 text-low">Delete All</summary>
          <form method="post" className="mt-2 flex flex-col items-start gap-2">
            <p>
              {question} {warning}
            </p>
            <Button type="submit" variant="danger">
              Delete All
            </Button>
          </form>
        </details>
      </noscript>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void submit(null, { method: 'post', action: '/results' });
        }}
        title={question}
        description={warning}
        confirmLabel="Delete All"
      />
    </>
  );
}
