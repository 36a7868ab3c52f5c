import { useEffect, useId, useState } from 'react';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { classNames } from '../../ui/class-names.ts';

export const previewPath = '/admin/email/preview';

type MailPreviewFrameProps = {
  /** What is previewed: `subject` and `html`, or a campaign and one of its recipients. */
  fields: Record<string, string>;
  title: string;
};

const waitMs = 400;

/**
 * An email as a mail client would show it. It is posted into the frame, because only a page of its own may have inline
 * styles; nothing in it runs.
 */
export function MailPreviewFrame({ fields, title }: MailPreviewFrameProps) {
  const name = `mail-preview-${useId().replace(/\W/g, '')}`;
  const [isPhone, setIsPhone] = useState(false);
  const sent = JSON.stringify(fields);
  useEffect(() => {
    const timer = setTimeout(() => postInto(name, JSON.parse(sent) as Record<string, string>), waitMs);
    return () => clearTimeout(timer);
  }, [name, sent]);
  return (
    <div>
      <fieldset className="mb-3 flex gap-2">
        <legend className="sr-only">Width</legend>
        {[false, true].map((phone) => (
          <button
            key={String(phone)}
            type="button"
            aria-pressed={isPhone === phone}
            onClick={() => setIsPhone(phone)}
            className={buttonClass({
              size: 'sm',
              variant: 'ghost',
              className: 'aria-pressed:bg-accent-soft aria-pressed:text-accent',
            })}
          >
            {phone ? 'Phone' : 'Desktop'}
          </button>
        ))}
      </fieldset>
      <iframe
        name={name}
        sandbox=""
        title={title}
        className={classNames(
          'h-[600px] max-w-full rounded-md border bg-white',
          isPhone ? 'w-[375px]' : 'w-full',
        )}
      />
    </div>
  );
}

function postInto(target: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: previewPath, target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const area = document.createElement('textarea');
    Object.assign(area, { name, value });
    form.append(area);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
