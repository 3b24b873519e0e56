import { isOffline } from '@console/api';
import { AwsV4Signer } from 'aws4fetch';
import { objectUrl, withQuery } from './address';
import { isStoreError, ObjectStoreError } from './error';
import { readFailure } from './failure';
import { hexSha256 } from './payload';
import { answers, NoResponse, send } from './transport';
import type { Body, StoreAccess } from './types';
import { wait } from './wait';
import { parseXml, type XmlNode } from './xml';

export interface StoreRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Left out, the request is about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly onProgress?: ((sent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sent again where its response was lost: it leaves things as they are then, as a deletion does. */
  readonly isHarmless?: boolean;
}

export type AccessKey = Pick<StoreAccess, 'accessKey' | 'secretKey'>;

export interface ClientOptions {
  /** Asked where a page is not let in: a store may answer in the same way to a key that was deleted. */
  readonly isKeyKnown?: (accessKey: string) => Promise<boolean>;
  /** Asked where a key is refused: the one to use now, which may be the same. */
  readonly keyNow?: () => Promise<AccessKey | undefined>;
}

export interface Client {
  /** @throws ObjectStoreError, or the signal's reason */
  readonly send: (request: StoreRequest) => Promise<Response>;
  /** The same for what answers with a document, which may be a failure although its status says that all is well. */
  readonly sendForXml: (request: StoreRequest) => Promise<XmlNode>;
  /** An address that is signed itself. */
  readonly presign: (
    key: string,
    query: Readonly<Record<string, string | undefined>>,
    expires: number,
  ) => Promise<string>;
}

const REGION = 'us-east-1';
const TRIES = 6;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const CLOCK_SLACK_MS = 60_000;

/** The text of a response. @throws NoResponse where the connection breaks within it, or the signal's reason */
async function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NoResponse('The connection broke within the response', { cause });
  }
}

const isRead = ({ method }: StoreRequest): boolean => method === 'GET' || method === 'HEAD';

/** Signature V4's way to write a time. */
const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');

