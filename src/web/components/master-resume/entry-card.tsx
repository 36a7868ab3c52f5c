import { Pencil, Trash2 } from 'lucide-react';
import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { onPlainClick } from '../../lib/addresses/plain-click.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { openDialog } from './dialog-events.ts';
import type { EntryText } from './entry-text.tsx';

type EntryCardProps = { kind: DetailKind; entry: EntryText; onRemove: () => void };

export function EntryCard({ kind, entry, onRemove }: EntryCardProps) {
  const { id, pending, title, badge, place, facts, description } = entry;
  return (
    <Card className="p-5" aria-busy={pending || undefined}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
            {title}
            {badge}
          </h3>
          <p className="wrap-anywhere">{place}</p>
          {facts.length > 0 ? (
            <p className="num mt-0.5 text-xs text-ink-3 wrap-anywhere">{facts.join(' · ')}</p>
          ) : null}
        </div>
        {id === 'new' ? null : (
          <div className="-mt-1 -mr-2 flex">
            <LinkButton
              to={masterResumePath(kind, { verb: 'edit', id })}
              prefetch="none"
              preventScrollReset
              variant="ghost"
              size="icon"
              aria-label={`Edit ${title}, ${place}`}
              onClick={onPlainClick(() => openDialog(kind, id))}
            >
              <Pencil aria-hidden="true" />
            </LinkButton>
            <LinkButton
              to={masterResumePath(kind, { verb: 'remove', id })}
              prefetch="none"
              preventScrollReset
              variant="ghost"
              size="icon"
              aria-label={`Delete ${title}, ${place}`}
              onClick={onPlainClick(onRemove)}
            >
              <Trash2 aria-hidden="true" />
            </LinkButton>
          </div>
        )}
      </div>
      {description ? (
        <p className="mt-3 whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
      ) : null}
    </Card>
  );
}
