import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type StepDialogProps = {
  title: string;
  description?: string;
  /** The page without this dialog. */
  closeTo: string;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
};

/** A dialog that has an address of its own; without JavaScript, a card in the page. */
export function StepDialog({ title, description, closeTo, size, children }: StepDialogProps) {
  const navigate = useNavigate();
  if (!useHydrated())
    return (
      <Card className="mb-5 max-w-[784px]">
        <CardHeader title={title} description={description} />
        <CardBody>{children}</CardBody>
      </Card>
    );
  return (
    <Dialog
      open
      onClose={() => void navigate(closeTo, { replace: true, preventScrollReset: true })}
      title={title}
      description={description}
      size={size}
    >
      {children}
    </Dialog>
  );
}
