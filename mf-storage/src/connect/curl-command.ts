import { shellWord } from '@console/domain/connect';
import { objectUrl, withQuery, type BucketPlace } from '../object-store/address';
import { isStoreError } from '../object-store/error';

/** One request to the store, as curl sends it. */
export interface CurlRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Left out, the request is about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** File that is sent. */
  readonly upload?: string;
  /** File that the content is saved as. */
  readonly saveAs?: string;
}

/** The region that stores without regions sign for. */
const SIGNED = ['--aws-sigv4', 'aws:amz:us-east-1:s3', '--user'];
/** Not every curl says by itself what it has not hashed. */
const UNSIGNED = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
/** Without a value no request is made. */
const KEYS = '"${AWS_ACCESS_KEY_ID:?}:${AWS_SECRET_ACCESS_KEY:?}"';

/** curl takes the method from what is sent and saved. */
function methodArguments({ method, upload, saveAs }: CurlRequest): readonly string[] {
  if (upload !== undefined) return ['--upload-file', upload];
  if (method === 'HEAD') return ['--head'];
  if (method === 'PUT') return ['--request', method, '--header', 'content-length: 0'];
  return method === 'GET' ? (saveAs === undefined ? [] : ['--output', saveAs]) : ['--request', method];
}

function requestLine(place: BucketPlace, request: CurlRequest): string {
  const { key, query = {}, headers = {} } = request;
  // curl signs a query as it stands, and stores take it apart in the order of its names.
  const sorted = Object.fromEntries(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const url = withQuery(objectUrl(place, key), sorted).href;
  const named = Object.entries({ ...UNSIGNED, ...headers }).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
  const before = ['curl', '--fail-with-body', ...SIGNED].map(shellWord).join(' ');
  return [before, KEYS, ...[...methodArguments(request), ...named, url].map(shellWord)].join(' ');
}

/**
 * Requests as a command of curl, which signs them with the keys in the environment; one after the other where they are several.
 * @returns undefined for names that no address can hold
 */
export function curlCommand(place: BucketPlace, requests: readonly CurlRequest[]): string | undefined {
  try {
    return requests.map((request) => requestLine(place, request)).join(' && ');
  } catch (error) {
    if (isStoreError(error)) return undefined;
    throw error;
  }
}
