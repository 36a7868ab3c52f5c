import type { ReactNode } from 'react';
import type { EntryErrors, FormKind, Typed } from '../../../shared/master-resume/master-resume-forms.ts';
import { degreeNames } from '../../../shared/master-resume/master-resume-rules.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { UniversityPicker } from '../universities/university-picker.tsx';

type FieldsProps = { values: Typed; errors: EntryErrors };

/** The boxes of each form. They are the browser's own: nothing typed depends on JavaScript. */
export const formFields: Record<FormKind, (props: FieldsProps) => ReactNode> = {
  personal: PersonalFields,
  education: EducationFields,
  experience: ExperienceFields,
  certification: CertificationFields,
};

/** What every box of a form needs of it. */
function boxesOf({ values, errors }: FieldsProps) {
  return (name: string) => ({ name, defaultValue: values[name] ?? '', errors: errors[name] });
}

function PersonalFields(props: FieldsProps) {
  const box = boxesOf(props);
  return (
    <>
      <TextField label="Full Name" required autoComplete="name" data-autofocus {...box('fullName')} />
      <Pair>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          placeholder="name@example.com"
          {...box('contactEmail')}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          placeholder="+1 (555) 123-4567"
          {...box('phoneNumber')}
        />
      </Pair>
      <TextField
        label="Location"
        autoComplete="address-level2"
        hint="Enter your city and state/province"
        {...box('location')}
      />
      <TextareaField label="Professional Summary" rows={6} {...box('professionalSummary')} />
    </>
  );
}

function EducationFields(props: FieldsProps) {
  const box = boxesOf(props);
  return (
    <>
      <UniversityPicker label="Institution" required data-autofocus {...box('institution')} />
      <SelectField
        label="Degree"
        required
        placeholder="Choose a degree"
        options={degreeNames.map((name) => ({ value: name, label: name }))}
        {...box('degree')}
      />
      <TextField label="Field of Study" autoComplete="off" {...box('fieldOfStudy')} />
      <Pair>
        <DateField label="Start Date" {...box('startDate')} />
        <DateField label="End Date" hint="Leave blank if currently studying" {...box('endDate')} />
      </Pair>
      <TextField
        label="GPA"
        type="number"
        inputMode="decimal"
        min={0}
        max={4}
        step={0.01}
        hint="0 to 4"
        className="max-w-[160px]"
        {...box('gpa')}
      />
      <TextareaField label="Description" {...box('description')} />
    </>
  );
}

function ExperienceFields(props: FieldsProps) {
  const box = boxesOf(props);
  return (
    <>
      <TextField label="Company Name" required data-autofocus autoComplete="off" {...box('companyName')} />
      <TextField label="Position" required autoComplete="off" {...box('position')} />
      <TextField label="Location" autoComplete="off" {...box('location')} />
      <Pair>
        <DateField label="Start Date" required {...box('startDate')} />
        <DateField label="End Date" hint="Leave blank if current role" {...box('endDate')} />
      </Pair>
      <TextareaField
        label="Description"
        rows={7}
        hint="What you did and what came of it, a line each."
        {...box('description')}
      />
    </>
  );
}

function CertificationFields(props: FieldsProps) {
  const box = boxesOf(props);
  return (
    <>
      <TextField label="Certification Name" required data-autofocus autoComplete="off" {...box('name')} />
      <TextField label="Issuing Organization" required autoComplete="off" {...box('issuingOrganization')} />
      <Pair>
        <DateField label="Issue Date" {...box('issueDate')} />
        <DateField label="Expiry Date" hint="Leave blank if no expiration" {...box('expiryDate')} />
      </Pair>
      <TextField label="Credential ID" autoComplete="off" spellCheck={false} {...box('credentialId')} />
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}
