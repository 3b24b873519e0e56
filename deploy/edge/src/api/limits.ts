import { networkOf } from '../client';

/** Bounds of what is passed on to an API. Sizes are bytes, times milliseconds. */
export interface ApiLimits {
  /** Longest body of a request; objects go to the object store, not through here. */
  readonly requestBytes: number;
  /** Longest body of a response. It is passed on as it comes; short ones of writes are kept for a minute (idempotency.ts). */
  readonly responseBytes: number;
  /** Longest head of a response. */
  readonly headerBytes: number;
  readonly connectMs: number;
  /** Until a response begins. The client waits 180 s for a write: its word comes first. */
  readonly headersMs: number;
  /** Between two pieces of a response. */
  readonly pauseMs: number;
  /** A whole exchange, however slowly a browser sends or reads. */
  readonly exchangeMs: number;
  /** Exchanges at a time with one API. */
  readonly atOnce: number;
  /** Of these for one client's address, or IPv6 network; many people may share one. */
  readonly atOnceEach: number;
}

const MIB = 1024 * 1024;

export const API_LIMITS: ApiLimits = {
  requestBytes: 2 * MIB,
  responseBytes: 128 * MIB,
  headerBytes: 16 * 1024,
  connectMs: 5000,
  headersMs: 185_000,
  pauseMs: 30_000,
  exchangeMs: 300_000,
  atOnce: 256,
  atOnceEach: 64,
};

/** Places for what is under way at once, in all and for each client. */
export class Slots {
  readonly #limits: Pick<ApiLimits, 'atOnce' | 'atOnceEach'>;
  readonly #each = new Map<string, number>();
  #taken = 0;

  constructor(limits: Pick<ApiLimits, 'atOnce' | 'atOnceEach'>) {
    this.#limits = limits;
  }

  get taken(): number {
    return this.#taken;
  }

  /**
   * @param address of the client
   * @returns a function that gives the place back, once however often it is called; or why there is none
   */
  take(address: string): (() => void) | 'all-taken' | 'too-many-for-one' {
    const client = networkOf(address);
    const own = this.#each.get(client) ?? 0;
    if (own >= this.#limits.atOnceEach) return 'too-many-for-one';
    if (this.#taken >= this.#limits.atOnce) return 'all-taken';
    this.#taken += 1;
    this.#each.set(client, own + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      const left = (this.#each.get(client) ?? 1) - 1;
      if (left > 0) this.#each.set(client, left);
      else this.#each.delete(client);
    };
  }
}
