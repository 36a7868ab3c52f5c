import { data } from 'react-router';
import { type Fill, fillFields, fillListNames } from '../../../shared/master-resume/fill-lists.ts';
import { readField } from '../../../shared/master-resume/master-resume-forms.ts';
import type {
  LeftOut,
  MasterResumeProposal,
  ProposedField,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import { z } from '../../../shared/zod.ts';

const origin = z.object({ line: z.string().nullable(), doubt: z.string().optional() });
const list = z.array(z.object({ known: z.boolean(), fields: z.record(z.string(), origin) })).max(500);
const schema = z.object({
  source: z.object({ id: z.string(), name: z.string(), kind: z.enum(['resume', 'json']) }),
  personal: z.record(z.string(), origin),
  experience: list,
  education: list,
  certifications: list,
  leftOut: z
    .array(z.object({ heading: z.string().max(200), entry: z.string().nullable(), known: z.boolean() }))
    .max(500),
});

/** Reads the posted fill form. Nothing is stored before it is saved, so the form carries where each value was read from. */
export function parseFillForm(form: FormData): Fill {
  const { source, ...origins } = parseOrigins(form);
  const fieldsOf = (key: string, names: readonly string[], fields: Record<string, z.output<typeof origin>>) =>
    Object.fromEntries(
      names.map((name): [string, ProposedField] => [
        name,
        { line: null, ...fields[name], value: readField(form, `${key}.${name}`) },
      ]),
    );
  const lists = fillListNames.map((name) => [
    name,
    origins[name].map(({ known, fields }, index) => ({
      known,
      fields: fieldsOf(`${name}.${index}`, fillFields[name], fields),
    })),
  ]);
  const personal = fieldsOf('personal', fillFields.personal, origins.personal);
  const leftOut = origins.leftOut.map(
    (block, index): LeftOut => ({
      ...block,
      text: readField(form, `leftOut.${index}`),
    }),
  );
  return {
    source,
    proposal: { personal, ...Object.fromEntries(lists), leftOut } as MasterResumeProposal,
    taken: [...form.keys()].filter((key) => key.startsWith('take.')).map((key) => key.slice('take.'.length)),
    errors: {},
  };
}

function parseOrigins(form: FormData): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(String(form.get('read'))));
  } catch {
    throw data(null, { status: 400 });
  }
}
