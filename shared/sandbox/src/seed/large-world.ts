import type { NetworkRow } from '../model/network';

export const names = [
  'web-frontend',
  'api',
  'worker',
  'cache',
  'search-index',
  'queue-consumer-for-the-nightly-settlement',
  'db-replica',
  'edge',
] as const;

/** A name with a five-digit number. */
export const numbered = (name: string, index: number): string => `${name}-${String(index + 1).padStart(5, '0')}`;

/** What the parts of the large seed share. */
export interface LargeWorld {
  /** How many there are of each kind other than machines. */
  readonly count: number;
  readonly networks: readonly NetworkRow[];
  /** Billing account that the n-th thing is charged to. */
  account(index: number): number;
  /** Location that the n-th thing stands in. */
  slug(index: number): string;
}

/** A part of the large seed, made row by row: after each row it may be interrupted. Goes on only inside a transaction. */
export type Rows<Made = void> = Generator<void, Made, void>;
