import { Users } from 'lucide-react';
import type { CustomFields } from '../../../../shared/email/custom-fields.ts';
import type { RecipientStatus } from '../../../../shared/email/email-statuses.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { EmailStatusBadge } from '../email-status-badge.tsx';

type Recipient = {
  id: string;
  recipientEmail: string;
  recipientName: string | null;
  customFields: CustomFields | null;
  status: RecipientStatus;
  failure: string | null;
};

type RecipientTableProps = { path: string; recipients: Recipient[]; canChange: boolean };

/** A campaign's recipients: with a way to remove them, or with what became of their email. */
export function RecipientTable({ path, recipients, canChange }: RecipientTableProps) {
  return (
    <Card>
      <Table
        caption="Recipients"
        columns={[...columns, canChange ? removeColumn(path) : statusColumn]}
        rows={recipients}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={Users} title="No recipients yet">
            Add them one by one, from a CSV file, or from the people who have an account here.
          </EmptyState>
        }
      />
    </Card>
  );
}

const columns: Column<Recipient>[] = [
  {
    key: 'email',
    header: 'Email',
    primary: true,
    cell: ({ recipientEmail }) => <span className="wrap-anywhere">{recipientEmail}</span>,
  },
  {
    key: 'name',
    header: 'Name',
    cell: ({ recipientName }) => <span className="wrap-anywhere">{recipientName ?? '–'}</span>,
  },
  {
    key: 'fields',
    header: 'Custom Fields',
    cell: ({ customFields }) => <CustomFieldList fields={customFields} />,
  },
];

const removeColumn = (path: string): Column<Recipient> => ({
  key: 'actions',
  header: 'Actions',
  cell: ({ id, recipientEmail }) => (
    <TextLink
      to={`${path}?remove=${id}`}
      preventScrollReset
      prefetch="none"
      aria-label={`Remove ${recipientEmail}`}
      className="whitespace-nowrap"
    >
      Remove
    </TextLink>
  ),
});

const statusColumn: Column<Recipient> = {
  key: 'status',
  header: 'Status',
  cell: ({ status, failure }) => (
    <span className="flex flex-col items-start gap-1 max-md:items-end">
      <EmailStatusBadge status={status} />
      {failure ? <span className="text-xs text-ink-3 wrap-anywhere">{failure}</span> : null}
    </span>
  ),
};

const shownFields = 6;

function CustomFieldList({ fields }: { fields: CustomFields | null }) {
  const entries = Object.entries(fields ?? {});
  if (entries.length === 0) return <span className="text-ink-3">–</span>;
  return (
    <span className="text-xs wrap-anywhere text-ink-2">
      {entries
        .slice(0, shownFields)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(' · ')}
      {entries.length > shownFields ? ' …' : null}
    </span>
  );
}
