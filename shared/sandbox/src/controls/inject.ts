import type { FaultRule } from './faults';

/** Header by which a response asks whoever owns the connection to break it: reset, hang or truncate. */
export const DROP_HEADER = 'x-sandbox-drop';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const;
const isEmptyStatus = (status: number): boolean => status === 204 || status === 205 || status === 304;

function orderedResponse(rule: FaultRule): Response {
  const status = rule.status ?? 200;
  const text = typeof rule.body === 'string' ? rule.body : rule.body === undefined ? '' : JSON.stringify(rule.body);
  const type = rule.content_type ?? (text.trimStart().startsWith('<') ? TYPES.html : TYPES.json);
  const headers = { 'cache-control': 'no-store', 'content-type': type };
  return new Response(isEmptyStatus(status) ? null : text, { status, headers });
}

/**
 * Answers a call as a fault rule orders. A rule with a status or a body is the response, and the call is not made; a rule
 * that only delays or drops lets the call be made.
 */
export async function withFault(
  rule: FaultRule | undefined,
  signal: AbortSignal,
  make: () => Promise<Response>,
): Promise<Response> {
  if (!rule) return make();
  if (rule.delay_ms) await pause(rule.delay_ms, signal);
  const response = rule.status !== undefined || rule.body !== undefined ? orderedResponse(rule) : await make();
  if (!rule.drop) return response;
  const marked = new Response(response.body, response);
  marked.headers.set(DROP_HEADER, rule.drop);
  return marked;
}
