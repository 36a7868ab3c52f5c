import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const accessKeyId = 'AKIATEST';
const secretAccessKey = 'a/secret+with=signs';
const bucketPath = '/files';
const pageSize = 3;

export type S3Server = {
  /** As S3_URL. */
  url: string;
  objects: Map<string, Uint8Array>;
  /** Answers this many requests with 503 SlowDown. */
  slowDown(requests: number): void;
  close(): void;
};

/** A bucket that speaks S3's protocol: it checks signatures (version 4) and hashes, and lists three keys a page. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Uint8Array>();
  let slow = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const fail = (status: number, code: string, message: string) =>
      reply(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    if (slow-- > 0) return fail(503, 'SlowDown', 'Please reduce your request rate.');
    if (!isSigned(request, url))
      return fail(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
    const sentHash = request.headers['x-amz-content-sha256'];
    if (sentHash !== 'UNSIGNED-PAYLOAD' && sentHash !== sha256(body))
      return fail(400, 'XAmzContentSHA256Mismatch', 'The provided header does not match what was computed.');
    const [, bucket, key] = /^(\/[^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    if (bucket !== bucketPath) return fail(404, 'NoSuchBucket', 'The specified bucket does not exist');
    if (request.method === 'GET' && !key) return reply(response, 200, listing(objects, url.searchParams));
    if (!key) return fail(405, 'MethodNotAllowed', 'Not on a bucket.');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return reply(response, 200, '');
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return reply(response, 204, '');
    }
    const found = objects.get(key);
    if (!found) return fail(404, 'NoSuchKey', 'The specified key does not exist.');
    response.end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}${bucketPath}`,
    objects,
    slowDown: (requests) => {
      slow = requests;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function reply(response: ServerResponse, status: number, xml: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(xml && `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function listing(objects: Map<string, Uint8Array>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const next = keys.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : '';
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`,
  );
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, as Amazon describes it: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ headers, method }: IncomingMessage, { pathname, searchParams }: URL): boolean {
  const [, credential = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\S+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [key, day = '', region = '', service = ''] = credential.split('/');
  if (key !== accessKeyId || service !== 's3' || !signedHeaders.split(';').includes('host')) return false;
  const query = [...searchParams].map((pair) => pair.map(encoded).join('=')).sort();
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  return hmac(signingKey, text).toString('hex') === signature;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
