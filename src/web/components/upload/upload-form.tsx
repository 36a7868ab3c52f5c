import { type FormEvent, useEffect, useState } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import { resumeAccept } from '../../../shared/rules/upload-rules.ts';
import { noFileChosen } from '../../lib/forms/upload-answer.ts';
import { uploadedToast } from '../../lib/toasts/uploaded-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { UnsavedChanges } from '../frame/unsaved-changes.tsx';
import { UploadRow } from './upload-row.tsx';
import { isPending } from './uploads.ts';
import type { useUploads } from './use-uploads.ts';

type UploadFormProps = {
  queue: ReturnType<typeof useUploads>;
  canUpload: boolean;
  /** The server's error for a file sent without JavaScript. */
  error: string | undefined;
};

/** Uploads several files one after another; without JavaScript a plain form with one file. */
export function UploadForm({ queue, canUpload, error }: UploadFormProps) {
  const { uploads, sendAll } = queue;
  const navigate = useNavigate();
  const busy = useNavigation().formAction === '/upload';
  const [isEmpty, setEmpty] = useState(false);
  const chosen = uploads.filter(({ state }) => state === 'chosen').length;
  const sending = uploads.some(isPending);
  const uploaded = uploads.filter(({ state }) => state === 'uploaded').length;
  const isDone = uploaded > 0 && uploaded === uploads.length;

  useEffect(() => {
    if (!isDone) return;
    const unread = uploads.filter(({ isUnread }) => isUnread).map(({ file }) => file.name);
    const { kind, ...text } = uploadedToast({ count: uploads.length, unread });
    toast[kind](text);
    void navigate('/resumes');
  }, [isDone, uploads, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(uploads.length === 0);
    sendAll();
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <FileDrop
        multiple
        label="Your résumé"
        name="file"
        accept={resumeAccept}
        prompt="Drop PDF or DOCX files here, or choose them"
        required
        disabled={!canUpload && !sending}
        onChoose={(files) => {
          setEmpty(false);
          queue.choose(files);
        }}
        errors={isEmpty ? noFileChosen.message : uploads.length > 0 ? undefined : error}
      />
      {uploads.length > 0 ? (
        <ul aria-label="Chosen files" className="divide-y border-y">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onCancel={() => queue.cancel(upload.key)}
              onRemove={() => queue.remove(upload.key)}
              onSendAgain={() => queue.sendAgain(upload.key)}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to="/resumes" className="text-ink-2 hover:text-ink hover:underline">
          Back to my résumés
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          {uploaded > 0 && !sending && !isDone ? (
            <LinkButton to="/resumes">See what was uploaded ({uploaded})</LinkButton>
          ) : null}
          <Button type="submit" variant="primary" busy={busy || sending} disabled={!canUpload && !sending}>
            {busy || sending ? 'Uploading' : chosen > 1 ? `Upload ${chosen} resumes` : 'Upload'}
          </Button>
        </div>
      </div>
      <UnsavedChanges
        unsaved={sending}
        title="Leave before the upload finishes?"
        description="Files still uploading will be lost."
      />
    </Form>
  );
}
