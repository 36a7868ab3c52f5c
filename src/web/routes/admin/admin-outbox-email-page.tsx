import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { readOutboxEmail } from '../../../server/features/email/outbox.ts';
import { emailKindLabel, emailStatus } from '../../components/admin/email-labels.ts';
import { LocalTime } from '../../components/dates/local-time.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { contextOf, orNotFound } from '../../lib/request/request.server.ts';
import { safeMailHtml } from '../../lib/request/sanitize-html.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/admin-outbox-email-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const email = await readOutboxEmail(contextOf(context), params.emailId).catch(orNotFound);
  return { ...email, body: email.body && { ...email.body, html: safeMailHtml(email.body.html) } };
}

/** Opening an email is recorded, so a live update must not load it a second time. */
export const shouldRevalidate = () => false;

export default function AdminOutboxEmail({ loaderData: email }: Route.ComponentProps) {
  const status = emailStatus[email.status];
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Outbox', to: '/admin/email/outbox' },
          { label: 'Email' },
        ]}
        title={<span className="wrap-anywhere">{email.subject}</span>}
        description={status?.description}
      />
      <Card className="mb-5">
        <CardBody>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            <Fact name="Status">
              <Badge tone={status?.tone}>{status?.label ?? email.status}</Badge>
            </Fact>
            <Fact name="To">{email.recipientEmail}</Fact>
            <Fact name="Kind">{emailKindLabel(email.kind)}</Fact>
            <Fact name="Written">
              <LocalTime at={email.createdAt} />
            </Fact>
            {email.sentAt ? (
              <Fact name="Sent">
                <LocalTime at={email.sentAt} />
              </Fact>
            ) : null}
            {email.failure ? <Fact name="What happened">{email.failure}</Fact> : null}
          </dl>
        </CardBody>
      </Card>
      {email.body ? <Body {...email.body} /> : <NoBody />}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Body({ text, html }: { text: string; html: string }) {
  return (
    <>
      <Card className="mb-5">
        <CardHeader title="As text" />
        <CardBody className="whitespace-pre-wrap wrap-anywhere">{text}</CardBody>
      </Card>
      <Card>
        <CardHeader
          title="As HTML"
          description="Its words and links, without styling. Nothing in it runs, and its links don’t work here."
        />
        <CardBody>
          <iframe
            sandbox=""
            srcDoc={html}
            title="The email as HTML"
            className="h-80 w-full rounded-md border"
          />
        </CardBody>
      </Card>
    </>
  );
}

function NoBody() {
  return (
    <Card>
      <EmptyState icon={MailOpen} title="The text has been deleted">
        It’s deleted once the email is sent, or when the links in it have expired.
      </EmptyState>
    </Card>
  );
}
