import type { TestSandbox } from '@console/sandbox/testing/client';

/** A response of the sandbox, read. */
export interface ApiResponse {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  /** Headers that are left out. */
  readonly without?: readonly string[];
}

/** Answers one kind of call otherwise than the sandbox does. */
export interface Otherwise {
  /** Method and path, below the prefix of the API: /^GET .*\/vm\/list$/. */
  readonly at: RegExp;
  /** `real` makes the call, or another one; where it is not asked for, nothing arrives. */
  readonly respond: (real: (other?: Request) => Promise<ApiResponse>, request: Request) => Promise<ApiResponse>;
}

const PREFIX = '/api/v1';

async function readResponse(response: Response): Promise<ApiResponse> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return { status: response.status, type, body: type.includes('json') && text !== '' ? JSON.parse(text) : text };
}

function responseOf({ status, type, body, without = [] }: ApiResponse): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = new Headers({ date: new Date().toUTCString(), ...(type ? { 'content-type': type } : {}) });
  for (const name of without) headers.delete(name);
  return new Response(status === 204 ? null : text, { status, headers });
}

/** The sandbox as an API that deviates from it; writes down what it is asked. */
export function deviatingApi(
  { sandbox }: TestSandbox,
  all: readonly Otherwise[],
): { readonly fetch: typeof globalThis.fetch; readonly asked: string[] } {
  const requests: string[] = [];
  return {
    asked: requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call = `${request.method} ${new URL(request.url).pathname.slice(PREFIX.length)}`;
      requests.push(call);
      const found = all.find(({ at }) => at.test(call));
      if (!found) return sandbox.fetch(request);
      return responseOf(
        await found.respond(async (other = request) => readResponse(await sandbox.fetch(other.clone())), request),
      );
    },
  };
}

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each row of a list, or the object itself, is changed. */
export const rows =
  (change: (row: Row, index: number) => unknown): Otherwise['respond'] =>
  async (real) => {
    const received = await real();
    const { body } = received;
    if (received.status >= 300) return received;
    if (Array.isArray(body)) return { ...received, body: body.map((row: Row, index) => change(row, index)) };
    return { ...received, body: isRow(body) ? change(body, 0) : body };
  };

/** The same of the first row only. */
export const firstRow = (change: (row: Row) => unknown): Otherwise['respond'] =>
  rows((row, index) => (index === 0 ? change(row) : row));

/** Rows without some of their fields. */
export const without = (...names: readonly string[]): Otherwise['respond'] =>
  rows((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))));

/** Rows with other fields, too. */
export const withFields = (more: Row): Otherwise['respond'] => rows((row) => ({ ...row, ...more }));

/** Answered without the call being made. */
export const instead =
  (status: number, body: unknown, type = 'application/json'): Otherwise['respond'] =>
  async () => ({ status, type, body });

/** Carried out, and answered otherwise. */
export const afterwards =
  (status: number, body: unknown, type = 'application/json'): Otherwise['respond'] =>
  async (real) => {
    await real();
    return { status, type, body };
  };

/** What the gateway says of an address that it does not know. */
export const noRoute = instead(404, { message: 'no route and no API found with those values' });

export const htmlPage = (status: number): Otherwise['respond'] =>
  instead(status, `<html><head><title>${status}</title></head><body>Request blocked</body></html>`, 'text/html');
