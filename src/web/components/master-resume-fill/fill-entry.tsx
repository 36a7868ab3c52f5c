import type { FormEvent } from 'react';
import {
  type Fill,
  type FillList,
  fillFields,
  fillListNames,
} from '../../../shared/master-resume/fill-lists.ts';
import type { ProposedField } from '../../../shared/master-resume/master-resume-proposal.ts';
import { issuerNotStated } from '../../../shared/master-resume/master-resume-rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { type EntryFieldSpec, entryFields } from '../master-resume/entry-fields.ts';
import { FillField, widthOf } from './fill-field.tsx';

type FillEntryProps = { fill: Fill; list: FillList; index: number };

/** One job, school or certification of a proposal. One that the person already has is collapsed and not selected. */
export function FillEntry({ fill, list, index }: FillEntryProps) {
  const key = `${list}.${index}`;
  const entry = fill.proposal[list][index];
  if (!entry) return null;
  const fields: Record<string, ProposedField> = entry.fields;
  const specs: Record<string, EntryFieldSpec> = entryFields[kinds[list]];
  const hasError = Object.keys(fill.errors).some((name) => name.startsWith(`${key}.`));
  const doubtful = Object.values(fields).some(({ doubt }) => doubt);
  const title = entryTitle(fill, key);
  const isBelow = fill.proposal.leftOut.some(({ entry: of }) => of === key);
  const inputs = (
    <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-6">
      {fillFields[list].map((name) => {
        const spec = specs[name] ?? { label: name };
        return (
          <FillField
            key={name}
            spec={spec}
            name={`${key}.${name}`}
            field={fields[name] ?? { value: '', line: null }}
            errors={fill.errors[`${key}.${name}`]}
            source={fill.source.kind}
            className={widthOf(spec)}
          />
        );
      })}
    </div>
  );
  return (
    <fieldset className="min-w-0 border-t px-5 py-5 first:border-t-0" onInput={tickWhenTyped}>
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Checkbox
          name={`take.${key}`}
          defaultChecked={fill.taken.includes(key)}
          label={title}
          hint={
            entry.known
              ? 'Select it to add it a second time.'
              : isBelow
                ? 'Its lines can be kept under “Left Out” as they are, if something is missing.'
                : undefined
          }
        />
        {entry.known ? (
          <Badge>You already have this</Badge>
        ) : doubtful ? (
          <Badge tone="fair">Check this</Badge>
        ) : null}
      </div>
      {entry.known ? (
        <details open={hasError || undefined} className="mt-2 sm:pl-[30px]">
          <summary className={`w-fit cursor-pointer ${textLinkClass}`}>Show what we read</summary>
          {inputs}
        </details>
      ) : (
        <div className="sm:pl-[30px]">{inputs}</div>
      )}
    </fieldset>
  );
}

/** Selects an entry when it is edited: someone who corrects a value wants to keep it. */
export function tickWhenTyped({ currentTarget, target }: FormEvent<HTMLElement>): void {
  const box = currentTarget.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box && target !== box) box.checked = true;
}

const kinds = { experience: 'experience', education: 'education', certifications: 'certification' } as const;

/** The name of an entry; `key` is one such as "experience.0". */
export function entryTitle({ proposal }: Fill, key: string): string {
  const [name, index] = key.split('.');
  const list = fillListNames.find((each) => each === name);
  const fields = list && proposal[list][Number(index)]?.fields;
  return (list && fields && titleOf(list, fields)) || `Entry ${Number(index) + 1}`;
}

function titleOf(list: FillList, fields: Record<string, ProposedField>): string {
  const names = {
    experience: ['position', 'companyName'],
    education: ['degree', 'institution'],
    certifications: ['name', 'issuingOrganization'],
  }[list];
  const values = names.flatMap((name) => fields[name]?.value || []);
  return values.filter((value) => value !== issuerNotStated).join(', ');
}
