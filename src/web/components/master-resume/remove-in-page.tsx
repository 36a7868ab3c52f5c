import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { idFieldOf, type MasterResumeIntent } from '../../lib/master-resume/master-resume-change.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

type RemoveInPageProps = { kind: DetailKind | 'master'; id: string; question: string };

/** Asks before a deletion, on pages that were opened without JavaScript. */
export function RemoveInPage({ kind, id, question }: RemoveInPageProps) {
  const tab = masterResumePath(kind === 'master' ? 'personal' : kind);
  const intent: MasterResumeIntent = kind === 'master' ? 'delete-master' : `remove-${kind}`;
  return (
    <Card className="max-w-[560px]">
      <CardHeader title="Are you sure?" description={question} />
      <CardBody>
        <form method="post" action={tab} className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name={idFieldOf(kind)} value={id} />
          <LinkButton to={tab}>Cancel</LinkButton>
          <Button type="submit" variant="danger">
            Delete
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
