import { type Fill, fillFields, fillListNames, fillLists } from '../../../shared/master-resume/fill-lists.ts';
import type {
  LeftOut,
  MasterResumeProposal,
  ProposedField,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import {
  type Certification,
  type Education,
  type Experience,
  type MasterResume,
  type Personal,
  personalSchema,
} from '../../../shared/master-resume/master-resume-rules.ts';
import type { SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { addToMasterResume, defaultName, getMasterResume } from './master-resume.ts';

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
  const notes = proposal.leftOut.flatMap(({ known, entry }, index) => {
    const repeats = entry !== null && (entries.includes(entry) || isKnown(proposal, entry));
    return known || repeats ? [] : [`leftOut.${index}`];
  });
  return { source, proposal: withIssues(proposal), taken: [...personal, ...entries, ...notes], errors: {} };
}

/** `key` is that of an entry, such as "experience.0". */
function isKnown(proposal: MasterResumeProposal, key: string): boolean {
  const [list = '', index] = key.split('.');
  return fillListNames.some((name) => name === list && proposal[name][Number(index)]?.known);
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
    leftOut: proposal.leftOut,
  };
}

const valuesOf = (fields: Record<string, ProposedField>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

export type FillCounts = Record<
  'personal' | 'experience' | 'education' | 'certifications' | 'leftOut',
  number
>;

/** Saves what is ticked, all of it or nothing. Returns how many of each kind were saved, or the errors by field. */
export async function saveFill(
  ctx: SignedInContext,
  fill: Fill,
): Promise<{ filled: FillCounts } | { errors: Record<string, string> }> {
  const own = await getMasterResume(ctx);
  const { accepted, filled, errors } = acceptedOf(fill, own?.personal.professionalSummary ?? '');
  if (Object.keys(errors).length > 0) return { errors };
  if (Object.values(filled).every((count) => count === 0)) throw nothingTicked();
  await addToMasterResume(ctx, accepted);
  return { filled };
}

type Accepted = Omit<MasterResume, 'personal'> & { personal: Partial<Personal> };

/** What is ticked of a fill, and what keeps it from being saved. `ownSummary` is the summary that a person has already. */
export function acceptedOf(
  fill: Fill,
  ownSummary: string,
): { accepted: Accepted; filled: FillCounts; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const personal = tickedPersonal(fill, errors);
  const lists = {
    experience: tickedEntries<Experience>(fill, 'experience', errors),
    education: tickedEntries<Education>(fill, 'education', errors),
    certifications: tickedEntries<Certification>(fill, 'certifications', errors),
  };
  const filled = {
    personal: Object.keys(personal).length,
    experience: lists.experience.length,
    education: lists.education.length,
    certifications: lists.certifications.length,
    leftOut: 0,
  };
  const isReplaced = personal.professionalSummary !== undefined;
  let professionalSummary = personal.professionalSummary ?? ownSummary;
  fill.proposal.leftOut.forEach((block, index) => {
    const isTicked = fill.taken.includes(`leftOut.${index}`);
    // What the old summary has must not get lost when its first part is replaced.
    if (!(isTicked || (block.known && isReplaced))) return;
    if (block.text.trim() === '' || (block.entry && fill.taken.includes(block.entry))) return;
    const longer = withNote(professionalSummary, block);
    const problem = personalSchema.shape.professionalSummary.safeParse(longer).error?.issues[0]?.message;
    if (problem) {
      errors[`leftOut.${index}`] = `There is no room for this in the professional summary. ${problem}.`;
      return;
    }
    professionalSummary = longer;
    if (isTicked) filled.leftOut++;
  });
  const withNotes = professionalSummary === ownSummary ? personal : { ...personal, professionalSummary };
  return { accepted: { personal: withNotes, ...lists }, filled, errors };
}

/** Lines with a heading go below a summary, as a section of their own; those without, such as a headline, above it. */
function withNote(summary: string, { heading, text }: LeftOut): string {
  const parts = heading ? [summary.trim(), `${heading}\n${text.trim()}`] : [text.trim(), summary.trim()];
  return parts.filter(Boolean).join('\n\n');
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
