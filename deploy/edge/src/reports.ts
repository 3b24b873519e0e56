import { envelopeAddress, type SiteDefinition } from '@console/sites';
import type { RequestSource } from './backend';
import { rateLimiter, type RateLimit } from './rate';

/**
 * The body of a request, read no further than so many bytes; what comes after them is left to the server, which drops it.
 * @returns undefined as soon as there is more, however long the rest may be
 */
async function limitedBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > limit) {
      reader?.releaseLock();
      return undefined;
    }
    parts.push(next.value);
  }
  return Buffer.concat(parts);
}

/** Larger reports are refused: the way is open to everybody. */
const LIMIT = 1024 * 1024;
const TIMEOUT_MS = 5000;

/** A page keeps a hundred reports while there is no network, and sends them in one go. */
const RATE: RateLimit = { windowMs: 60_000, each: 240, all: 2400 };

/**
 * Whether a page of the host that is asked sends it. Browsers say so, and no page of another origin can; what is no browser can
 * say anything, and is held by the rate alone.
 */
function isSameOrigin({ headers }: Request, host: string): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/** What is taken as a report. */
interface IntakeRules {
  readonly rate?: RateLimit;
  /** Longest body, in bytes. */
  readonly limit?: number;
  /** Whether it may come from a page of another origin. */
  readonly isFromAnywhere?: boolean;
}

/**
 * What takes reports, for one server: those of a page's own site, so many a minute, and no more of each is read than a report
 * may be long. `handOn` gets it whole.
 * @returns 403 for one of another origin, 429 for too many, 413 for a larger one
 */
export function reportIntake({ rate = RATE, limit = LIMIT, isFromAnywhere = false }: IntakeRules = {}) {
  const isWithinRate = rateLimiter(rate);
  return async (
    request: Request,
    { host, client }: Pick<RequestSource, 'host' | 'client'>,
    handOn: (report: Request) => Promise<Response>,
  ): Promise<Response> => {
    if (!isFromAnywhere && !isSameOrigin(request, host)) return new Response(null, { status: 403 });
    if (!isWithinRate(client.address)) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
    const body = await limitedBody(request, limit);
    if (!body) return new Response(null, { status: 413 });
    const headers = new Headers(request.headers);
    for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
    return handOn(new Request(request.url, { method: 'POST', headers, body }));
  };
}

/** Hands a report on to the service of its site, and nowhere else, whatever the report says. */
export async function passReport(request: Request, { reporting }: SiteDefinition): Promise<Response> {
  const address = reporting && envelopeAddress(reporting.dsn);
  if (!address) return new Response(null, { status: 404 });
  const body = await request.arrayBuffer();
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return new Response(null, { status: response.status });
  } catch {
    return new Response(null, { status: 502 });
  }
}
