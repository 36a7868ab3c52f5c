import { Form } from 'react-router';
import type { CampaignStatus } from '../../../../shared/email/email-statuses.ts';
import { counted } from '../../../../shared/plural.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { EmailStatusBadge } from '../email-status-badge.tsx';
import { EmailTime } from '../email-time.tsx';

type Counts = Record<'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped', number>;

type CampaignProgressCardProps = {
  path: string;
  status: CampaignStatus;
  problem: string | null;
  waitsForServer: boolean;
  scheduledFor: Date | null;
  progress: Counts & { total: number; secondsLeft: number | null };
};

const controls: Partial<Record<CampaignStatus, { intent: string; label: string }[]>> = {
  scheduled: [{ intent: 'unschedule', label: 'Back to Draft' }],
  sending: [
    { intent: 'pause', label: 'Pause' },
    { intent: 'cancel', label: 'Cancel Sending' },
  ],
  paused: [
    { intent: 'resume', label: 'Resume' },
    { intent: 'cancel', label: 'Cancel Sending' },
  ],
};

/** How far a campaign is, and what can be done about it. It updates by itself. */
export function CampaignProgressCard(props: CampaignProgressCardProps) {
  const { path, status, problem, waitsForServer, scheduledFor, progress } = props;
  const done = progress.total - progress.waiting - progress.sending;
  return (
    <Card className="mb-5">
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex items-center gap-3">
            <EmailStatusBadge status={status} />
            {status === 'scheduled' ? (
              <span className="text-ink-2">
                Starts <EmailTime at={scheduledFor} withTime />
              </span>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-2">
            {controls[status]?.map(({ intent, label }) => (
              <Form key={intent} method="post" action={path}>
                <Button type="submit" size="sm" name="intent" value={intent}>
                  {label}
                </Button>
              </Form>
            ))}
          </div>
        </div>
        {problem ? (
          <Alert
            tone={status === 'failed' ? 'low' : 'fair'}
            title={waitsForServer ? 'The mail server is down, so sending is paused' : problem}
          >
            {waitsForServer
              ? `${problem.replace(/\.?$/, '.')} Sending continues by itself once the server answers.`
              : null}
          </Alert>
        ) : null}
        {status === 'scheduled' ? null : (
          <Progress
            label={status === 'sending' ? 'Sending' : 'Sent so far'}
            value={done}
            max={progress.total}
            note={status === 'sending' ? timeLeft(progress.secondsLeft) : undefined}
          />
        )}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5">
          {(['sent', 'failed', 'unknown', 'skipped', 'waiting'] as const).map((name) => (
            <div key={name}>
              <dt className="text-xs text-ink-3 capitalize">{name}</dt>
              <dd className="num">
                {(progress[name] + (name === 'waiting' ? progress.sending : 0)).toLocaleString('en')}
              </dd>
            </div>
          ))}
        </dl>
        {progress.unknown > 0 ? (
          <p className="text-xs text-ink-3">
            {counted(progress.unknown, 'email')} may or may not have arrived: sending was cut off before the
            mail server confirmed. They’re never sent again.
          </p>
        ) : null}
      </CardBody>
    </Card>
  );
}

function timeLeft(seconds: number | null): string {
  if (seconds === null) return 'Working out the time left…';
  if (seconds < 60) return 'Less than a minute left';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? `About ${counted(minutes, 'minute')} left`
    : `About ${counted(Math.round(minutes / 60), 'hour')} left`;
}
