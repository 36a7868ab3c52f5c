import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type UnsavedChangesProps = {
  unsaved: boolean;
  onLeave?: () => void;
  title?: string;
  description?: string;
};

/** Warns before leaving a page with unsaved changes: the browser's prompt on closing, our dialog on navigation. */
export function UnsavedChanges({
  unsaved,
  onLeave,
  title = 'Leave without saving?',
  description = 'You have unsaved changes. They’ll be lost if you leave this page.',
}: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
      onConfirm={() => {
        onLeave?.();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
      title={title}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
    />
  );
}
