import type { ServerResponse } from 'node:http';

/** Ways to break an answer on purpose, as the sandbox's fault rules name them. */
export type Drop = 'reset' | 'hang' | 'truncate';

export const isDrop = (value: string | null | undefined): value is Drop =>
  value === 'reset' || value === 'hang' || value === 'truncate';

/** Header by which the sandbox asks for a broken connection; it never reaches a browser. */
export const DROP_HEADER = 'x-sandbox-drop';

/**
 * Breaks an answer: `reset` closes the connection without a byte, `hang` never answers, `truncate` promises the whole body
 * and closes after half of it.
 */
export async function breakAnswer(drop: Drop, response: Response, outgoing: ServerResponse): Promise<void> {
  if (drop === 'reset') {
    outgoing.destroy();
    return;
  }
  if (drop === 'hang') return;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== DROP_HEADER));
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(Math.max(body.byteLength, 2)) });
  outgoing.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => outgoing.destroy());
}
