import type { Endpoint } from '@console/contract/endpoint';
import { type Difference, heaviest, merged } from './difference';
import type { Attempt } from './talk';

export type CallState = 'fits' | 'differs' | 'loses' | 'broken' | 'not tried';

/** All attempts at one call. */
export interface CallReport {
  readonly call: string;
  /** Of the contract; not of what is the same for all calls. */
  readonly method?: string;
  readonly path?: string;
  readonly state: CallState;
  /** Attempts, and the rows that they were answered with. */
  readonly tried: number;
  readonly rows?: number;
  /** Rows that the console would not show. */
  readonly unread?: number;
  readonly differences: readonly Difference[];
  readonly notes: readonly string[];
  /** Why it was not tried. */
  readonly reason?: string;
  /** Whether something that the site offers needs it. */
  readonly needed: boolean;
}

const STATES = { read: 'differs', lost: 'loses', broken: 'broken' } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is said of one call. */
export function reportOf(
  call: string,
  all: readonly Attempt[],
  {
    endpoint,
    reason,
    needed,
  }: { readonly endpoint?: Endpoint | undefined; readonly reason?: string | undefined; readonly needed: boolean },
): CallReport {
  const attempts = all.filter((attempt) => attempt.call === call);
  const differences = merged(attempts.flatMap((attempt) => attempt.differences));
  const weight = heaviest(differences);
  const listed = attempts.flatMap(({ rows }) => rows ?? []);
  const unread = sum(attempts.map((attempt) => attempt.unread));
  const isTried = attempts.length > 0;
  return {
    call,
    ...(endpoint ? { method: endpoint.method, path: endpoint.path } : {}),
    state: !isTried ? 'not tried' : weight ? STATES[weight] : 'fits',
    tried: attempts.length,
    ...(listed.length > 0 ? { rows: sum(listed) } : {}),
    ...(unread > 0 ? { unread } : {}),
    differences,
    notes: [...new Set(attempts.flatMap(({ note }) => note ?? []))],
    ...(isTried ? {} : { reason: reason ?? 'nothing asked for it' }),
    needed,
  };
}
