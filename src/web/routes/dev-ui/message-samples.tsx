import { FileText } from 'lucide-react';
import { useState } from 'react';
import { openCommandPalette } from '../../components/palette/command-palette.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { longWord, longWords, Specimen, Specimens } from './specimen.tsx';

export function MessageSamples() {
  return (
    <Specimens title="Messages">
      <Specimen name="Alerts">
        <div className="grid gap-3 md:grid-cols-2">
          <Alert title="Checked a moment ago">Nothing new since then.</Alert>
          <Alert tone="good" title="Resume uploaded successfully">
            Reading it may take a moment.
          </Alert>
          <Alert tone="fair" title="Usage limit reached" action={<Button size="sm">See the plans</Button>}>
            You've reached your job analysis limit for this billing period.
          </Alert>
          <Alert tone="low" title={longWords}>
            {longWord}
          </Alert>
        </div>
      </Specimen>
      <Specimen name="Badges">
        <div className="flex flex-wrap gap-2">
          <Badge>neutral</Badge>
          <Badge tone="accent">accent</Badge>
          <Badge tone="good">82 → 89</Badge>
          <Badge tone="fair">Fair</Badge>
          <Badge tone="low">Low</Badge>
          <Badge tone="accent">{longWords}</Badge>
        </div>
      </Specimen>
      <Specimen name="Toasts: up to three at once">
        <ToastButtons />
      </Specimen>
      <Specimen name="Dialogs: sheets under 768 px">
        <DialogButtons />
      </Specimen>
      <Specimen name="Progress: going on, done, unknown">
        <div className="grid max-w-xl gap-5">
          <Progress label="Analyzing jobs" value={37} max={120} note="About 2 minutes left" />
          <Progress label="Analysis complete" value={120} max={120} tone="good" />
          <Progress label="Reading the board" value={12} max={null} count="12 found" />
        </div>
      </Specimen>
      <Specimen name="Loading and empty">
        <div className="grid gap-4 md:grid-cols-3">
          <Card className="p-5">
            <Loading label="Loading your resumes">
              <Skeleton className="mb-4 h-5 w-2/5" />
              <SkeletonText />
            </Loading>
          </Card>
          <Card className="grid place-items-center p-5 text-ink-2">
            <Spinner label="Loading" />
          </Card>
          <Card>
            <EmptyState
              icon={FileText}
              title="You haven't uploaded any resumes yet."
              action={<Button variant="primary">Upload Your First Resume</Button>}
            />
          </Card>
        </div>
      </Specimen>
    </Specimens>
  );
}

function ToastButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.success({ title: 'Welcome Back!' })}>Success</Button>
      <Button
        onClick={() =>
          toast.error({
            title: 'Email Already Registered',
            description: 'This email is already in use. Please use a different email or sign in.',
            action: { label: 'Sign in instead', href: '#signed-in' },
          })
        }
      >
        Error with an action
      </Button>
      <Button onClick={() => toast.info({ title: longWords, description: longWord })}>Long words</Button>
    </div>
  );
}

function DialogButtons() {
  const [shown, setShown] = useState<'form' | 'long' | 'confirm' | null>(null);
  const close = () => setShown(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setShown('form')}>Dialog with a form</Button>
      <Button onClick={() => setShown('long')}>Long dialog</Button>
      <Button onClick={() => setShown('confirm')}>Confirmation</Button>
      <Button onClick={openCommandPalette}>Command palette</Button>
      <Dialog
        open={shown === 'form'}
        onClose={close}
        title="Edit Personal Information"
        description="What stands at the top of your résumé."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label="Full name" />
          <TextField label="Location" errors="Enter your city and state/province" />
        </div>
      </Dialog>
      <Dialog open={shown === 'long'} onClose={close} title={longWords} size="lg">
        <div className="flex flex-col gap-4">
          {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
            <p key={number}>Paragraph {number}: the content scrolls, the title stays.</p>
          ))}
        </div>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={'Are you sure you want to delete "resume.pdf"?'}
        description="This can't be undone."
        confirmLabel="Delete"
      />
    </div>
  );
}
