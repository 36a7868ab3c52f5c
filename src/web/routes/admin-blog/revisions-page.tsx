import { useState } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';
import { listRevisions, restoreRevision } from '../../../server/features/blog/posts/revisions.ts';
import { BlogFrame } from '../../components/blog-editor/blog-frame.tsx';
import { RevisionChanges } from '../../components/blog-editor/revision-changes.tsx';
import { LocalTime } from '../../components/dates/local-time.tsx';
import { SectionError } from '../../components/errors/section-error.tsx';
import { pageMeta } from '../../lib/addresses/page-meta.ts';
import { blogActionError } from '../../lib/blog/blog-action-error.server.ts';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { contextOf, formOf, orNotFound, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/revisions-page';

type Against = 'before' | 'now';
type Found = Awaited<ReturnType<typeof listRevisions>>;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const version = Number(searchParams.get('version')) || null;
  const against: Against = searchParams.get('against') === 'now' ? 'now' : 'before';
  const ctx = contextOf(context);
  const { found, loadError } = await orLoadError<{ found: Found | null }>(
    ctx,
    'Failed to load the versions',
    async () => ({
      found: await listRevisions(ctx, params.postRef, { version, against }).catch(orNotFound),
    }),
    { found: null },
  );
  return { found, loadError, against };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const version = Number((await formOf(request)).get('version'));
  try {
    await restoreRevision(ctx, params.postRef, version);
  } catch (error) {
    return blogActionError(ctx, error, 'Failed to save post');
  }
  return redirectWithToast(`/admin/blog/edit/${params.postRef}/revisions`, {
    kind: 'success',
    title: `Version ${version} restored`,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(location.pathname, {
    title: `Versions of ${loaderData?.found ? `“${loaderData.found.post.title}”` : 'a post'} | Rolefit Admin`,
    description: 'What each save changed.',
  });

export default function RevisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, loadError, against } = loaderData;
  useErrorToast(actionData?.error);
  if (found) return <Revisions {...found} against={against} />;
  return (
    <BlogFrame crumbs={[{ label: 'Versions' }]} title="Versions">
      <SectionError error={loadError} />
    </BlogFrame>
  );
}

function Revisions({ post, revisions, shown, changes, against }: Found & { against: Against }) {
  return (
    <BlogFrame
      crumbs={[{ label: post.title, to: `/admin/blog/edit/${post.id}` }, { label: 'Versions' }]}
      title="Versions"
      description={post.title}
      actions={<LinkButton to={`/admin/blog/edit/${post.id}`}>Edit This Post</LinkButton>}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[260px_1fr]">
        <Card>
          <ol className="flex max-h-[70vh] flex-col overflow-y-auto p-2 max-lg:max-h-64">
            {revisions.map(({ version, createdAt, savedBy }) => (
              <li key={version}>
                <Link
                  to={`?version=${version}${against === 'now' ? '&against=now' : ''}`}
                  prefetch="intent"
                  preventScrollReset
                  aria-current={version === shown ? 'true' : undefined}
                  className="block rounded-md px-3 py-2 no-underline hover:bg-hover aria-[current=true]:bg-accent-soft"
                >
                  <span className="flex items-center gap-2 font-[550] text-ink">
                    Version {version}
                    {version === post.version ? <Badge tone="good">Now</Badge> : null}
                  </span>
                  <span className="block text-xs text-ink-2">
                    <LocalTime at={createdAt} />
                    {savedBy ? `, ${savedBy}` : null}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </Card>
        <Card>
          <div className="px-4 md:px-5">
            <LinkTabs
              label="Compare with"
              items={[
                { to: `?version=${shown}`, label: 'What it changed', current: against === 'before' },
                {
                  to: `?version=${shown}&against=now`,
                  label: 'What has changed since',
                  current: against === 'now',
                },
              ]}
            />
          </div>
          <CardBody className="pt-5">
            <RevisionChanges
              changes={changes}
              isFirst={against === 'before' && shown === revisions.at(-1)?.version}
            />
            {shown === post.version ? null : <Restore version={shown} />}
          </CardBody>
        </Card>
      </div>
    </BlogFrame>
  );
}

function Restore({ version }: { version: number }) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className="mt-6 border-t pt-5">
      <Button busy={busy} onClick={() => setAsking(true)} className="noscript:hidden">
        Restore version {version}
      </Button>
      <noscript>
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <Button type="submit">Restore version {version}</Button>
        </form>
      </noscript>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void submit({ version: String(version) }, { method: 'post' });
        }}
        title={`Restore version ${version}?`}
        description="It becomes the newest version. The one of today stays in this list."
        confirmLabel="Restore"
        tone="primary"
      />
    </div>
  );
}
