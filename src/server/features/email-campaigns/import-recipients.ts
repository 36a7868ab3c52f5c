import { randomUUID } from 'node:crypto';
import type { App, Context } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { importGone, noValidAddresses } from './email-campaigns.errors.ts';
import { findCampaign } from './email-campaigns.ts';
import {
  type ColumnMapping,
  columnNames,
  csvRows,
  decodeCsv,
  guessColumns,
  recipientIn,
} from './recipient-csv.ts';
import { insertRecipients, lockDraft, type NewRecipient } from './recipients.ts';

export type PreparedImport = {
  importId: string;
  columns: string[];
  guess: { email: number | null; name: number | null };
  rowCount: number;
  preview: string[][];
};

const previewRows = 5;
const maxColumns = 100;
const folder = 'email-imports';
const keyOf = (campaignId: string, importId: string) => `${folder}/${campaignId}/${importId}`;

/** The first step: keeps the text, guesses the columns and shows the first rows. */
export async function prepareImport(
  ctx: Context,
  campaignId: string,
  bytes: Uint8Array,
): Promise<PreparedImport> {
  requireAdmin(ctx);
  await findCampaign(ctx, campaignId);
  const text = decodeCsv(bytes).replaceAll('\0', '');
  let columns: string[] | null = null;
  let rowCount = 0;
  const preview: string[][] = [];
  for await (const row of csvRows(text)) {
    if (columns === null) {
      columns = columnNames(row.slice(0, maxColumns));
      continue;
    }
    rowCount++;
    if (preview.length < previewRows) preview.push(columns.map((_, index) => row[index] ?? ''));
  }
  if (columns === null || rowCount === 0) throw noValidAddresses();
  const importId = randomUUID();
  await ctx.storage.put(keyOf(campaignId, importId), Buffer.from(text));
  return { importId, columns, guess: guessColumns(columns), rowCount, preview };
}

export type ImportResult = { imported: number; dropped: number; repeated: number };

const batchSize = 1_000;

/** The second step. Rows are added in batches; one that is there already stays, so repeating an import adds nothing twice. */
export async function importRecipients(
  ctx: Context,
  campaignId: string,
  { importId, mapping }: { importId: string; mapping: ColumnMapping },
): Promise<ImportResult> {
  requireAdmin(ctx);
  await findCampaign(ctx, campaignId);
  const bytes = isUuid(importId) ? await ctx.storage.get(keyOf(campaignId, importId)) : null;
  if (!bytes) throw importGone();
  const result: ImportResult = { imported: 0, dropped: 0, repeated: 0 };
  let columns: string[] | null = null;
  let batch: NewRecipient[] = [];
  const write = async () => {
    await ctx.db.transaction(async (tx) => {
      await lockDraft(tx, campaignId);
      const { added } = await insertRecipients(tx, campaignId, batch);
      result.imported += added;
      result.repeated += batch.length - added;
    });
    batch = [];
  };
  for await (const row of csvRows(Buffer.from(bytes).toString('utf8'))) {
    if (columns === null) {
      columns = columnNames(row.slice(0, maxColumns));
      continue;
    }
    const recipient = recipientIn(row, columns, mapping);
    if (recipient) batch.push(recipient);
    else result.dropped++;
    if (batch.length === batchSize) await write();
  }
  if (batch.length > 0) await write();
  if (result.imported + result.repeated === 0) throw noValidAddresses();
  await recordAdminAction(ctx, ctx.db, {
    action: 'import-recipients',
    subject: campaignId,
    details: { recipients: result.imported },
  });
  await ctx.storage.remove(keyOf(campaignId, importId));
  return result;
}

const keptMs = 24 * 60 * 60 * 1000;

/** Removes texts whose second step never came. */
export async function removeOldImports({ storage, clock }: App): Promise<void> {
  for (const { key, writtenAt } of await storage.list(folder))
    if (writtenAt.getTime() < clock().getTime() - keptMs) await storage.remove(key);
}
