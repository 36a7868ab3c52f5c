import type { Context } from '../../../server/context.ts';
import { noValidAddresses } from '../../../server/features/email-campaigns/email-campaigns.errors.ts';
import {
  type ImportResult,
  importRecipients,
  keepImport,
  type PreparedImport,
  prepareImport,
} from '../../../server/features/email-campaigns/import-recipients.ts';
import { counted } from '../../../shared/plural.ts';
import { z } from '../../../shared/zod.ts';
import { streamedForm } from '../form-data/streamed-form.server.ts';
import { redirectWithToast } from '../request/request.server.ts';

/** Reads the form of the recipients' page. A CSV file is kept while it arrives. */
export async function recipientsForm(ctx: Context, campaignId: string, request: Request) {
  let importId: string | null = null;
  const form = await streamedForm(request, async (bytes) => {
    importId = await keepImport(ctx, campaignId, bytes);
  });
  return { form, importId };
}

/** A longer text isn't sent back to the form that it came from. */
const shownLength = 20_000;

/** The first step: the file that was chosen, or what was pasted. */
export async function prepareFromForm(
  ctx: Context,
  campaignId: string,
  { form, importId }: Awaited<ReturnType<typeof recipientsForm>>,
) {
  const csv = String(form.get('csv') ?? '');
  const kept = importId ?? (await keepImport(ctx, campaignId, [new TextEncoder().encode(csv)]));
  if (!kept) throw noValidAddresses();
  return {
    prepared: await prepareImport(ctx, campaignId, kept),
    csv: csv.length < shownLength ? csv : '',
  };
}

/** The second step: which column is what. */
export async function importFromForm(ctx: Context, campaignId: string, form: FormData, closeTo: string) {
  const email = columnIn(form, 'emailColumn');
  if (email === null) {
    const fieldErrors: Record<string, string> = { emailColumn: 'Email mapping is required' };
    return { prepared: preparedIn(form), fieldErrors };
  }
  const result = await importRecipients(ctx, campaignId, {
    importId: String(form.get('importId') ?? ''),
    mapping: { email, name: columnIn(form, 'nameColumn') },
  });
  return redirectWithToast(closeTo, {
    kind: 'success',
    title: 'Success',
    description: importText(result),
    seconds: result.dropped + result.repeated > 0 ? 10 : undefined,
  });
}

function columnIn(form: FormData, name: string): number | null {
  const value = String(form.get(name) ?? '');
  return /^\d{1,3}$/.test(value) ? Number(value) : null;
}

const importText = ({ imported, dropped, repeated }: ImportResult) =>
  [
    `Imported ${imported} recipients successfully`,
    ...(dropped > 0 ? [`${counted(dropped, 'row')} without a valid address left out`] : []),
    ...(repeated > 0
      ? [`${counted(repeated, 'address', 'addresses')} ${repeated === 1 ? 'was' : 'were'} there already`]
      : []),
  ].join('. ');

const preparedSchema = z.object({
  importId: z.string(),
  columns: z.array(z.string()),
  guess: z.object({ email: z.number().nullable(), name: z.number().nullable() }),
  rowCount: z.number(),
  preview: z.array(z.array(z.string())),
});

/** What the first step found comes back with the form, so that a missing mapping doesn't start it again. */
function preparedIn(form: FormData): PreparedImport | undefined {
  try {
    return preparedSchema.parse(JSON.parse(String(form.get('prepared') ?? '')));
  } catch {
    return undefined;
  }
}
