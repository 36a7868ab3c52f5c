import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type {
  Certification,
  Education,
  Experience,
  MasterResume,
  Personal,
} from '../../../shared/master-resume/master-resume-rules.ts';
import { isCurrentJob } from '../../../shared/master-resume/master-resume-rules.ts';
import type { SignedInContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { owned } from '../accounts/ownership.ts';
import {
  certificationNotFound,
  educationNotFound,
  experienceNotFound,
  masterResumeNotFound,
  noDefaultMasterResume,
  tooManyEntries,
} from './master-resume.errors.ts';
import { masterResumeDeleting } from './master-resume.events.ts';
import {
  masterResumeCertifications as certifications,
  masterResumeEducation as education,
  masterResumeExperience as experience,
  masterResumes,
} from './master-resume.tables.ts';

type Stored<Entry> = Entry & { id: string };

export type StoredMasterResume = {
  id: string;
  updatedAt: Date;
  personal: Personal;
  education: Stored<Education>[];
  experience: Stored<Experience>[];
  certifications: Stored<Certification>[];
  /** How many more there are; this is the one changed last. */
  others: number;
};

/** The person's master résumé; null if there is none. Current and latest entries come first. */
export async function getMasterResume(ctx: SignedInContext): Promise<StoredMasterResume | null> {
  const { db } = ctx;
  const latestTwo = await latest(ctx, db, 2);
  const [head] = latestTwo;
  if (!head) return null;
  const [schools, jobs, papers, count] = await Promise.all([
    db
      .select()
      .from(education)
      .where(eq(education.masterResumeId, head.id))
      .orderBy(sql`coalesce(${education.endDate}, ${education.startDate}) desc nulls last`, education.id),
    db
      .select()
      .from(experience)
      .where(eq(experience.masterResumeId, head.id))
      .orderBy(desc(experience.isCurrent), desc(experience.startDate), experience.id),
    db
      .select()
      .from(certifications)
      .where(eq(certifications.masterResumeId, head.id))
      .orderBy(sql`${certifications.issueDate} desc nulls last`, certifications.id),
    latestTwo.length > 1 ? db.$count(masterResumes, owned(ctx, masterResumes)) : 1,
  ]);
  const { id, updatedAt, fullName, contactEmail, phoneNumber, location, professionalSummary } = head;
  return {
    id,
    updatedAt,
    personal: { fullName, contactEmail, phoneNumber, location, professionalSummary },
    education: schools as Stored<Education>[],
    experience: jobs,
    certifications: papers,
    others: count - 1,
  };
}

/** Creates the master résumé the first time (`saved`), and changes it later (`updated`). */
export async function savePersonal(ctx: SignedInContext, personal: Personal): Promise<'saved' | 'updated'> {
  return change(ctx, async (tx, head) => {
    await tx.update(masterResumes).set(personal).where(eq(masterResumes.id, head.masterResumeId));
    return head.isNew ? 'saved' : 'updated';
  });
}

export async function addEducation(ctx: SignedInContext, entry: Education): Promise<void> {
  await change(ctx, async (tx, head) => {
    await refuseTooMany(tx, education, head);
    await tx.insert(education).values({ ...entry, ...newRow(head) });
  });
}

export async function updateEducation(ctx: SignedInContext, id: string, entry: Education): Promise<void> {
  await changeEntry(ctx, id, educationNotFound, (tx, { masterResumeId, updatedAt }) =>
    tx
      .update(education)
      .set({ ...entry, updatedAt })
      .where(and(eq(education.id, id), eq(education.masterResumeId, masterResumeId)))
      .returning({ id: education.id }),
  );
}

export async function removeEducation(ctx: SignedInContext, id: string): Promise<void> {
  await changeEntry(ctx, id, educationNotFound, (tx, { masterResumeId }) =>
    tx
      .delete(education)
      .where(and(eq(education.id, id), eq(education.masterResumeId, masterResumeId)))
      .returning({ id: education.id }),
  );
}

export async function addExperience(ctx: SignedInContext, entry: Experience): Promise<void> {
  await change(ctx, async (tx, head) => {
    await refuseTooMany(tx, experience, head);
    await tx.insert(experience).values({ ...entry, isCurrent: isCurrentJob(entry), ...newRow(head) });
  });
}

export async function updateExperience(ctx: SignedInContext, id: string, entry: Experience): Promise<void> {
  await changeEntry(ctx, id, experienceNotFound, (tx, { masterResumeId, updatedAt }) =>
    tx
      .update(experience)
      .set({ ...entry, isCurrent: isCurrentJob(entry), updatedAt })
      .where(and(eq(experience.id, id), eq(experience.masterResumeId, masterResumeId)))
      .returning({ id: experience.id }),
  );
}

export async function removeExperience(ctx: SignedInContext, id: string): Promise<void> {
  await changeEntry(ctx, id, experienceNotFound, (tx, { masterResumeId }) =>
    tx
      .delete(experience)
      .where(and(eq(experience.id, id), eq(experience.masterResumeId, masterResumeId)))
      .returning({ id: experience.id }),
  );
}

export async function addCertification(ctx: SignedInContext, entry: Certification): Promise<void> {
  await change(ctx, async (tx, head) => {
    await refuseTooMany(tx, certifications, head);
    await tx.insert(certifications).values({ ...entry, ...newRow(head) });
  });
}

export async function updateCertification(
  ctx: SignedInContext,
  id: string,
  entry: Certification,
): Promise<void> {
  await changeEntry(ctx, id, certificationNotFound, (tx, { masterResumeId, updatedAt }) =>
    tx
      .update(certifications)
      .set({ ...entry, updatedAt })
      .where(and(eq(certifications.id, id), eq(certifications.masterResumeId, masterResumeId)))
      .returning({ id: certifications.id }),
  );
}

export async function removeCertification(ctx: SignedInContext, id: string): Promise<void> {
  await changeEntry(ctx, id, certificationNotFound, (tx, { masterResumeId }) =>
    tx
      .delete(certifications)
      .where(and(eq(certifications.id, id), eq(certifications.masterResumeId, masterResumeId)))
      .returning({ id: certifications.id }),
  );
}

/** Adds what a person accepted of a proposal, all of it or nothing. Fields left out stay as they are. */
export async function addToMasterResume(
  ctx: SignedInContext,
  accepted: Omit<MasterResume, 'personal'> & { personal: Partial<Personal> },
): Promise<void> {
  await change(ctx, async (tx, head) => {
    if (Object.keys(accepted.personal).length > 0) {
      await tx.update(masterResumes).set(accepted.personal).where(eq(masterResumes.id, head.masterResumeId));
    }
    const schools = newRows(head, accepted.education);
    const jobs = newRows(head, accepted.experience).map((job) => ({ ...job, isCurrent: isCurrentJob(job) }));
    const papers = newRows(head, accepted.certifications);
    if (schools.length > 0) await tx.insert(education).values(schools);
    if (jobs.length > 0) await tx.insert(experience).values(jobs);
    if (papers.length > 0) await tx.insert(certifications).values(papers);
    for (const table of [education, experience, certifications]) await refuseTooMany(tx, table, head, 1);
  });
}

/** Deletes a master résumé. Results computed from it stay: they contain the text that they quote. */
export async function deleteMasterResume(ctx: SignedInContext, id: string): Promise<void> {
  if (!isUuid(id)) throw masterResumeNotFound();
  await ctx.db.transaction(async (tx) => {
    await lockMasterResumes(ctx, tx);
    const deleting = { userId: ctx.viewer.id, masterResumeId: id };
    await ctx.domainEvents.publish(tx, masterResumeDeleting, deleting);
    const gone = await tx
      .delete(masterResumes)
      .where(owned(ctx, masterResumes, eq(masterResumes.id, id)))
      .returning({ id: masterResumes.id });
    if (gone.length === 0) throw masterResumeNotFound();
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'master-resume' });
  });
}

