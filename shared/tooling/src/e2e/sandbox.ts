import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { COLD } from './warm-context';

/** A failure to cause; fields as in the sandbox's documentation. Paths of scope `api` are those after /api/v1. */
export interface Fault {
  readonly scope?: 'api' | 'idp' | 's3' | 'remotes';
  readonly user?: string;
  readonly method?: string;
  readonly path?: string;
  readonly times?: number;
  readonly delay_ms?: number;
  readonly status?: number;
  readonly content_type?: string;
  readonly body?: unknown;
  readonly drop?: 'reset' | 'hang' | 'truncate';
}

/** A call that the sandbox has seen. */
export interface SeenRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly status: number;
  readonly user?: string | null;
}

/** An error report as it arrived; the event as the reporting service's SDK writes it. */
export interface SeenReport {
  readonly at: string;
  readonly event: {
    readonly message?: string;
    readonly exception?: { readonly values: readonly { readonly type: string; readonly value: string }[] };
    readonly tags?: Readonly<Record<string, unknown>>;
    readonly user?: Readonly<Record<string, unknown>>;
    readonly contexts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly breadcrumbs?: readonly { readonly category: string; readonly message: string }[];
    readonly [field: string]: unknown;
  };
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly [field: string]: unknown;
}

/** A payment as its processor has it. */
export interface SeenPayment {
  readonly identifier: string;
  readonly processor: string;
  readonly status: string;
  /** The processor's page of it. */
  readonly page: string;
}

/** A person of the sandbox: the part of the address before @. */
export type Person = 'customer' | 'new' | 'colleague' | 'admin' | 'large' | 'unverified';

export const PASSWORD = 'Sandbox-2026';

/** The API key of a person: the name padded with zeros to 32 characters. */
export const apiKeyOf = (person: string): string => person.padEnd(32, '0');

/** Less than a test may take: what hangs is told by its name. */
const RESPONSE_MS = 20_000;
/** 10,000 machines take some seconds to be made, and many times as long on a machine that others use. */
const LARGE_MS = 200_000;

interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Milliseconds without a byte after which nothing is awaited any more. */
  readonly patience?: number;
}

/** The response to a request. @throws what broke the connection; where nothing comes for too long, which request it is */
function respond(
  port: number,
  host: string,
  { method, path, headers, body, patience = RESPONSE_MS }: Outgoing,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, host: `${host}:${port}` } },
      resolve,
    );
    outgoing.setTimeout(patience, () => {
      outgoing.destroy(new Error(`${method} ${path}: no response in ${patience / 1000} s`));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Node does not resolve `*.localhost`, browsers do: the address is 127.0.0.1, the Host header says which site. */
async function send(port: number, host: string, outgoing: Outgoing): Promise<unknown> {
  const response = await respond(port, host, outgoing);
  // Rejects where the body ends too early: whoever waits for its end alone would wait for ever.
  const content = await text(response);
  const { statusCode: status = 500 } = response;
  if (status >= 300) throw new Error(`${outgoing.method} ${outgoing.path}: ${status} ${content.slice(0, 300)}`);
  return content ? JSON.parse(content) : undefined;
}

/** The controls of the sandbox, for the site of one host. */
export class Sandbox {
  readonly #port: number;
  readonly #host: string;
  readonly #isCold: boolean;

  /** `isCold`: the pages of this test take no file from the cache of a page before them. */
  constructor(port: number, { host = 'localhost', isCold = true }: { host?: string; isCold?: boolean } = {}) {
    this.#port = port;
    this.#host = host;
    this.#isCold = isCold;
  }

  /** The same controls for another site: `metal.localhost`. */
  on(host: string): Sandbox {
    return new Sandbox(this.#port, { host, isCold: this.#isCold });
  }

  /** Back to the seed. */
  async reset(seed: 'demo' | 'empty' = 'demo'): Promise<void> {
    await this.#send('POST', '/sandbox/reset', { seed });
  }

  /** @throws where files are to fail in a test that may find them in its cache */
  async faults(...faults: readonly Fault[]): Promise<void> {
    if (!this.#isCold && faults.some(({ scope }) => scope === 'remotes'))
      throw new Error(`a warm context has files in its cache, which do not fail: give the test the tag ${COLD}`);
    await this.#send('POST', '/sandbox/faults', faults);
  }

  async clearFaults(): Promise<void> {
    await this.#send('DELETE', '/sandbox/faults');
  }

  /** Moves the time of metering, invoices, cards and states. */
  async advance(seconds: number): Promise<void> {
    await this.#send('POST', '/sandbox/clock', { advance_seconds: seconds });
  }

  /** 1 = as on a real cloud, 0 = at once. */
  async speed(factor: number): Promise<void> {
    await this.#send('POST', '/sandbox/speed', { factor });
  }

  async requests(): Promise<SeenRequest[]> {
    return this.#list<SeenRequest>('/sandbox/requests');
  }

  async clearRequests(): Promise<void> {
    await this.#send('DELETE', '/sandbox/requests');
  }

  /** The error reports that pages of the site have sent. */
  async reports(): Promise<SeenReport[]> {
    return this.#list<SeenReport>('/sandbox/reports');
  }

  async clearReports(): Promise<void> {
    await this.#send('DELETE', '/sandbox/reports');
  }

  async outbox(): Promise<Mail[]> {
    return this.#list<Mail>('/sandbox/outbox');
  }

  /** Payments through processors, newest first. */
  async payments(): Promise<SeenPayment[]> {
    return this.#list<SeenPayment>('/sandbox/payments');
  }

  /** Answers a payment on its processor's page, as somebody does who is elsewhere: nobody is led back. */
  async answerPayment({ page }: SeenPayment, action: 'approve' | 'decline' | 'timeout'): Promise<void> {
    const { hostname, pathname } = new URL(page);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await respond(this.#port, hostname, {
      method: 'POST',
      path: pathname,
      headers,
      body: `action=${action}`,
    });
    await text(response);
    if (response.statusCode !== 303 && response.statusCode !== 200) throw new Error(`${page}: ${response.statusCode}`);
  }

  /** Switches a processor of the site off, or on again. */
  async processor(keyword: string, isActive: boolean): Promise<void> {
    await this.#send('POST', '/sandbox/processors', { keyword, is_active: isActive });
  }

  /** A call of the API as a person, past the console. `path`: after /api/v1. */
  api(person: Person, method: string, path: string, form?: Readonly<Record<string, string>>): Promise<unknown> {
    const body = form && String(new URLSearchParams(form));
    const headers = {
      apikey: apiKeyOf(person),
      ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    };
    return send(this.#port, this.#host, { method, path: `/api/v1${path}`, headers, body });
  }

  /** Has the large customer's things made before a page asks for them, which waits no longer than a person would. */
  async makeLarge(): Promise<void> {
    await send(this.#port, this.#host, {
      method: 'GET',
      path: '/api/v1/tll/user-resource/vm/list',
      headers: { apikey: apiKeyOf('large') },
      patience: LARGE_MS,
    });
  }

  #send(method: string, path: string, value?: unknown): Promise<unknown> {
    const body = value === undefined ? undefined : JSON.stringify(value);
    return send(this.#port, this.#host, { method, path, headers: { 'content-type': 'application/json' }, body });
  }

  async #list<Item>(path: string): Promise<Item[]> {
    const response = await this.#send('GET', path);
    if (!Array.isArray(response)) throw new Error(`${path} did not answer a list`);
    return response;
  }
}
