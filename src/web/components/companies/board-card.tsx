import { Form, useNavigation } from 'react-router';
import type { BoardIssue } from '../../../shared/board-issues.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink, textLinkClass } from '../../ui/buttons/text-link.tsx';
import { LocalTime } from '../dates/local-time.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';

type Moment = Date | string;
type Address = { name: string; identifier: string; url: string };
type Board = {
  companyId: string;
  companyName: string;
  board: Address;
  issue: BoardIssue | null;
  proposal: Address | null;
  isSyncing: boolean;
  lastSyncAt: Moment | null;
  lastOpenAt: Moment | null;
  backOffUntil: Moment | null;
  errors: { message: string; createdAt: Moment }[];
};

const issueLabels: Record<BoardIssue, string> = {
  gone: 'Board is gone',
  empty: 'Lists no jobs',
  unreadable: 'Format has changed',
  failing: 'Failed several times in a row',
  failed: 'Couldn’t be read the last time',
  never: 'Not read yet',
};

/** A company's job board: its state, recent errors, and what an administrator can do about it. */
export function BoardCard({ board: row, from }: { board: Board; from: string }) {
  const { companyId, companyName, board, issue, proposal, errors } = row;
  const busy = useNavigation().formData?.get('companyId') === companyId;
  return (
    <li className="border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2">
            <TextLink to={`/companies/${companyId}`} className="font-[570] wrap-anywhere">
              {companyName}
            </TextLink>
            {issue ? <Badge tone="low">{issueLabels[issue]}</Badge> : null}
            {row.isSyncing ? <Badge tone="accent">Syncing jobs...</Badge> : null}
          </p>
          <p className="mt-1 text-xs text-ink-3 wrap-anywhere">
            <BoardLink address={board} /> ·{' '}
            {row.lastSyncAt ? (
              <>
                read <RelativeTime at={row.lastSyncAt} />
              </>
            ) : (
              'not read yet'
            )}{' '}
            ·{' '}
            {row.lastOpenAt ? (
              <>
                last confirmed open <RelativeTime at={row.lastOpenAt} />
              </>
            ) : (
              'never had a job'
            )}
            {row.backOffUntil ? (
              <>
                {' '}
                · paused until <LocalTime at={row.backOffUntil} />
              </>
            ) : null}
          </p>
        </div>
        <Form method="post" action="/admin/job-boards" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="companyId" value={companyId} />
          <Button type="submit" size="sm" name="intent" value="sync-company" busy={busy}>
            Sync now<span className="sr-only"> the board of {companyName}</span>
          </Button>
          {proposal ? (
            <Button type="submit" size="sm" variant="primary" name="intent" value="move-board" busy={busy}>
              Use the new board<span className="sr-only"> of {companyName}</span>
            </Button>
          ) : null}
        </Form>
      </div>
      {proposal ? (
        <p className="mt-2 text-ink-2 wrap-anywhere">
          Its website now leads to <BoardLink address={proposal} />.
        </p>
      ) : null}
      {errors.length > 0 ? (
        <details className="mt-2">
          <summary className={`w-fit text-xs ${textLinkClass}`}>Recent errors</summary>
          <ul className="mt-1 text-xs text-ink-3">
            {errors.map(({ message, createdAt }) => (
              <li key={String(createdAt)} className="wrap-anywhere">
                <LocalTime at={createdAt} />: {message}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

function BoardLink({ address: { name, identifier, url } }: { address: Address }) {
  const label = `${name}: ${identifier}`;
  return url ? (
    <a href={url} target="_blank" rel="noopener nofollow noreferrer" className={textLinkClass}>
      {label}
    </a>
  ) : (
    label
  );
}
