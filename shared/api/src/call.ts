import type { Endpoint, ParamsOf, ResultOf } from '@console/contract/endpoint';
import { checkResult } from './check-response';
import { serverNow } from './clock';
import { trackCreation } from './creations';
import { ApiError, isOffline, toApiError } from './error';
import { apiSettings, type WriteEnd, type WriteFacts } from './settings';
import { callWithContent, exchangeOnce, type CallOptions } from './transport';

export interface WriteOptions extends CallOptions {
  /** How things were before it, where only that tells afterwards what it has done. */
  readonly before?: WriteFacts;
}

/** Whether a call changes something of whoever makes it. */
const isWrite = ({ method, auth }: Endpoint): boolean => method !== 'GET' && auth !== false;

/** Refusals of whoever asks: what they may not delete they may not see either, so that it seems to be gone. */
const OF_PERSON = new Set([401, 403, 429]);

/** Whether what a call has done is to be looked up: nobody has said it, or what it was to take away may be gone already. */
const isOpen = (endpoint: Endpoint, { aborted, outcome, status }: ApiError): boolean =>
  !aborted && (outcome === 'unknown' || (endpoint.method === 'DELETE' && !OF_PERSON.has(status ?? 0)));

/** Says that a call is sent; the returned function says how it has ended. Whoever listens cannot break the call. */
function noteWrite(endpoint: Endpoint, params: Readonly<Record<string, unknown>>, at: Date): (end: WriteEnd) => void {
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      apiSettings().onReport({ kind: 'error', message: String(error), context: { endpoint: endpoint.name } });
      return undefined;
    }
  };
  const ended = quietly(() => apiSettings().onWrite({ endpoint, params, at }));
  return (end) => quietly(() => ended?.(end));
}

const afterReading = (error: ApiError): ApiError => new ApiError({ ...error, isRead: true, cause: error });

/**
 * Whether a write has never left the browser: it was begun without a network, and has broken while there still was none. The
 * browser is not asked before: a server on the same machine is reached without a network.
 */
const neverLeft = ({ kind }: ApiError, wasOffline: boolean): boolean =>
  wasOffline && isOffline() && kind === 'connection';

/** Sends a write once. Where nobody says how it ended, that is found out before it ends. @throws ApiError */
async function write(endpoint: Endpoint, given: unknown, { before = {}, ...options }: WriteOptions): Promise<unknown> {
  const params = { ...(typeof given === 'object' ? given : {}) };
  const at = serverNow();
  let note: ((end: WriteEnd) => void) | undefined;
  const onSent = (): void => {
    note = noteWrite(endpoint, params, at);
  };
  const read = (content: unknown): unknown => checkResult(endpoint, content);
  const creation = trackCreation(endpoint, params);
  const wasOffline = isOffline();
  try {
    const { content, response } = await exchangeOnce(endpoint, params, read, { ...options, onSent }).catch(
      async (thrown: unknown) => {
        const error = toApiError(thrown);
        if (neverLeft(error, wasOffline)) throw new ApiError({ ...error, outcome: 'refused', cause: error });
        if (!note || !isOpen(endpoint, error)) throw error;
        creation?.open();
        const found = await apiSettings().onOpenWrite({ endpoint, params, at, before, error });
        return { content: found, response: found };
      },
    );
    creation?.made(response);
    note?.({ content });
    return response;
  } catch (error) {
    note?.({ error: toApiError(error) });
    throw error;
  } finally {
    creation?.end();
  }
}

/**
 * Makes one call of the contract. Never tried again on its own. A write resolves once it is known to be carried out: where
 * its response was lost, after that was looked up.
 * @returns the checked response; nothing for a write that was answered with 204
 * @throws ApiError, and nothing else; its `outcome` says whether a write was refused or nobody knows
 */
export function call<E extends Endpoint>(
  endpoint: E,
  params: ParamsOf<E>,
  options?: WriteOptions,
): Promise<ResultOf<E>>;
export async function call(endpoint: Endpoint, params: unknown, options: WriteOptions = {}): Promise<unknown> {
  if (isWrite(endpoint)) return write(endpoint, params, options);
  try {
    return (await callWithContent(endpoint, params, options)).response;
  } catch (thrown) {
    throw endpoint.method === 'GET' ? afterReading(toApiError(thrown)) : thrown;
  }
}
