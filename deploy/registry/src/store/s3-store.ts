import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedKey, DOCUMENT_BYTES, type Store, StoreError } from './store';

export interface Bucket {
  readonly bucket: string;
  /** Folder in it, without slashes around it; '' for the whole bucket. */
  readonly prefix: string;
  /** Origin of the service, like https://s3.example.com; without one it is AWS. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

const TIMEOUT_MS = 20_000;
const TRIES = 4;
const PAUSE_MS = 150;
/** The service is busy, or somebody writes the same key at this moment: what it will say is not decided. */
const isUndecided = (status: number): boolean => status === 409 || status === 429 || status >= 500;

/** Longest page of a listing, in bytes, and most pages: a million keys. */
const LIST_BYTES = 16 * 1024 * 1024;
const MOST_PAGES = 1000;

/** What a service has answered, to its end. */
interface StoreResponse {
  readonly status: number;
  readonly body: Buffer;
}
const isOk = ({ status }: StoreResponse): boolean => status >= 200 && status < 300;

/** A body, and one byte more than `limit` of a longer one. @throws Error where it breaks off or takes too long */
async function bodyOf({ body }: Response, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value);
    size += next.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      break;
    }
  }
  return Buffer.concat(pieces).subarray(0, limit + 1);
}

/** What a service says of a failure. Of all it sends this alone is read from XML. */
const codeIn = (xml: string): string => /<Code>([\w.-]+)<\/Code>/.exec(xml)?.[1] ?? '';
/** Keys of a listing. They need no unescaping: `checkedKey` lets none in that would. */
const keysIn = (xml: string): string[] => [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt));

/** A bucket of any service that speaks S3 and keeps `If-None-Match: *` on PUT: AWS, R2, MinIO, Ceph, Garage and others. */
export function s3Store({ bucket, prefix, endpoint, region, ...credentials }: Bucket): Store {
  const place = `s3://${bucket}${prefix && `/${prefix}`}`;
  const base = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`;
  const client = new AwsClient({ ...credentials, service: 's3', region, retries: 0 });
  const folder = prefix && `${prefix}/`;
  const addressOf = (key: string): string => base + folder + checkedKey(key);

  async function once(address: string, init: RequestInit, limit: number): Promise<StoreResponse | Error> {
    try {
      const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { status: response.status, body: await bodyOf(response, limit) };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /**
   * Asks until there is a whole response that will last. `onRepeat`: the one before may have done its work unheard; `limit`: bytes
   * of it that are read.
   * @throws StoreError
   */
  async function send(
    address: string,
    init: RequestInit = {},
    { limit = DOCUMENT_BYTES, onRepeat = () => {} }: { readonly limit?: number; readonly onRepeat?: () => void } = {},
  ): Promise<StoreResponse> {
    for (let attempt = 0; ; attempt += 1) {
      const received = await once(address, init, limit);
      if (!(received instanceof Error) && !isUndecided(received.status)) return received;
      onRepeat();
      if (attempt + 1 >= TRIES) {
        const reason = received instanceof Error ? String(received.cause ?? received) : `it answers ${received.status}`;
        throw new StoreError(
          `The registry ${place} can't be reached: ${reason}. Check AWS_ENDPOINT_URL and the network.`,
        );
      }
      await pause(attempt);
    }
  }

  function refusal({ status, body }: StoreResponse): StoreError {
    const code = codeIn(body.toString('utf8')) || String(status);
    return new StoreError(
      `The registry ${place} refuses (${code}). Check the bucket, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and what the key may do.`,
    );
  }

  async function read(key: string, limit?: number): Promise<Buffer | undefined> {
    const received = await send(addressOf(key), {}, limit === undefined ? {} : { limit });
    if (isOk(received)) return received.body;
    if (received.status === 404 && codeIn(received.body.toString('utf8')) !== 'NoSuchBucket') return undefined;
    throw refusal(received);
  }

  return {
    place,
    read,

    async create(key, content) {
      const body = new Uint8Array(content);
      const hash = createHash('sha256').update(body).digest('hex');
      const headers = {
        'If-None-Match': '*',
        'Content-Type': 'application/octet-stream',
        'X-Amz-Content-Sha256': hash,
      };
      let isRepeated = false;
      const onRepeat = (): void => {
        isRepeated = true;
      };
      const received = await send(addressOf(key), { method: 'PUT', body, headers }, { onRepeat });
      if (isOk(received)) return true;
      if (received.status !== 412) throw refusal(received);
      // What stands there may be what an earlier try of this very call wrote before its response was lost.
      return isRepeated && (await read(key, body.byteLength))?.equals(body) === true;
    },

    async list(inside, after) {
      if (inside !== '') checkedKey(inside);
      const keys: string[] = [];
      let last = after;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder + inside });
        if (last !== undefined) query.set('start-after', folder + last);
        const received = await send(`${base}?${query}`, {}, { limit: LIST_BYTES });
        if (!isOk(received)) throw refusal(received);
        const xml = received.body.toString('utf8');
        const found = keysIn(xml).map((key) => key.slice(folder.length));
        const [end] = found.slice(-1);
        keys.push(...found);
        if (end === undefined || !xml.includes('<IsTruncated>true</IsTruncated>')) return keys;
        // Names that no registry gives can't be listed on from.
        if (end === last) break;
        last = end;
      }
      throw new StoreError(
        `The listing of ${place}/${inside} does not end: there are other files in it; take them out`,
      );
    },

    async remove(key) {
      const received = await send(addressOf(key), { method: 'DELETE' });
      if (!isOk(received) && received.status !== 404) throw refusal(received);
    },
  };
}
