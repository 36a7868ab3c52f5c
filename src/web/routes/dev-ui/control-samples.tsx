import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Checkbox, Radio, Switch } from '../../ui/fields/checkbox.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { HelpTip } from '../../ui/overlays/help-tip.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ThemeChoice, ThemeToggle } from '../../ui/theme-toggle.tsx';
import { longWord, longWords, Specimen, Specimens } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function ControlSamples() {
  return (
    <Specimens title="Controls">
      <Specimen name="Buttons: hover darkens, focus draws a ring">
        <div className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button variant="danger">
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
          <LinkButton to="/dev/ui">A link that looks like one</LinkButton>
        </div>
      </Specimen>
      <Specimen name="Disabled and busy">
        <div className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
          <BusyButton />
          <Button busy>Saving</Button>
        </div>
      </Specimen>
      <Specimen name="Sizes and long words">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg" variant="primary">
            Large
          </Button>
          <Button size="icon" aria-label="Download">
            <Download aria-hidden="true" />
          </Button>
          <Button>{longWords}</Button>
          <Button>{longWord}</Button>
        </div>
      </Specimen>
      <Specimen name="Checkbox, radio, switch">
        <div className="flex max-w-md flex-col gap-4">
          <Checkbox label="Remember this choice" defaultChecked hint="You can change it later in Settings." />
          <Checkbox label="I agree to the terms" error="Please tick this box to go on." />
          <Checkbox label="Not for you" disabled />
          <Radio name="dev-radio" label="One job" defaultChecked />
          <Radio name="dev-radio" label="A whole company" />
          <Switch label="E-mail notifications" hint="One mail a week at most." defaultChecked />
          <Switch label={longWords} />
          <Switch label="Out of reach" disabled />
        </div>
      </Specimen>
      <Specimen name="Theme, key, links, tooltip">
        <div className="flex flex-wrap items-center gap-4">
          <ThemeToggle />
          <ThemeChoice name="dev-theme" />
          <span>
            Press <Kbd>⌘</Kbd> <Kbd>K</Kbd>
          </span>
          <TextLink to="/dev/ui">A link in running text</TextLink>
          <Tooltip text="Opens after 700 ms, or at once with the keyboard.">
            <Button>Hover or focus me</Button>
          </Tooltip>
          <HelpTip label="About this page" text="Esc puts it away." side="bottom" />
        </div>
      </Specimen>
      <Specimen name="Pagination: in the middle, the last of few, an unknown end">
        <div className="flex flex-col items-start gap-3">
          <Pagination label="Many pages" page={6} pageCount={14} hrefFor={(page) => `?page=${page}`} />
          <Pagination label="Few pages" page={3} pageCount={3} hrefFor={(page) => `?page=${page}`} />
          <Pagination
            label="Unknown end"
            page={1}
            pageCount={null}
            hasNext
            hrefFor={(page) => `?page=${page}`}
          />
        </div>
      </Specimen>
    </Specimens>
  );
}

function BusyButton() {
  const [busy, setBusy] = useState(false);
  return (
    <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
      {busy ? 'Working' : 'Press to see busy'}
    </Button>
  );
}
