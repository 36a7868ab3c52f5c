import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SiteSection, Trial } from '../../../shared/rules/site-rules.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx';

type SettingsCardProps = {
  title: string;
  description?: ReactNode;
  /** The part of the settings that this card saves; null if the environment sets all of it. */
  section: SiteSection | null;
  children: ReactNode;
  /** A button that tries out what is set, and what came of it. */
  trial?: { intent: string; label: string; outcome: Trial | undefined };
};

/** A part of the settings, saved on its own. */
export function SettingsCard({ title, description, section, children, trial }: SettingsCardProps) {
  const sent = useNavigation().formData;
  const intent = sent?.get('intent');
  return (
    <Card>
      <Form method="post" noValidate preventScrollReset>
        <CardHeader title={title} description={description} />
        <CardBody className="flex flex-col gap-5">
          {children}
          {trial?.outcome ? (
            <Alert tone={trial.outcome.ok ? 'good' : 'low'} title={trial.outcome.title}>
              <span className="wrap-anywhere">{trial.outcome.detail}</span>
            </Alert>
          ) : null}
        </CardBody>
        {section || trial ? (
          <CardFooter className="justify-end">
            {trial ? (
              <Button type="submit" name="intent" value={trial.intent} busy={intent === trial.intent}>
                {trial.label}
              </Button>
            ) : null}
            {section ? (
              <Button
                type="submit"
                name="intent"
                value={`save-${section}`}
                variant="primary"
                busy={intent === `save-${section}`}
              >
                Save
              </Button>
            ) : null}
          </CardFooter>
        ) : null}
      </Form>
    </Card>
  );
}

/** A setting that can't be changed here. */
export function FixedSetting({ label, value, by }: { label: string; value: string; by: string }) {
  return (
    <dl>
      <dt className="text-sm font-[550]">{label}</dt>
      <dd className="mt-1 min-w-0 wrap-anywhere">
        {value}
        <span className="mt-1 block text-xs text-ink-3">
          Set by <code>{by}</code> in the environment.
        </span>
      </dd>
    </dl>
  );
}
