import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { type Fill, fillListNames } from '../../../shared/master-resume/fill-lists.ts';
import type {
  MasterResumeProposal,
  ProposedField,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import { counted, plural } from '../../../shared/plural.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { UnsavedChanges } from '../frame/unsaved-changes.tsx';
import { FillEntry } from './fill-entry.tsx';
import { FillPersonal } from './fill-personal.tsx';
import { listTitles } from './fill-words.ts';
import { LeftOutLines } from './left-out-lines.tsx';

type FillFormProps = { fill: Fill; own: Partial<Personal> };

/** A whole proposal as one plain form. Saving adds what is ticked. */
export function FillForm({ fill, own }: FillFormProps) {
  const [changed, setChanged] = useState(false);
  const saving = useNavigation().formData?.get('intent') === 'save';
  const errorCount = Object.keys(fill.errors).length;
  return (
    <Form method="post" noValidate preventScrollReset onInput={() => setChanged(true)}>
      <UnsavedChanges unsaved={changed} />
      <input type="hidden" name="read" value={serializeOrigins(fill)} />
      {errorCount > 0 ? (
        <Alert
          tone="low"
          title={`${counted(errorCount, 'field')} ${plural(errorCount, 'needs', 'need')} fixing`}
          className="mb-5"
        >
          Nothing has been saved yet. Fix what’s marked below, or deselect its entry.
        </Alert>
      ) : null}
      <div className="flex flex-col gap-5">
        <Card>
          <CardHeader title="Personal Information" />
          <CardBody>
            <FillPersonal fill={fill} own={own} />
          </CardBody>
        </Card>
        {fillListNames.map((list) => (
          <Card key={list}>
            <CardHeader title={listTitles[list]} />
            {fill.proposal[list].length === 0 ? (
              <CardBody className="text-ink-2">We didn’t find any. You can add them yourself later.</CardBody>
            ) : (
              Object.keys(fill.proposal[list]).map((index) => (
                <FillEntry key={index} fill={fill} list={list} index={Number(index)} />
              ))
            )}
          </Card>
        ))}
        <LeftOutLines fill={fill} />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <LinkButton to="/master-resume" variant="ghost">
          Cancel
        </LinkButton>
        <Button type="submit" name="intent" value="save" variant="primary" busy={saving}>
          {saving ? 'Saving' : 'Save to my master résumé'}
        </Button>
      </div>
    </Form>
  );
}

/** Where each value was read from. The values themselves are in the fields. */
function serializeOrigins({ source, proposal }: Fill): string {
  const fieldsOf = (fields: Record<string, ProposedField>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { line, doubt }]) => [name, { line, doubt }]));
  const listOf = (list: MasterResumeProposal[(typeof fillListNames)[number]]) =>
    list.map(({ known, fields }) => ({ known, fields: fieldsOf(fields) }));
  return JSON.stringify({
    source,
    personal: fieldsOf(proposal.personal),
    experience: listOf(proposal.experience),
    education: listOf(proposal.education),
    certifications: listOf(proposal.certifications),
    leftOut: proposal.leftOut.map(({ heading, entry, known }) => ({ heading, entry, known })),
  });
}
