import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import { publicCalls } from '@console/contract/private-fields';
import type { MiddlewareHandler } from 'hono';
import { DROP_HEADER } from '../drop';
import { accepts } from '../static-files';
import { streamOf } from './proxy';

/** A shorter response travels in the packet of its head, compressed or not. Bytes. */
const WORTH_BYTES = 1024;

/**
 * Each response is made once: a third of the time of the usual level, some percent larger. Whoever reads slowly holds an encoder
 * for minutes: with a window of 256 KiB it takes 1 MB in place of 4, and lists are as short.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/**
 * Reads that are compressed beside those that answer everybody the same: long, and without what opens a door (keys, tokens,
 * passwords). The size of a compressed response tells whoever sees the line, and may choose a part of it, what else stands in
 * it (BREACH, https://www.breachattack.com): so no call is compressed that is not named.
 */
const LONG_LISTS: readonly EndpointName[] = [
  'listVms',
  'listVmReplicas',
  'listNetworks',
  'listIpAddresses',
  'listLoadBalancers',
  'listServices',
  'listBuckets',
  'listUsage',
  'listInvoices',
  'listBillingAccounts',
  'listCredit',
];

/** Calls whose responses are compressed. */
export const compressedCalls = Object.values(endpoints).filter(
  ({ name }) => publicCalls.has(name) || LONG_LISTS.includes(name),
);

/** Their addresses, as routes. */
export const COMPRESSED_PATHS: readonly string[] = compressedCalls.map(
  ({ path }) => `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
);

function encoderFor(request: Request) {
  if (accepts(request, 'br')) return { encoding: 'br', encoder: createBrotliCompress(BROTLI) };
  if (accepts(request, 'gzip')) return { encoding: 'gzip', encoder: createGzip() };
  return undefined;
}

/** Whether compressing makes a response shorter, and leaves what was ordered for it (a fault) as it is. */
function isWorthIt({ status, headers, body }: Response): boolean {
  const length = headers.get('content-length');
  return (
    status === 200 &&
    body !== null &&
    !headers.has('content-encoding') &&
    !headers.has(DROP_HEADER) &&
    (headers.get('content-type') ?? '').startsWith('application/json') &&
    (length === null || Number(length) >= WORTH_BYTES)
  );
}

/**
 * Compresses a response on its way, piece by piece, as the browser takes it. One that breaks off breaks off for the browser,
 * too; a browser that goes away ends it.
 */
export function compressed(request: Request, response: Response): Response {
  if (!isWorthIt(response) || !response.body) return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const chosen = encoderFor(request);
  if (!chosen) return new Response(response.body, { status: response.status, headers });
  headers.set('Content-Encoding', chosen.encoding);
  headers.delete('Content-Length');
  // Its end, also an early one, reaches the browser through the encoder.
  pipeline(response.body, chosen.encoder, () => undefined);
  return new Response(streamOf(chosen.encoder), { status: response.status, headers });
}

/** Compresses what the calls of COMPRESSED_PATHS are answered with. */
export const compressResponses: MiddlewareHandler = async (c, next) => {
  await next();
  const response = compressed(c.req.raw, c.res);
  if (response === c.res) return;
  // Laid over the one that is there, its headers would be merged with those that no longer hold.
  c.res = undefined;
  c.res = response;
};
