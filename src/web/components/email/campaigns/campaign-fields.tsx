import { useEffect, useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

export type CampaignText = { name: string; description: string; templateId: string; scheduledFor: string };

type CampaignFieldsProps = {
  values: CampaignText;
  fieldErrors: Partial<Record<string, string>>;
  templates: { id: string; name: string }[];

  disabled: boolean;
};

export function CampaignFields({ values, fieldErrors, templates, disabled }: CampaignFieldsProps) {
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-4">
      <TextField label="Name" name="name" required defaultValue={values.name} errors={fieldErrors.name} />
      <TextareaField
        label="Description"
        name="description"
        rows={3}
        defaultValue={values.description}
        errors={fieldErrors.description}
      />
      <SelectField
        label="Template"
        name="templateId"
        required
        placeholder="Select a template"
        defaultValue={values.templateId}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        errors={fieldErrors.templateId}
      />
      <ScheduleField value={values.scheduledFor} errors={fieldErrors.scheduledFor} />
    </fieldset>
  );
}

/** A date and time in the browser's time zone, sent with its offset. Without JavaScript it is UTC. */
function ScheduleField({ value, errors }: { value: string; errors: string | undefined }) {
  const isInBrowser = useHydrated();
  const [local, setLocal] = useState(() => (value ? new Date(value).toISOString().slice(0, 16) : ''));
  useEffect(() => {
    if (value) setLocal(inZone(new Date(value)));
  }, [value]);
  const moment = local === '' ? '' : new Date(isInBrowser ? local : `${local}Z`);
  const sent = moment === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return (
    <>
      <TextField
        label="Scheduled For"
        type="datetime-local"
        name={isInBrowser ? undefined : 'scheduledUtc'}
        value={local}
        onChange={(event) => setLocal(event.currentTarget.value)}
        errors={errors}
        hint={
          isInBrowser
            ? 'In your time zone. Empty means when you press Send Campaign.'
            : 'In UTC. Empty means when you press Send Campaign.'
        }
        className="sm:max-w-72"
      />
      {isInBrowser ? <input type="hidden" name="scheduledFor" value={sent} /> : null}
    </>
  );
}

const inZone = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
