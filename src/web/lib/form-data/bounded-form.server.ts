import { ownTurn } from '../request/own-turn.server.ts';

/** More than any of our forms has. The body limit would allow millions of fields, which take minutes to parse. */
const maxFields = 2_000;

/** In bytes. A smaller form is read at once. */
const largeForm = 32_000;

/** Parses a submitted form. Returns null if the body is not a form or has more than `maxFields` fields. */
export async function boundedForm(request: Request): Promise<FormData | null> {
  const format = formatOf(request.headers.get('Content-Type') ?? '');
  if (!format) return null;
  try {
    const body = Buffer.from(await request.arrayBuffer());
    if (body.length > largeForm) await ownTurn();
    if (occursMoreThan(body, format.separator, maxFields)) return null;
    return await new Response(body, { headers: { 'Content-Type': format.type } }).formData();
  } catch {
    return null;
  }
}

/** Rebuilds the content type, so that the parser uses the same boundary that was counted. */
function formatOf(contentType: string): { type: string; separator: string } | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return { type: 'application/x-www-form-urlencoded', separator: '&' };
  const [, boundary] =
    /^multipart\/form-data\s*;.*?\bboundary="?([\w'()+,./:=?-]{1,70})/i.exec(contentType) ?? [];
  if (!boundary) return null;
  return { type: `multipart/form-data; boundary="${boundary}"`, separator: `--${boundary}` };
}

function occursMoreThan(body: Buffer, separator: string, max: number): boolean {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    count++;
    if (count > max) return true;
  }
  return false;
}
