import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { UnsavedChanges } from '../frame/unsaved-changes.tsx';
import { type SettingsText, useSettingsDraft } from './settings-draft.ts';

export const settingsFormId = 'settings';

type SettingsFormProps = {
  saved: SettingsText;
  /** The values of a submission that was refused. */
  typed: SettingsText | undefined;
  fieldErrors: Partial<Record<keyof SettingsText, string>> | undefined;
};

export function SettingsForm({ saved, typed, fieldErrors }: SettingsFormProps) {
  const { values, unsaved, set } = useSettingsDraft(saved, typed);
  const saving = useNavigation().formData?.get('intent') === 'save';
  const hydrated = useHydrated();
  return (
    <Form id={settingsFormId} method="post" noValidate preventScrollReset>
      <UnsavedChanges unsaved={unsaved} />
      <Card>
        <CardHeader title="Account and preferences" />
        <CardBody className="flex flex-col gap-6">
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            className="max-w-[420px]"
            value={values.username}
            onChange={(event) => set({ username: event.currentTarget.value })}
            errors={fieldErrors?.username}
            hint="3 to 50 characters. Used to greet you and shown with your feedback."
          />
          <Switch
            label="Email notifications"
            hint="Email me news, and when an analysis of many jobs finishes, my feedback is resolved or I change my plan. Emails about your account, a failed payment or the end of your plan are always sent."
            name="emailNotifications"
            checked={values.emailNotifications}
            onChange={(event) => set({ emailNotifications: event.currentTarget.checked })}
          />
          <Switch
            label="Save search history"
            hint="Suggests your last ten searches. Turning it off deletes them."
            name="saveSearchHistory"
            checked={values.saveSearchHistory}
            onChange={(event) => set({ saveSearchHistory: event.currentTarget.checked })}
          />
          <TextField
            label="Minimum match threshold"
            name="jobMatchThreshold"
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step="any"
            className="max-w-[420px] [&_input]:max-w-[120px]"
            value={values.jobMatchThreshold}
            onChange={(event) => set({ jobMatchThreshold: event.currentTarget.value })}
            errors={fieldErrors?.jobMatchThreshold}
            hint="Jobs with this score or higher, from 0 to 100, are marked as a match."
          />
        </CardBody>
        <CardFooter className="justify-end">
          {hydrated && unsaved ? <span className="mr-auto text-ink-2">You have unsaved changes.</span> : null}
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="primary"
            busy={saving}
            disabled={hydrated && !unsaved}
          >
            Save Changes
          </Button>
        </CardFooter>
      </Card>
    </Form>
  );
}
