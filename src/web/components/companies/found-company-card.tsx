import { Form } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

type FoundCompany = {
  id: string;
  name: string;
  boardName: string;
  boardUrl: string;
  jobCount: number;
  isMore: boolean;
  titles: string[];
};

/** A preview of a board that was found, before the person follows it. */
export function FoundCompanyCard({ company }: { company: FoundCompany }) {
  const { id, name, boardName, boardUrl, titles, jobCount } = company;
  const remaining = jobCount - titles.length;
  return (
    <Card className="mt-5">
      <CardHeader
        title={name}
        description={
          <>
            {boardName} · {jobCountText(company)} ·{' '}
            <a href={boardUrl} rel="noopener nofollow noreferrer" target="_blank" className={textLinkClass}>
              Open the board
            </a>
          </>
        }
        action={
          <Form method="post" action={`/companies/${id}`}>
            <input type="hidden" name="intent" value="follow" />
            <Button type="submit" variant="primary">
              Follow<span className="sr-only"> {name}</span>
            </Button>
          </Form>
        }
      />
      <CardBody>
        {titles.length > 0 ? (
          <ul className="list-disc pl-5">
            {titles.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same title, and the list never changes.
              <li key={index}>{title}</li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">Follow it anyway, and new jobs will appear automatically.</p>
        )}
        {remaining > 0 ? (
          <p className="mt-2 text-ink-2">
            and {company.isMore ? 'more than ' : ''}
            <span className="num">{remaining.toLocaleString('en')}</span> more
          </p>
        ) : null}
      </CardBody>
    </Card>
  );
}

function jobCountText({ jobCount, isMore }: FoundCompany): string {
  if (jobCount === 0) return 'no open jobs right now';
  return isMore ? `more than ${jobCount.toLocaleString('en')} open jobs` : counted(jobCount, 'open job');
}
