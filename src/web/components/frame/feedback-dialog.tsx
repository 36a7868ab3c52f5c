import { useEffect, useEffectEvent, useState } from 'react';
import { PrefetchPageLinks, useFetcher } from 'react-router';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { useOwnDrafts } from '../../lib/forms/own-drafts.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';

type Answer = { sent: true; error?: undefined } | { error: { title: string | undefined; message: string } };

/** Asks for feedback. What was typed and not sent is there again when it opens the next time. */
export default function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Feedback"
      description="What’s missing, broken or good? We read every message."
    >
      <FeedbackForm onSent={onClose} />
    </Dialog>
  );
}

const draftName = 'feedback';

function FeedbackForm({ onSent }: { onSent: () => void }) {
  const drafts = useOwnDrafts();
  const fetcher = useFetcher<Answer>();
  const [content, setContent] = useState(() => drafts.get<string>(draftName) ?? '');
  const error = fetcher.state === 'idle' ? fetcher.data?.error : undefined;
  const isSent = fetcher.data !== undefined && 'sent' in fetcher.data;
  useErrorToast(error);
  useFocusOnError(error);
  const handleSent = useEffectEvent(() => {
    drafts.remove(draftName);
    toast.success({ title: 'Thank you for your feedback' });
    onSent();
  });
  useEffect(() => {
    if (isSent) handleSent();
  }, [isSent]);
  return (
    <fetcher.Form
      method="post"
      action="/feedback"
      noValidate
      data-keeps-drafts
      className="flex flex-col gap-4"
    >
      {/* Preloads the route's clientAction, which handles a failing connection and must be loaded before it fails. */}
      <PrefetchPageLinks page="/feedback" />
      <input type="hidden" name="from" value="dialog" />
      <TextareaField
        label="Your feedback"
        name="content"
        rows={7}
        data-autofocus
        value={content}
        onChange={(event) => {
          setContent(event.target.value);
          drafts.save(draftName, event.target.value);
        }}
        errors={error?.message}
      />
      <Button
        type="submit"
        variant="primary"
        busy={fetcher.state !== 'idle'}
        data-actions
        className="self-end"
      >
        Send
      </Button>
    </fetcher.Form>
  );
}
