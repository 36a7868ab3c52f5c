import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Logger } from './logger.ts';
import type { BucketSettings } from './settings.ts';
import { checkedKey, type Storage, StorageUnavailableError, type StoredKey } from './storage.ts';

const maxTries = 3;
const firstPauseMs = 200;
const maxRequestMs = 30_000;
const removedAtOnce = 8;

type Sent = { query?: Record<string, string>; body?: Uint8Array };

/** Files in a bucket of Amazon S3 or of anything that speaks its protocol. Every request may be sent twice: all of them are idempotent. */
export function createBucketStorage(
  { endpoint, bucket, folder, region, accessKeyId, secretAccessKey }: BucketSettings,
  logger: Logger,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 0 });
  const prefix = folder ? `${folder}/` : '';
  const pathOf = (key: string) => `/${prefix}${checkedKey(key)}`;

  /** The answer, or null if there is no such key. */
  async function request(method: string, path: string, { query, body }: Sent = {}): Promise<Response | null> {
    const url = `${endpoint}/${bucket}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    for (let tried = 1; ; tried++) {
      try {
        const response = await client.fetch(url, {
          method,
          body: body as Uint8Array<ArrayBuffer> | undefined,
          // The bucket refuses bytes that arrive changed.
          headers: body && { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
          redirect: 'manual',
          signal: AbortSignal.timeout(maxRequestMs),
        });
        if (response.ok) return response;
        const { code, message } = problemIn(await response.text());
        if (code === 'NoSuchKey') return null;
        throw new BucketError(`The bucket answered ${response.status} ${code}: ${message}`, response.status);
      } catch (error) {
        if (tried < maxTries && mayPass(error)) {
          await pause(firstPauseMs * 2 ** tried * Math.random());
          continue;
        }
        const problem = new StorageUnavailableError(error as Error);
        logger.error({ err: error, bucket, host: new URL(endpoint).host }, 'the bucket can’t be used');
        throw problem;
      }
    }
  }

  async function list(start: string): Promise<StoredKey[]> {
    const keys: StoredKey[] = [];
    for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
      const query = { 'list-type': '2', prefix: start, ...(token ? { 'continuation-token': token } : {}) };
      const response = await request('GET', '', { query });
      const answer = parseDocument((await response?.text()) ?? '', { xmlMode: true }).children;
      const found = DomUtils.getElementsByTagName('Contents', answer).map(({ children }) => ({
        key: textOf('Key', children).slice(prefix.length),
        writtenAt: new Date(textOf('LastModified', children)),
      }));
      keys.push(...found);
      token = textOf('NextContinuationToken', answer) || undefined;
    }
    return keys;
  }

  return {
    async put(key, bytes) {
      await request('PUT', pathOf(key), { body: bytes });
    },
    async get(key) {
      const response = await request('GET', pathOf(key));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async remove(key) {
      await request('DELETE', pathOf(key));
    },
    async removeAll(start) {
      const keys = await list(`${prefix}${checkedKey(start)}/`);
      while (keys.length > 0)
        await Promise.all(keys.splice(0, removedAtOnce).map(({ key }) => request('DELETE', pathOf(key))));
    },
    list: (start) => list(start === undefined ? prefix : `${prefix}${checkedKey(start)}/`),
  };
}

class BucketError extends Error {
  override name = 'BucketError';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Lost connections, overload and faults of the other side, but not a wrong key or name. */
const mayPass = (error: unknown) =>
  !(error instanceof BucketError) || error.status >= 500 || error.status === 429;

type Nodes = ReturnType<typeof parseDocument>['children'];

function textOf(name: string, nodes: Nodes): string {
  const [element] = DomUtils.getElementsByTagName(name, nodes, true, 1);
  return element ? DomUtils.textContent(element) : '';
}

/** What S3 says about a failed request. Its other elements may name the key. */
function problemIn(xml: string): { code: string; message: string } {
  const { children } = parseDocument(xml.slice(0, 10_000), { xmlMode: true });
  return { code: textOf('Code', children), message: textOf('Message', children).slice(0, 300) };
}
