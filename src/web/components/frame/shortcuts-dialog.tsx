import { Fragment } from 'react';
import { Kbd } from '../../ui/kbd.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const shortcuts: { keys: string[]; does: string }[] = [
  { keys: ['⌘', 'K'], does: 'Find any screen (Ctrl K on Windows and Linux)' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['←', '→'], does: 'Go from tab to tab' },
  { keys: ['↑', '↓'], does: 'Go through matches and gaps' },
  { keys: ['Alt', 'T'], does: 'Go to the messages' },
];

export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
        {shortcuts.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
