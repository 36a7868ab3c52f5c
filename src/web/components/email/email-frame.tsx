import { Ban, Inbox, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { PageHeader } from '../frame/page-header.tsx';

type EmailFrameProps = { tab: 'campaigns' | 'templates' | 'logs'; children: ReactNode };

/** The top of the three lists of the email manager. */
export function EmailFrame({ tab, children }: EmailFrameProps) {
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Email' }]}
        title="Email Management"
        description="Write to many people, or to one, and see what became of it."
        actions={
          <>
            <LinkButton to="/admin/email/suppressions" size="sm">
              <Ban aria-hidden="true" />
              Suppressed
            </LinkButton>
            <LinkButton to="/admin/email/outbox" size="sm">
              <Inbox aria-hidden="true" />
              Outbox
            </LinkButton>
            <LinkButton to="/admin/email/sending" size="sm">
              <SlidersHorizontal aria-hidden="true" />
              Sending
            </LinkButton>
          </>
        }
      />
      <div className="mb-5">
        <LinkTabs
          label="Email"
          items={[
            { to: '/admin/email', label: 'Campaigns', current: tab === 'campaigns' },
            { to: '/admin/email/templates', label: 'Templates', current: tab === 'templates' },
            { to: '/admin/email/logs', label: 'Logs', current: tab === 'logs' },
          ]}
        />
      </div>
      {children}
    </div>
  );
}
