import type { SiteDefinition } from '@console/sites';

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

/** The address that takes envelopes of a project: `https://key@host/project`. Undefined for a text that is none. */
export function envelopeAddress(dsn: string): string | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, prefix = '', project] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  if (!project || !username || !/^https?:$/.test(protocol)) return undefined;
  return `${protocol}//${host}${prefix}/api/${project}/envelope/?sentry_key=${encodeURIComponent(username)}&sentry_version=7`;
}

/**
 * Takes a report: no more of it is read than a report may be long. `handOn` gets it whole.
 * @returns 413 for a larger one
 */
export async function takeReport(request: Request, handOn: (report: Request) => Promise<Response>): Promise<Response> {
  const body = await limitedBody(request, LIMIT);
  if (!body) return new Response(null, { status: 413 });
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
  return handOn(new Request(request.url, { method: 'POST', headers, body }));
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
