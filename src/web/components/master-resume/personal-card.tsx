import { Pencil } from 'lucide-react';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { onPlainClick } from '../../lib/addresses/plain-click.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { openDialog } from './dialog-events.ts';

export function PersonalCard({ personal }: { personal: Personal }) {
  const { fullName, contactEmail, phoneNumber, location, professionalSummary } = personal;
  const facts = [
    ['Full Name', fullName],
    ['Email', contactEmail],
    ['Phone', phoneNumber],
    ['Location', location],
  ].filter(([, value]) => value);
  return (
    <Card className="max-w-[784px]">
      <CardHeader
        title="Personal Information"
        action={
          <LinkButton
            size="sm"
            to={masterResumePath('personal', { verb: 'edit' })}
            prefetch="none"
            preventScrollReset
            onClick={onPlainClick(() => openDialog('personal'))}
          >
            <Pencil aria-hidden="true" />
            Edit
          </LinkButton>
        }
      />
      <CardBody>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
          {professionalSummary ? (
            <div className="min-w-0 sm:col-span-2">
              <dt className="text-xs text-ink-3">Professional Summary</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{professionalSummary}</dd>
            </div>
          ) : null}
        </dl>
      </CardBody>
    </Card>
  );
}
