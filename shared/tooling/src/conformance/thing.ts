import { toApiError } from '@console/api/error';
import type { Endpoint, ParamsOf, ResultOf } from '@console/contract/endpoint';
import { checkResult } from '@console/api/check-response';
import type { EndpointName } from '@console/contract/endpoints';
import type { Talk } from './talk';

/** Reads a list anew, without a word of it. @throws ApiError */
export type Look = <E extends Endpoint>(endpoint: E, params: ParamsOf<E>) => Promise<ResultOf<E>>;

/** A row of a list in which a thing would stand. */
export interface Listed {
  readonly id: string;
  readonly name: string | null | undefined;
}

/** A small thing that is made, used and removed. */
export interface Thing {
  /** The call that makes it. */
  readonly creates: EndpointName;
  readonly name: string;
  /** For people: "a network 'conformance-1a2b3c' in tll". */
  readonly what: string;
  /** All rows of its kind. @throws ApiError */
  readonly list: (look: Look) => Promise<readonly Listed[]>;
  /** @returns its id, where the response tells */
  readonly make: (talk: Talk) => Promise<string | undefined>;
  readonly use: (talk: Talk, id: string) => Promise<void>;
  readonly remove: (talk: Talk, id: string) => Promise<unknown>;
}

export interface Life {
  readonly talk: Talk;
  readonly signal: AbortSignal;
  readonly pause: (ms: number) => Promise<void>;
}

/** What became of a thing: whether it was there, and what of it still is, in words. */
export interface Ended {
  readonly wasThere: boolean;
  readonly left: readonly string[];
}

const LOOKS = 5;
const PAUSE_MS = 2000;

export const lookOf = (talk: Talk): Look => {
  function look<E extends Endpoint>(endpoint: E, params: ParamsOf<E>): Promise<ResultOf<E>>;
  async function look(endpoint: Endpoint, params: unknown): Promise<unknown> {
    return checkResult(endpoint, await talk.content(endpoint, params));
  }
  return look;
};

/**
 * Makes a thing, uses it, and removes it, whatever happens in between. A thing is known by its name, which nobody else gives,
 * or by the id that its maker was told; what was there before is never touched.
 */
export async function live(thing: Thing, { talk, signal, pause }: Life): Promise<Ended> {
  const look = lookOf(talk);
  // Where its list can't be read nobody could find it again: nothing is made.
  const before = new Set((await thing.list(look)).map(({ id }) => id));
  let own: string | undefined;
  const seen = new Set<string>();
  const found = async (): Promise<string[]> => {
    const ours = (await thing.list(look)).filter(
      ({ id, name }) => !before.has(id) && (name === thing.name || id === own),
    );
    for (const { id } of ours) seen.add(id);
    return ours.map(({ id }) => id);
  };
  const sent = talk.attempts.length;
  try {
    own = await thing.make(talk);
    if (own !== undefined && before.has(own)) noteAnother(talk, thing);
    const [id] = await found();
    if (id !== undefined && !signal.aborted) await thing.use(talk, id);
  } catch {
    // What was wrong with a call is written down; what was made has to go all the same.
  }
  const isMade = own !== undefined && !before.has(own);
  const isOpen = talk.attempts.slice(sent).some((attempt) => attempt.isOpen);
  const isAwaited = (): boolean => seen.size === 0 && (isMade || isOpen);
  const left = await talk.cleaning(() => removed(thing, { talk, pause, found, isAwaited }));
  if (seen.size > 0) return { wasThere: true, left };
  if (isMade) return { wasThere: false, left: [`${thing.what}: it was made, as the answer says, and is in no list`] };
  const isUnknown = isOpen && left.length === 0;
  return {
    wasThere: false,
    left: isUnknown ? [`${thing.what}: nobody knows whether it was made, and it is in no list yet`] : left,
  };
}

/** The response to a creation names something that was there before. */
const noteAnother = (talk: Talk, { creates }: Thing): void =>
  talk.note({
    call: creates,
    rows: undefined,
    unread: 0,
    differences: [
      {
        weight: 'lost',
        at: '',
        what: 'the answer names one that was there before',
        console: 'shows that one as the new one',
        count: 1,
      },
    ],
  });

/**
 * Removes what is found until nothing is.
 * @param how.isAwaited whether it may still show: a creation whose response was lost is listed only later
 * @returns what is left, in words
 */
async function removed(
  thing: Thing,
  {
    talk,
    pause,
    found,
    isAwaited,
  }: Pick<Life, 'talk' | 'pause'> & { readonly found: () => Promise<string[]>; readonly isAwaited: () => boolean },
): Promise<string[]> {
  let last: string | undefined;
  const requested = new Set<string>();
  for (let looked = 0; looked < LOOKS; looked += 1) {
    if (looked > 0) await pause(PAUSE_MS);
    try {
      const ids = await found();
      last = ids.length === 0 ? undefined : thing.what;
      if (ids.length === 0 && !isAwaited()) return [];
      for (const id of ids) {
        // It may take a while to go; only what stays is asked for once more.
        if (requested.has(id) && looked !== LOOKS - 2) continue;
        requested.add(id);
        await thing.remove(talk, id);
      }
    } catch (error) {
      last = `${thing.what} (${toApiError(error).text})`;
    }
  }
  return last === undefined ? [] : [last];
}
