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
  csvText,
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
const folderOf = (campaignId: string, importId: string) => `${folder}/${campaignId}/${importId}`;
const keyOf = (campaignId: string, importId: string, piece: number) =>
  `${folderOf(campaignId, importId)}/${piece}`;
/** A text is stored in pieces, so that it is never in memory as a whole. */
const pieceBytes = 1024 * 1024;

/** Keeps a CSV while it arrives. Returns its id; null if there was nothing. */
export async function keepImport(
  ctx: Context,
  campaignId: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string | null> {
  requireAdmin(ctx);
  await findCampaign(ctx, campaignId);
  const importId = randomUUID();
  let pieces = 0;
  let gathered: Uint8Array[] = [];
  let size = 0;
  const write = async () => {
    await ctx.storage.put(keyOf(campaignId, importId, pieces++), Buffer.concat(gathered));
    [gathered, size] = [[], 0];
  };
  for await (const chunk of bytes) {
    gathered.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await write();
  }
  if (size > 0) await write();
  return pieces > 0 ? importId : null;
}

async function* bytesOf({ storage }: App, campaignId: string, importId: string) {
  for (let piece = 0; ; piece++) {
    const bytes = isUuid(importId) ? await storage.get(keyOf(campaignId, importId, piece)) : null;
    if (!bytes && piece === 0) throw importGone();
    if (!bytes) return;
    yield bytes;
  }
}

const rowsOf = (app: App, campaignId: string, importId: string) =>
  csvRows(csvText(() => bytesOf(app, campaignId, importId)));

/** The first step: guesses the columns of a text that is kept, and shows the first rows. */
export async function prepareImport(
  ctx: Context,
  campaignId: string,
  importId: string,
): Promise<PreparedImport> {
  requireAdmin(ctx);
  await findCampaign(ctx, campaignId);
  let columns: string[] | null = null;
  let rowCount = 0;
  const preview: string[][] = [];
  for await (const row of rowsOf(ctx, campaignId, importId)) {
    if (columns === null) {
      columns = columnNames(row.slice(0, maxColumns));
      continue;
    }
    rowCount++;
    if (preview.length < previewRows) preview.push(columns.map((_, index) => row[index] ?? ''));
  }
  if (columns === null || rowCount === 0) throw noValidAddresses();
  return { importId, columns, guess: guessColumns(columns), rowCount, preview };
}

export type ImportResult = { imported: number; dropped: number; repeated: number };

const batchSize = 500;

/** The second step. Rows are added in batches; one that is there already stays, so repeating an import adds nothing twice. */
export async function importRecipients(
  ctx: Context,
  campaignId: string,
  { importId, mapping }: { importId: string; mapping: ColumnMapping },
): Promise<ImportResult> {
  requireAdmin(ctx);
  await findCampaign(ctx, campaignId);
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
  for await (const row of rowsOf(ctx, campaignId, importId)) {
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
  await ctx.storage.removeAll(folderOf(campaignId, importId));
  return result;
}

const keptMs = 24 * 60 * 60 * 1000;

/** Removes texts whose second step never came. */
export async function removeOldImports({ storage, clock }: App): Promise<void> {
  for (const { key, writtenAt } of await storage.list(folder))
    if (writtenAt.getTime() < clock().getTime() - keptMs) await storage.remove(key);
}
