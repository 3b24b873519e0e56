import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedKey, type Store, StoreError } from './store';

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

  async function once(address: string, init: RequestInit): Promise<Response | Error> {
    try {
      return await client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Asks until there is an answer that will last. `onRepeat`: the one before may have done its work unheard. @throws StoreError */
  async function ask(address: string, init: RequestInit = {}, onRepeat = () => {}): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await once(address, init);
      if (!(response instanceof Error) && !isUndecided(response.status)) return response;
      onRepeat();
      if (attempt + 1 >= TRIES) {
        const reason = response instanceof Error ? String(response.cause ?? response) : `it answers ${response.status}`;
        throw new StoreError(
          `The registry ${place} can't be reached: ${reason}. Check AWS_ENDPOINT_URL and the network.`,
        );
      }
      await pause(attempt);
    }
  }

  async function refusal(response: Response): Promise<StoreError> {
    const code = codeIn(await response.text()) || String(response.status);
    return new StoreError(
      `The registry ${place} refuses (${code}). Check the bucket, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and what the key may do.`,
    );
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const response = await ask(addressOf(key));
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    const text = await response.clone().text();
    if (response.status === 404 && codeIn(text) !== 'NoSuchBucket') return undefined;
    throw await refusal(response);
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
      const response = await ask(addressOf(key), { method: 'PUT', body, headers }, () => {
        isRepeated = true;
      });
      if (response.ok) return true;
      if (response.status !== 412) throw await refusal(response);
      // What stands there may be what an earlier try of this very call wrote before its answer was lost.
      return isRepeated && (await read(key))?.equals(body) === true;
    },

    async list(inside, after) {
      if (inside !== '') checkedKey(inside);
      const keys: string[] = [];
      for (let last = after; ;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder + inside });
        if (last !== undefined) query.set('start-after', folder + last);
        const response = await ask(`${base}?${query}`);
        if (!response.ok) throw await refusal(response);
        const xml = await response.text();
        const found = keysIn(xml).map((key) => key.slice(folder.length));
        keys.push(...found);
        last = found.at(-1);
        if (last === undefined || !xml.includes('<IsTruncated>true</IsTruncated>')) return keys;
      }
    },

    async remove(key) {
      const response = await ask(addressOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await refusal(response);
    },
  };
}
