import type { DetailKind } from '../../../shared/master-resume-forms.ts';
import { masterResumePath } from '../../lib/master-resume-address.ts';
import { idFieldOf } from '../../lib/master-resume-change.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { EntryText } from './entry-text.tsx';

/** The question before a deletion, for who came to it before JavaScript did. */
export function RemoveInPage({ kind, entry }: { kind: DetailKind; entry: EntryText }) {
  return (
    <Card className="max-w-[560px]">
      <CardHeader
        title="Are you sure?"
        description={`${entry.title}, ${entry.place}, is deleted. This can't be taken back.`}
      />
      <CardBody>
        <form method="post" action={masterResumePath(kind)} className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value={`remove-${kind}`} />
          <input type="hidden" name={idFieldOf(kind)} value={entry.id} />
          <LinkButton to={masterResumePath(kind)}>Cancel</LinkButton>
          <Button type="submit" variant="danger">
            Delete
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
