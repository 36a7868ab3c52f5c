import { type Fill, fillFields, fillListNames, fillLists } from '../../../shared/master-resume/fill-lists.ts';
import type {
  MasterResumeProposal,
  ProposedField,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import {
  type Certification,
  type Education,
  type Experience,
  type Personal,
  personalSchema,
} from '../../../shared/master-resume/master-resume-rules.ts';
import type { SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { addToMasterResume, defaultName } from './master-resume.ts';

/** A proposal as first shown: new and complete parts are ticked; parts that would overwrite or repeat something are not. */
export function initialFill(
  source: Fill['source'],
  proposal: MasterResumeProposal,
  own: Personal | null,
): Fill {
  const existing = existingPersonal(own);
  const personal = fillFields.personal
    .filter((name) => proposal.personal[name].value && !existing[name])
    .map((name) => `personal.${name}`);
  const entries = fillListNames.flatMap((list) =>
    proposal[list].flatMap((entry, index) => {
      const isComplete = fillLists[list].safeParse(valuesOf(entry.fields)).success;
      return isComplete && !entry.known ? [`${list}.${index}`] : [];
    }),
  );
  return { source, proposal: withIssues(proposal), taken: [...personal, ...entries], errors: {} };
}

/** The personal data that a person has entered themselves: the default name of a new master résumé is left out. */
export function existingPersonal(own: Personal | null): Partial<Personal> {
  return own?.fullName === defaultName ? { ...own, fullName: '' } : (own ?? {});
}

/** Marks each invalid or missing field that keeps an entry from being saved. */
function withIssues(proposal: MasterResumeProposal): MasterResumeProposal {
  const markIssues = <Fields extends Record<string, ProposedField>>(
    list: (typeof fillListNames)[number],
    fields: Fields,
  ): Fields => {
    const issues = fillLists[list].safeParse(valuesOf(fields)).error?.issues ?? [];
    const marked = issues.flatMap(({ path }) => {
      const name = String(path[0]);
      const field = fields[name];
      if (!field || field.doubt) return [];
      const doubt = field.value
        ? 'This doesn’t look right. Check it before you keep it.'
        : 'Not found. Fill this in to keep the entry.';
      return [[name, { ...field, doubt }] as const];
    });
    return { ...fields, ...Object.fromEntries(marked) };
  };
  return {
    personal: proposal.personal,
    experience: proposal.experience.map((entry) => ({
      ...entry,
      fields: markIssues('experience', entry.fields),
    })),
    education: proposal.education.map((entry) => ({
      ...entry,
      fields: markIssues('education', entry.fields),
    })),
    certifications: proposal.certifications.map((entry) => ({
      ...entry,
      fields: markIssues('certifications', entry.fields),
    })),
  };
}

const valuesOf = (fields: Record<string, ProposedField>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

export type FillCounts = { personal: number; experience: number; education: number; certifications: number };

/** Saves what is ticked, all of it or nothing. Returns how many of each kind were saved, or the errors by field. */
export async function saveFill(
  ctx: SignedInContext,
  fill: Fill,
): Promise<{ filled: FillCounts } | { errors: Record<string, string> }> {
  const errors: Record<string, string> = {};
  const personal = tickedPersonal(fill, errors);
  const lists = {
    experience: tickedEntries<Experience>(fill, 'experience', errors),
    education: tickedEntries<Education>(fill, 'education', errors),
    certifications: tickedEntries<Certification>(fill, 'certifications', errors),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const filled = {
    personal: Object.keys(personal).length,
    experience: lists.experience.length,
    education: lists.education.length,
    certifications: lists.certifications.length,
  };
  if (Object.values(filled).every((count) => count === 0)) throw nothingTicked();
  await addToMasterResume(ctx, { personal, ...lists });
  return { filled };
}

const nothingTicked = () =>
  new AppError('nothing_taken', 'Select what you want to keep, then save.', { title: 'Nothing selected' });

function tickedPersonal({ proposal, taken }: Fill, errors: Record<string, string>): Partial<Personal> {
  const personal: Partial<Record<keyof Personal, string | null>> = {};
  for (const name of fillFields.personal) {
    const { value, line } = proposal.personal[name];
    if (
      !taken.includes(`personal.${name}`) ||
      (value.trim() === '' && (line === null || name !== 'fullName'))
    )
      continue;
    const parsed = personalSchema.shape[name].safeParse(value);
    if (parsed.success) personal[name] = parsed.data;
    else errors[`personal.${name}`] = parsed.error.issues[0]?.message ?? '';
  }
  return personal as Partial<Personal>;
}

function tickedEntries<Entry>(
  { proposal, taken }: Fill,
  list: (typeof fillListNames)[number],
  errors: Record<string, string>,
): Entry[] {
  return proposal[list].flatMap(({ fields }, index) => {
    const key = `${list}.${index}`;
    if (!taken.includes(key)) return [];
    const parsed = fillLists[list].safeParse(valuesOf(fields));
    if (parsed.success) return [parsed.data as Entry];
    for (const { path, message } of parsed.error.issues) errors[`${key}.${String(path[0])}`] ??= message;
    return [];
  });
}
