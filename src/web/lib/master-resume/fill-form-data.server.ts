import { data } from 'react-router';
import { dateOfParts, dateParts, partName } from '../../../shared/dates/date-entry.ts';
import { type Fill, fillFields, fillListNames } from '../../../shared/master-resume/fill-lists.ts';
import type {
  MasterResumeProposal,
  ProposedField,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import { z } from '../../../shared/zod.ts';

const read = z.object({ line: z.string().nullable(), doubt: z.string().optional() });
const list = z.array(z.object({ known: z.boolean(), fields: z.record(z.string(), read) })).max(500);
const schema = z.object({
  source: z.object({ id: z.string(), name: z.string(), kind: z.enum(['resume', 'json']) }),
  personal: z.record(z.string(), read),
  experience: list,
  education: list,
  certifications: list,
});

/** What the form of a fill sends back: where each value came from travels with it, for nothing is kept until it is saved. */
export function fillOfForm(form: FormData): Fill {
  const { source, ...sent } = readOf(form);
  const fieldsOf = (key: string, names: readonly string[], given: Record<string, z.output<typeof read>>) =>
    Object.fromEntries(
      names.map((name): [string, ProposedField] => [
        name,
        { line: null, ...given[name], value: typed(form, `${key}.${name}`) },
      ]),
    );
  const lists = fillListNames.map((name) => [
    name,
    sent[name].map(({ known, fields }, index) => ({
      known,
      fields: fieldsOf(`${name}.${index}`, fillFields[name], fields),
    })),
  ]);
  const personal = fieldsOf('personal', fillFields.personal, sent.personal);
  return {
    source,
    proposal: { personal, ...Object.fromEntries(lists) } as MasterResumeProposal,
    taken: [...form.keys()].filter((key) => key.startsWith('take.')).map((key) => key.slice('take.'.length)),
    errors: {},
  };
}

/** What stands in a field, or in the three of a date. A form sends line breaks as CR LF. */
function typed(form: FormData, name: string): string {
  const text = (field: string) => String(form.get(field) ?? '').replaceAll('\r\n', '\n');
  if (!form.has(partName(name, 'year'))) return text(name);
  const [month = '', day = '', year = ''] = dateParts.map((part) => text(partName(name, part)).trim());
  return dateOfParts({ month, day, year });
}

function readOf(form: FormData): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(String(form.get('read'))));
  } catch {
    throw data(null, { status: 400 });
  }
}
