import type { SandboxSite } from '../site';

/** A request on its way to the worker; the body is read whole. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export interface SentResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** What a page asks of the worker. */
export type ToWorker =
  | { readonly kind: 'open'; readonly site: SandboxSite; readonly port: number | undefined }
  | { readonly kind: 'call'; readonly id: number; readonly request: SentRequest };

/** What the worker sends back. */
export type FromWorker =
  | { readonly kind: 'response'; readonly id: number; readonly response: SentResponse }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

const hasBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

export async function sendable(request: Request): Promise<SentRequest> {
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: hasBody(request.method) ? await request.arrayBuffer() : null,
  };
}

export const received = ({ url, method, headers, body }: SentRequest): Request =>
  new Request(url, { method, headers: headers.map(([name, value]): [string, string] => [name, value]), body });

export async function sendableResponse(response: Response): Promise<SentResponse> {
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

export const receivedResponse = ({ status, headers, body }: SentResponse): Response =>
  new Response(isBodiless(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