const maxEntries = 100;
type DetailTable = typeof education | typeof experience | typeof certifications;

/** `tolerance` is 0 before an insert and 1 after it. */
async function refuseTooMany(tx: Transaction, table: DetailTable, head: Head, tolerance = 0): Promise<void> {
  const entries = await tx.$count(table, eq(table.masterResumeId, head.masterResumeId));
  if (entries >= maxEntries + tolerance) throw tooManyEntries(maxEntries);
}

type Head = { masterResumeId: string; updatedAt: Date; isNew: boolean };

type NewRow = { id: string; masterResumeId: string; updatedAt: Date };
const newRow = ({ masterResumeId, updatedAt }: Head): NewRow => ({
  id: randomUUID(),
  masterResumeId,
  updatedAt,
});

/** Ids are ascending, so that entries with the same date stay in the given order. */
function newRows<Entry>(head: Head, entries: Entry[]): (Entry & NewRow)[] {
  const ids = entries.map(() => randomUUID()).sort();
  return entries.map((entry, index) => ({ ...entry, ...newRow(head), id: ids[index] as string }));
}

async function change<T>(
  ctx: SignedInContext,
  apply: (tx: Transaction, head: Head) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    await lockMasterResumes(ctx, tx);
    const result = await apply(tx, await headFor(ctx, tx));
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'master-resume' });
    return result;
  });
}

/** Serialises changes of one person's master résumé, so that two concurrent first changes create only one. */
async function lockMasterResumes(ctx: SignedInContext, tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`master-resume:${ctx.viewer.id}`}))`);
}

async function changeEntry(
  ctx: SignedInContext,
  id: string,
  missing: () => Error,
  apply: (tx: Transaction, head: Head) => Promise<{ id: string }[]>,
): Promise<void> {
  if (!isUuid(id)) throw missing();
  await change(ctx, async (tx, head) => {
    if (head.isNew || (await apply(tx, head)).length === 0) throw missing();
  });
}

export const defaultName = 'My Resume';

/** The master résumé in use, or a new one with a default name. */
async function headFor(ctx: SignedInContext, tx: Transaction): Promise<Head> {
  const updatedAt = ctx.clock();
  const [existing] = await latest(ctx, tx, 1);
  if (existing) {
    await tx.update(masterResumes).set({ updatedAt }).where(eq(masterResumes.id, existing.id));
    return { masterResumeId: existing.id, updatedAt, isNew: false };
  }
  const masterResumeId = randomUUID();
  const insert = tx.insert(masterResumes).values({
    id: masterResumeId,
    userId: ctx.viewer.id,
    fullName: defaultName,
    professionalSummary: '',
    createdAt: updatedAt,
    updatedAt,
  });
  await insert.catch((error: unknown) => {
    ctx.logger.error({ err: error }, 'a default master résumé could not be created');
    throw noDefaultMasterResume();
  });
  return { masterResumeId, updatedAt, isNew: true };
}

/** The id of the master résumé in use. */
export async function masterResumeId(ctx: SignedInContext): Promise<string | null> {
  const [head] = await latest(ctx, ctx.db, 1);
  return head?.id ?? null;
}

function latest(ctx: SignedInContext, db: DatabaseOrTransaction, limit: number) {
  return db
    .select()
    .from(masterResumes)
    .where(owned(ctx, masterResumes))
    .orderBy(desc(masterResumes.updatedAt), masterResumes.id)
    .limit(limit);
}
