const MINUTE = 60_000;

/** How often something may happen to one key, until there was so much quiet, in ms. */
const LIMITS = {
  /** Wrong passwords for one address. */
  password: { most: 10, quiet: 15 * MINUTE },
  /** Wrong passwords on the whole site. */
  site: { most: 100, quiet: MINUTE / 6 },
  /** Wrong codes of a second factor. */
  code: { most: 10, quiet: 15 * MINUTE },
  /** Sign-ups on the whole site, also those that are refused: they tell which addresses are known. */
  signup: { most: 100, quiet: 15 * MINUTE },
  /** Mails to one address about a forgotten password. */
  mail: { most: 10, quiet: 15 * MINUTE },
} as const;

type Kind = keyof typeof LIMITS;

/** Counts what may not happen too often, for the life of the process. */
export class Failures {
  readonly #seen = new Map<string, { count: number; last: number }>();

  isBlocked(kind: Kind, key: string): boolean {
    return this.#count(kind, key) >= LIMITS[kind].most;
  }

  /** Notes one more. Returns whether it was the one that blocks. */
  note(kind: Kind, key: string): boolean {
    const count = this.#count(kind, key) + 1;
    this.#seen.set(`${kind}/${key}`, { count, last: Date.now() });
    return count === LIMITS[kind].most;
  }

  forget(kind: Kind, key: string): void {
    this.#seen.delete(`${kind}/${key}`);
  }

  clear(): void {
    this.#seen.clear();
  }

  #count(kind: Kind, key: string): number {
    const seen = this.#seen.get(`${kind}/${key}`);
    return seen && Date.now() - seen.last < LIMITS[kind].quiet ? seen.count : 0;
  }
}
