import type {
  SettingsOverview,
  SiteErrors,
  SiteForm,
  SiteSetting,
} from '../../../shared/rules/site-rules.ts';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FixedSetting } from './settings-card.tsx';

export type SiteFieldProps = {
  overview: SettingsOverview;
  /** What was sent and refused. */
  typed: SiteForm | undefined;
  errors: SiteErrors | undefined;
};

type Named<Name extends SiteSetting = SiteSetting> = { name: Name; label: string; hint?: string };

/** A text, or a limit that may be empty. */
export function SiteText(
  props: SiteFieldProps & Named & { inputMode?: 'numeric' | 'email' | 'url'; placeholder?: string },
) {
  const { overview, typed, errors, name, label, hint, inputMode, placeholder } = props;
  const saved = String(overview.site[name] ?? '');
  const fixedBy = overview.fixedBy[name];
  if (fixedBy) return <FixedSetting label={label} value={saved || 'none'} by={fixedBy} />;
  return (
    <TextField
      // A saved value replaces what the uncontrolled field shows.
      key={saved}
      label={label}
      name={name}
      hint={hint}
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete="off"
      defaultValue={typed && name in typed ? String(typed[name] ?? '') : saved}
      errors={errors?.[name]}
      className="max-w-[420px]"
    />
  );
}

export function SiteSwitch(props: SiteFieldProps & Named) {
  const { overview, typed, errors, name, label, hint } = props;
  const saved = Boolean(overview.site[name]);
  const fixedBy = overview.fixedBy[name];
  if (fixedBy) return <FixedSetting label={label} value={saved ? 'On' : 'Off'} by={fixedBy} />;
  return (
    <Switch
      key={String(saved)}
      label={label}
      name={name}
      hint={hint}
      defaultChecked={typed && name in typed ? Boolean(typed[name]) : saved}
      error={errors?.[name]}
    />
  );
}
