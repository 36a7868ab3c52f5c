import { Search } from 'lucide-react';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { longWords, Specimen, Specimens } from './specimen.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'high', label: '80 and more' },
  { value: 'long', label: longWords },
];

export function FieldSamples() {
  return (
    <Specimens title="Fields">
      <Specimen name="Plain, with a hint, with an error, disabled, read-only">
        <div className="grid gap-5 md:grid-cols-3">
          <TextField label="Full name" required placeholder="Dana Reyes" autoComplete="off" />
          <TextField label="Location" hint="Enter your city and state/province" />
          <TextField
            label="Email"
            type="email"
            defaultValue="dana@"
            errors={['Please enter a valid email address']}
          />
          <TextField label="Plan" defaultValue="Gold" disabled />
          <TextField label="Account number" defaultValue="4711" readOnly />
          <TextField label="Search companies" hideLabel placeholder="Search companies..." icon={<Search />} />
        </div>
      </Specimen>
      <Specimen name="Password, select, text area">
        <div className="grid gap-5 md:grid-cols-3">
          <PasswordField
            label="Password"
            autoComplete="off"
            defaultValue="correct horse"
            labelEnd={<TextLink to="/dev/ui">Forgot password?</TextLink>}
          />
          <SelectField label="Minimum score" options={options} placeholder="Choose one" />
          <SelectField label="Sort by" options={options} defaultValue="long" errors="Choose another order." />
          <TextareaField label="Description" rows={3} placeholder="What you did, and what came of it" />
          <TextareaField label={longWords} rows={3} defaultValue={longWords} />
          <TextareaField label="Notes" rows={3} defaultValue="Not now." disabled />
        </div>
      </Specimen>
      <Specimen name="File: empty, with an error, disabled">
        <div className="grid gap-5 md:grid-cols-3">
          <FileDrop
            name="resume"
            label="Your résumé"
            accept=".pdf,.docx"
            prompt="Drop a PDF or DOCX, or choose one"
            hint="At most 5 MB"
            check={(file) => (file.size > 5_000_000 ? 'File size must be less than 5.0MB' : null)}
          />
          <FileDrop
            name="broken"
            label="Your résumé"
            errors="This PDF is encrypted. Save it without a password."
          />
          <FileDrop name="closed" label="Your résumé" disabled />
        </div>
      </Specimen>
    </Specimens>
  );
}
