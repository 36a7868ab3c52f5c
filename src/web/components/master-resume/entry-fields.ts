import type { InputHTMLAttributes } from 'react';
import type { Entered, FormKind } from '../../../shared/master-resume/master-resume-forms.ts';

export type EntryFieldSpec = {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'number' | 'area' | 'date' | 'degree' | 'university';
  required?: boolean;
  hint?: string;
  /** Shares its line with the field before or after it. */
  isHalf?: boolean;
  /** The height of a text area. */
  rows?: number;
  className?: string;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'max' | 'min' | 'placeholder' | 'spellCheck' | 'step'
>;

/** The fields of the four forms, in the order in which they are shown. */
export const entryFields: { [Kind in FormKind]: Record<keyof Entered[Kind], EntryFieldSpec> } = {
  personal: {
    fullName: { label: 'Full Name', required: true, autoComplete: 'name' },
    contactEmail: {
      label: 'Email',
      type: 'email',
      isHalf: true,
      autoComplete: 'email',
      spellCheck: false,
      placeholder: 'name@example.com',
    },
    phoneNumber: {
      label: 'Phone Number',
      type: 'tel',
      isHalf: true,
      autoComplete: 'tel',
      placeholder: '+1 (555) 123-4567',
    },
    location: {
      label: 'Location',
      autoComplete: 'address-level2',
      hint: 'Enter your city and state/province',
    },
    professionalSummary: { label: 'Professional Summary', type: 'area', rows: 6 },
  },
  education: {
    institution: { label: 'Institution', type: 'university', required: true },
    degree: { label: 'Degree', type: 'degree', required: true },
    fieldOfStudy: { label: 'Field of Study' },
    startDate: { label: 'Start Date', type: 'date', isHalf: true },
    endDate: { label: 'End Date', type: 'date', isHalf: true, hint: 'Leave blank if currently studying' },
    gpa: {
      label: 'GPA',
      type: 'number',
      inputMode: 'decimal',
      min: 0,
      max: 4,
      step: 0.01,
      hint: '0 to 4',
      className: 'max-w-[160px]',
    },
    description: { label: 'Description', type: 'area', rows: 5 },
  },
  experience: {
    companyName: { label: 'Company Name', required: true },
    position: { label: 'Position', required: true },
    location: { label: 'Location' },
    startDate: { label: 'Start Date', type: 'date', required: true, isHalf: true },
    endDate: { label: 'End Date', type: 'date', isHalf: true, hint: 'Leave blank if current role' },
    description: {
      label: 'Description',
      type: 'area',
      rows: 7,
      hint: 'What you did and what came of it, one line each.',
    },
  },
  certification: {
    name: { label: 'Certification Name', required: true },
    issuingOrganization: { label: 'Issuing Organization', required: true },
    issueDate: { label: 'Issue Date', type: 'date', isHalf: true },
    expiryDate: { label: 'Expiry Date', type: 'date', isHalf: true, hint: 'Leave blank if no expiration' },
    credentialId: { label: 'Credential ID', spellCheck: false },
  },
};
