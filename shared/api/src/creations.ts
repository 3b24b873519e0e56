import { nameIn } from '@console/contract/effects/name-in';
import type { Endpoint } from '@console/contract/endpoint';
import { claimMade, holdSent } from './creation-locks';
import { onCredentialChange } from './session';

/** A call of this page that makes one more of something. */
export interface Creation {
  readonly endpoint: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Open: its response was lost, and what it made is being looked for. */
  readonly state: 'sent' | 'open' | 'ended';
  /** uuid or id of what it made, where that is known. */
  readonly made?: string;
}

/** Nobody looks for one of more than these at a time. */
const KEPT = 100;

let all: readonly Creation[] = [];
onCredentialChange(() => {
  all = [];
});

/** The creations of this page, latest last: what one of them made is not what another one looks for. */
export const creations = (): readonly Creation[] => all;

function idOf(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const id = 'uuid' in response ? response.uuid : 'id' in response ? response.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Follows a call that makes something; undefined for any other. */
export function trackCreation({ name, repeat }: Endpoint, params: Creation['params']) {
  if (repeat !== 'another') return undefined;
  let mine: Creation = { endpoint: name, params, state: 'sent' };
  all = [...all, mine].slice(-KEPT);
  const change = (changes: Partial<Creation>): void => {
    const next = { ...mine, ...changes };
    all = all.map((one) => (one === mine ? next : one));
    mine = next;
  };
  const release = holdSent(name, nameIn(params));
  let claimed: Promise<unknown> = Promise.resolve();
  return {
    open: () => {
      change({ state: 'open' });
      release();
    },
    made: (response: unknown) => {
      const made = idOf(response);
      if (made === undefined) return;
      change({ made });
      claimed = claimMade(name, made);
    },
    end: () => {
      change({ state: 'ended' });
      // Only once the other tabs can see whose it is.
      void claimed.then(release);
    },
  };
}
