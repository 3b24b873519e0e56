import type { RemoteRecord } from '@console/contract/site-document';
import * as v from 'valibot';
import type { Override } from './state';
import { OverrideError } from './override-error';
import { allowedOrigin } from './origins';
import { text } from './texts';

/** Where the server of a developer says what it has. (shared/tooling, `npm run dev`) */
const RECORD_PATH = '/dev/record.json';
/** How long it may take; milliseconds. */
const PATIENCE = 5000;

/** What such a server says: the record of one area, whose files are at the same origin. */
const Record = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.regex(/^mf-[a-z]+$/)),
    version: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
    base: v.string(),
    entry: v.pipe(v.string(), v.regex(/^[\w-]+\.js$/)),
    integrity: v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/)),
    area: v.unknown(),
  }),
  v.check(({ name, version, base }) => base === `/remotes/${name}/${version}/`),
);

/**
 * Asks for the record, without anything of the person who asks.
 * @returns what responded, where that is no record: the status, or a page
 * @throws where nothing responded, or the browser may not read the response
 */
async function request(origin: string): Promise<unknown> {
  const response = await fetch(origin + RECORD_PATH, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) return `HTTP ${response.status}`;
  return response.json().catch(() => 'no JSON');
}

/**
 * Asks the server of a developer which area it has.
 * @param allowed the origins that the site allows
 * @returns its record, with addresses at that origin
 * @throws OverrideError: an origin that is not allowed, no response, or one that is no record
 */
export async function fetchDeveloped(address: string, allowed: readonly string[] | undefined): Promise<RemoteRecord> {
  const origin = allowedOrigin(address, allowed);
  if (origin === undefined) throw new OverrideError(() => text('refused'));
  let received: unknown;
  try {
    received = await request(origin);
  } catch (cause) {
    throw new OverrideError(() => text('unreachable', { origin }), { cause });
  }
  const parsed = v.safeParse(Record, received);
  if (!parsed.success)
    throw new OverrideError(() => text('noRecord', { origin }), { cause: v.summarize(parsed.issues) });
  const { area, ...record } = parsed.output;
  return { ...record, area, base: origin + record.base };
}

/**
 * Asks for the area that a person has confirmed.
 * @throws OverrideError, like fetchDeveloped, and where that server has another area by now
 */
export async function fetchKept(
  { origin, name }: Override,
  allowed: readonly string[] | undefined,
): Promise<RemoteRecord> {
  const record = await fetchDeveloped(origin, allowed);
  if (record.name !== name) throw new OverrideError(() => text('otherArea', { origin, name: record.name }));
  return record;
}
