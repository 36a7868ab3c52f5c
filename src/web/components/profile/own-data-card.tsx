import { Download } from 'lucide-react';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

export function OwnDataCard() {
  return (
    <Card>
      <CardHeader title="Your data" />
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">
          Everything we keep about you, as one JSON file. The files you uploaded are in{' '}
          <TextLink to="/resumes">My Resumes</TextLink>.
        </p>
        <a href="/profile/data" className={buttonClass()}>
          <Download aria-hidden="true" />
          Download your data
        </a>
      </CardBody>
    </Card>
  );
}
