import { Form, useNavigation } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { HelpTip } from '../../ui/overlays/help-tip.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';

type Run = { executionTimeMs: number; successes: number; failures: number; companiesSkipped: number };
type SyncStatus = {
  boards: { followed: number; failing: number };
  lastSyncAt: Date | string | null;
  lastSyncedIdentifier: string | null;
  isAutomatedSyncRunning: boolean;
  lastRun: { result: Run | null } | null;
};

type JobSyncBarProps = { status: SyncStatus; from: string; canSync?: boolean };

/** The state of the job sync, with the administrator's buttons. `from` is the page to return to. */
export function JobSyncBar({ status, from, canSync = true }: JobSyncBarProps) {
  const { state, formData } = useNavigation();
  const intent = state === 'idle' ? null : formData?.get('intent');
  const { boards, lastSyncAt, lastSyncedIdentifier } = status;
  return (
    <section
      aria-label="Job sync"
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-64 text-ink-2">
        <p className="flex flex-wrap items-center gap-2">
          <AutomatedSync status={status} />
          <span>
            {lastSyncAt ? (
              <>
                Last successful sync <RelativeTime at={lastSyncAt} />
              </>
            ) : (
              'Nothing synced yet'
            )}
          </span>
          {boards.failing > 0 ? (
            <TextLink to="/admin/job-boards">
              {`${boards.failing.toLocaleString('en')} of ${counted(boards.followed, 'board')} couldn’t be read`}
            </TextLink>
          ) : null}
        </p>
        <p className="mt-1 text-xs text-ink-3 [overflow-wrap:anywhere]">
          {lastSyncedIdentifier
            ? `The next batch continues after ${lastSyncedIdentifier}`
            : 'The next batch starts a new cycle'}
        </p>
      </div>
      <Form method="post" action="/admin/job-boards" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="from" value={from} />
        {canSync ? (
          <Button type="submit" name="intent" value="sync" variant="primary" busy={intent === 'sync'}>
            {lastSyncedIdentifier ? 'Continue Sync' : 'Sync Jobs'}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="diagnose" busy={intent === 'diagnose'}>
          Diagnostics
        </Button>
      </Form>
    </section>
  );
}

function AutomatedSync({ status: { boards, isAutomatedSyncRunning, lastRun } }: { status: SyncStatus }) {
  const { result } = lastRun ?? {};
  const isFine = isAutomatedSyncRunning && boards.failing === 0 && !result?.failures;
  return (
    <>
      {lastRun ? (
        <Badge tone={isFine ? 'good' : 'fair'}>
          {isAutomatedSyncRunning ? 'Automated sync on' : 'Automated sync not running'}
        </Badge>
      ) : (
        <Badge>No automated sync yet</Badge>
      )}
      {result ? <HelpTip label="Last automated run" text={runSummary(result)} /> : null}
    </>
  );
}

function runSummary({ executionTimeMs, successes, failures, companiesSkipped }: Run): string {
  const seconds = (executionTimeMs / 1000).toFixed(1);
  return `${seconds} s: ${successes} synced, ${failures} failed, ${companiesSkipped} skipped`;
}
