/** A call that was seen; `status` is null until it is answered. */
export interface SeenRequest {
  /** ISO time of the machine's clock. */
  readonly at: string;
  readonly scope: 'api' | 'idp' | 's3';
  readonly method: string;
  /** For the API the path after /api/v1. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  body: unknown;
  status: number | null;
  user: string | null;
}

const KEPT = 5000;
/** How many more may come together before the oldest are dropped. */
const SPARE = 500;
const SECRET = /^(password|otp|access_token|id_token)$/;

/** A body as it may be looked at: passwords and tokens of the identity provider are masked. */
export const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, SECRET.test(key) ? '***' : value]))
    : body;

/** The latest calls of a site, without passwords and tokens. */
export class RequestLog {
  #seen: SeenRequest[] = [];

  get seen(): readonly SeenRequest[] {
    return this.#seen.slice(-KEPT);
  }

  add(request: Omit<SeenRequest, 'at' | 'status' | 'user'>): SeenRequest {
    const entry: SeenRequest = {
      at: new Date().toISOString(),
      ...request,
      body: withoutSecrets(request.body),
      status: null,
      user: null,
    };
    this.#seen.push(entry);
    if (this.#seen.length >= KEPT + SPARE) this.#seen = this.#seen.slice(-KEPT);
    return entry;
  }

  clear(): void {
    this.#seen = [];
  }
}
