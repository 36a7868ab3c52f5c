import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { EmailTemplateInput } from '../../../shared/email/email-rules.ts';
import type { Context } from '../../context.ts';
import { isForeignKeyViolation } from '../../platform/database/constraint-errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { templateInUse } from './email-templates.errors.ts';
import { type EmailTemplate, emailTemplates } from './email-templates.tables.ts';

export async function listTemplates(ctx: Context) {
  requireAdmin(ctx);
  const { id, name, subject, description, updatedAt } = emailTemplates;
  return ctx.db
    .select({ id, name, subject, description, updatedAt })
    .from(emailTemplates)
    .orderBy(asc(name), asc(id))
    .limit(1_000);
}

export async function findTemplate(ctx: Context, id: string): Promise<EmailTemplate> {
  requireAdmin(ctx);
  const [template] = isUuid(id)
    ? await ctx.db.select().from(emailTemplates).where(eq(emailTemplates.id, id))
    : [];
  if (!template) throw notFound('This template');
  return template;
}

/** Creates a template, or changes the one with this id. */
export async function saveTemplate(
  ctx: Context,
  id: string | null,
  input: EmailTemplateInput,
): Promise<void> {
  const adminId = requireAdmin(ctx).viewer.id;
  const values = { ...input, updatedAt: ctx.clock() };
  if (id === null) {
    await ctx.db.insert(emailTemplates).values({ id: randomUUID(), ...values, createdBy: adminId });
    return;
  }
  await findTemplate(ctx, id);
  await ctx.db.update(emailTemplates).set(values).where(eq(emailTemplates.id, id));
}

/** Refused while a campaign uses it: the foreign key knows, also when a campaign is created at the same moment. */
export async function deleteTemplate(ctx: Context, id: string): Promise<void> {
  const { name } = await findTemplate(ctx, id);
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.delete(emailTemplates).where(eq(emailTemplates.id, id));
      await recordAdminAction(ctx, tx, { action: 'delete-email-template', subject: name });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw templateInUse();
    throw error;
  }
}
