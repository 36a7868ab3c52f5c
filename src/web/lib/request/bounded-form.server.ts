/** More than any form of ours has. A parser takes minutes for the millions that fit into what may be sent. */
const mostFields = 2_000;

/** A form as it was sent; null where it is none, or has more fields than any of ours. */
export async function boundedForm(request: Request): Promise<FormData | null> {
  const format = formatOf(request.headers.get('Content-Type') ?? '');
  if (!format) return null;
  try {
    const body = Buffer.from(await request.arrayBuffer());
    if (isMoreOften(body, format.separator, mostFields)) return null;
    return await new Response(body, { headers: { 'Content-Type': format.type } }).formData();
  } catch {
    return null;
  }
}

/** Written anew, so that the parser cannot take another boundary than the one that is counted. */
function formatOf(given: string): { type: string; separator: string } | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(given))
    return { type: 'application/x-www-form-urlencoded', separator: '&' };
  const [, boundary] = /^multipart\/form-data\s*;.*?\bboundary="?([\w'()+,./:=?-]{1,70})/i.exec(given) ?? [];
  if (!boundary) return null;
  return { type: `multipart/form-data; boundary="${boundary}"`, separator: `--${boundary}` };
}

function isMoreOften(body: Buffer, separator: string, most: number): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    found++;
    if (found > most) return true;
  }
  return false;
}
