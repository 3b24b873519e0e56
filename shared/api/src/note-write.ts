import type { Endpoint } from '@console/contract/endpoint';
import { serverNow } from './clock';
import { apiSettings, type WriteEnd } from './settings';

/** Whether a call changes something of whoever makes it. */
const isWrite = ({ method, auth }: Endpoint): boolean => method !== 'GET' && auth !== false;

/** Says that a call is sent; the returned function says how it has ended. Whoever listens cannot break the call. */
export function noteWrite(endpoint: Endpoint, params: unknown): (end: WriteEnd) => void {
  if (!isWrite(endpoint)) return () => undefined;
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      apiSettings().onReport({ kind: 'error', message: String(error), context: { endpoint: endpoint.name } });
      return undefined;
    }
  };
  const given = { ...(typeof params === 'object' ? params : {}) };
  const ended = quietly(() => apiSettings().onWrite({ endpoint, params: given, at: serverNow() }));
  return (end) => quietly(() => ended?.(end));
}
