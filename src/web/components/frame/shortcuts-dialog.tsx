import { Fragment } from 'react';
import { Kbd } from '../../ui/kbd.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const shortcuts: { keys: string[]; action: string }[] = [
  { keys: ['⌘', 'K'], action: 'Find anything (Ctrl K on Windows and Linux)' },
  { keys: ['?'], action: 'Show this list' },
  { keys: ['Esc'], action: 'Close what’s open' },
  { keys: ['←', '→'], action: 'Switch tabs' },
  { keys: ['↑', '↓'], action: 'Move through matches and gaps' },
  { keys: ['Alt', 'T'], action: 'Jump to notifications' },
];

export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
        {shortcuts.map(({ keys, action }) => (
          <Fragment key={action}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