/** Signs and sends the requests to one bucket, with patience where the store asks for it. */
export function createClient(access: StoreAccess, { isKeyKnown, keyNow }: ClientOptions = {}): Client {
  let accessKey: AccessKey = access;
  // Derived signing keys, for the day.
  const cache = new Map<string, ArrayBuffer>();
  /** How much the store's clock is ahead of this computer's. */
  let clockOffset = 0;
  /** Epoch ms until which the store wants to be left in peace, by all requests. */
  let restUntil = 0;

  const signer = (url: URL, method: string, headers: Readonly<Record<string, string>>, signQuery = false) =>
    new AwsV4Signer({
      url: url.href,
      method,
      headers: { ...headers },
      accessKeyId: accessKey.accessKey,
      secretAccessKey: accessKey.secretKey,
      service: 's3',
      region: REGION,
      cache,
      datetime: stamp(Date.now() + clockOffset),
      signQuery,
    });

  /** One try. @throws ObjectStoreError, NoResponse */
  async function attempt(request: StoreRequest, mayCorrectClock = true): Promise<Response> {
    const { method, key, query = {}, headers = {}, body, onProgress, signal } = request;
    const url = withQuery(objectUrl(access, key), query);
    const hash = await hexSha256(body);
    const signed = await signer(url, method, { ...headers, 'x-amz-content-sha256': hash }).sign();
    // aws4fetch writes a header into its own copy, and the body is none of its business.
    const response = await send({ method, url: url.href, headers: signed.headers, body, onProgress, signal });
    if (response.ok) return response;
    const { error, serverTime } = readFailure(response.status, response.headers, await bodyOf(response, signal));
    if (error.kind === 'clock' && serverTime !== undefined && mayCorrectClock) {
      const offset = serverTime - Date.now();
      if (Math.abs(offset - clockOffset) > CLOCK_SLACK_MS) {
        clockOffset = offset;
        return attempt(request, false);
      }
    }
    throw error;
  }

  /** Why nothing readable came back. */
  async function whyNoResponse(cause: NoResponse, signal: AbortSignal | undefined): Promise<ObjectStoreError> {
    const failure = (kind: ConstructorParameters<typeof ObjectStoreError>[0], message: string) =>
      new ObjectStoreError(kind, message, { cause });
    if (isOffline()) return failure('offline', 'This browser is offline');
    if (!(await answers(access.endpoint, signal)))
      return failure('unreachable', `Nothing answers at ${access.endpoint}`);
    try {
      await attempt({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' }, signal });
      return failure('lost', cause.message);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ObjectStoreError) return isStoreError(error, 'key') ? error : failure('lost', cause.message);
      if (isKeyKnown && !(await isKeyKnown(accessKey.accessKey)))
        return failure('key', 'The access key is not known any more');
      return failure('cors', `The bucket's CORS rule does not let this page in`);
    }
  }

  async function rest(signal: AbortSignal | undefined): Promise<void> {
    const left = restUntil - Date.now();
    if (left > 0) await wait(left, signal);
  }

  /** Whether the request may simply be sent again after this failure of it. */
  function isRepeatable(request: StoreRequest, error: ObjectStoreError): boolean {
    if (error.kind === 'lost') return isRead(request) || request.isHarmless === true;
    // 503 is a refusal; after any other failure of the store's own a POST may have been carried out.
    return error.kind === 'busy' && (error.status === 503 || error.status === 429 || request.method !== 'POST');
  }

  /** Goes on with the key of now, where the one that was refused is not it any more. */
  async function hasOtherKey(refused: AccessKey): Promise<boolean> {
    if (accessKey === refused) {
      const now = await keyNow?.();
      if (now && (now.accessKey !== refused.accessKey || now.secretKey !== refused.secretKey)) accessKey = now;
    }
    return accessKey !== refused;
  }

  /** @param read what is needed of the response, of which none has come where that breaks */
  async function sendPatiently<T>(request: StoreRequest, read: (response: Response) => T | Promise<T>): Promise<T> {
    for (let number = 1; ; number += 1) {
      await rest(request.signal);
      const used = accessKey;
      try {
        return await read(await attempt(request));
      } catch (thrown) {
        if (!(thrown instanceof ObjectStoreError || thrown instanceof NoResponse)) throw thrown;
        const error = thrown instanceof NoResponse ? await whyNoResponse(thrown, request.signal) : thrown;
        // Who is not known has changed nothing: whatever it was is sent again.
        if (error.kind === 'key' && number < TRIES && (await hasOtherKey(used))) continue;
        if (number === TRIES || !isRepeatable(request, error)) throw error;
        const backoff = FIRST_WAIT_MS * 2 ** (number - 1) * (0.75 + Math.random() / 2);
        const ms = Math.min(LONGEST_WAIT_MS, error.retryAfter === undefined ? backoff : error.retryAfter * 1000);
        restUntil = Math.max(restUntil, Date.now() + ms);
      }
    }
  }

  return {
    send: (request) => sendPatiently(request, (response) => response),
    sendForXml: async (request) => {
      const { response, body } = await sendPatiently(request, async (came) => ({
        response: came,
        body: await bodyOf(came, request.signal),
      }));
      const root = parseXml(body);
      if (!root || root.name === 'Error') throw readFailure(response.status, response.headers, body).error;
      return root;
    },
    presign: async (key, query, expires) => {
      const url = withQuery(objectUrl(access, key), { ...query, 'X-Amz-Expires': String(expires) });
      const signed = await signer(url, 'GET', {}, true).sign();
      // A plus sign is a space in a form only.
      const [address = '', ...search] = signed.url.href.split('?');
      return [address, search.join('?').replaceAll('+', '%20')].join('?');
    },
  };
}
