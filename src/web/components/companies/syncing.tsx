import { Spinner } from '../../ui/spinner.tsx';

/** Shown while a company's board is being read or waits for its first sync. */
export function Syncing() {
  return (
    <p role="status" className="flex items-center gap-2 text-xs text-ink-2">
      <Spinner className="size-3.5" /> Syncing jobs...
    </p>
  );
}
