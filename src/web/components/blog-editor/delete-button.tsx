import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type DeleteButtonProps = {
  /** What is deleted: names the button for screen readers. */
  name: string;
  description: string;
  /** The form that deletes it. */
  fields: Record<string, string>;
};

/** Asks "Are you sure?" before it sends the form to its page, also without JavaScript. */
export function DeleteButton({ name, description, fields }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const label = `Delete ${name}`;
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={label}
        title="Delete"
        onClick={() => setAsking(true)}
        className="text-low noscript:hidden"
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <noscript>
        <details>
          <summary className="px-2 py-1.5 text-low">{label}</summary>
          <form method="post" className="mt-2 flex flex-col items-start gap-2">
            <p>Are you sure? {description}</p>
            {Object.entries(fields).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button type="submit" variant="danger">
              Delete
            </Button>
          </form>
        </details>
      </noscript>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void submit(fields, { method: 'post' });
        }}
        title="Are you sure?"
        description={description}
        confirmLabel="Delete"
      />
    </>
  );
}
