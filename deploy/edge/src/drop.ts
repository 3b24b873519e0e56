import type { ServerResponse } from 'node:http';

/** Ways to break a response on purpose, as the sandbox's fault rules name them. */
export type Drop = 'reset' | 'hang' | 'truncate';

export const isDrop = (value: string | null | undefined): value is Drop =>
  value === 'reset' || value === 'hang' || value === 'truncate';

/** Header by which the sandbox asks for a broken connection; it never reaches a browser. */
export const DROP_HEADER = 'x-sandbox-drop';

/** Bytes of a response that are worth reading only to leave half of them out; of a longer one the first piece comes. */
const LONG = 1024 * 1024;

/** What comes of a response before it breaks, and how much was promised. */
async function beginning(response: Response): Promise<{ head: Uint8Array; promised: number }> {
  const promised = Number(response.headers.get('content-length') ?? 0);
  if (promised > LONG && response.body) {
    const reader = response.body.getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return { head: value ?? new Uint8Array(0), promised };
  }
  const body = new Uint8Array(await response.arrayBuffer());
  return { head: body.subarray(0, Math.floor(body.byteLength / 2)), promised: Math.max(body.byteLength, 2) };
}

/**
 * Breaks a response: `reset` closes the connection without a byte, `hang` never answers, `truncate` promises the whole body
 * and closes after half of it.
 */
export async function breakResponse(drop: Drop, response: Response, outgoing: ServerResponse): Promise<void> {
  if (drop === 'reset') {
    outgoing.destroy();
    await response.body?.cancel();
    return;
  }
  if (drop === 'hang') {
    await response.body?.cancel();
    return;
  }
  const { head, promised } = await beginning(response);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== DROP_HEADER));
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(promised) });
  outgoing.write(head, () => outgoing.destroy());
}
