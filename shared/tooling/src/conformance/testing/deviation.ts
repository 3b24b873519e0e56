import type { FeatureSwitch } from '@console/contract/site-config';
import type { CallState } from '../report';
import type { Result } from '../result';
import type { Otherwise } from './deviating-api';

/** A way in which real APIs of this kind were seen, or are said, to deviate, and what has to be said of it. */
export interface Deviation {
  readonly name: string;
  readonly api: Otherwise;
  readonly result: Result['result'];
  /** What differs: call, state, place, words of what and of what the console does. None: it fits. */
  readonly says: readonly (readonly [call: string, state: CallState, at: string, what: string, console: string])[];
  /** Switches that have to be off. */
  readonly off?: readonly FeatureSwitch[];
}

export const VMS = /^GET \/\w+\/user-resource\/vm\/list$/;
export const ADDRESSES = /^GET \/\w+\/network\/ip_addresses$/;
export const IGNORED = ['a field that the contract does not know', 'ignored'] as const;
export const NONE = ['is not there', 'read as none'] as const;
export const AS_TEXT = 'which the contract does not know';
export const NO_CALL = '404 the API has no such call: no route and no API found';
export const RETRY = 'the screen shows this message, with Retry';
export const GATEWAY = 'the screen shows the beginning of it as text';
export const PARTLY = 'left out of its row; the list says that the row could not be read in full';
export const GONE = 'its row is not shown; the list counts it as one that could not be read';

export const fits = (name: string, at: RegExp, respond: Otherwise['respond']): Deviation => ({
  name,
  api: { at, respond },
  result: 'fits',
  says: [],
});

export const readOver = (
  name: string,
  at: RegExp,
  respond: Otherwise['respond'],
  says: readonly (readonly [call: string, at: string, what: string, console: string])[],
): Deviation => ({
  name,
  api: { at, respond },
  result: 'differs',
  says: says.map(([call, ...rest]) => [call, 'differs', ...rest]),
});

export const broken = (
  name: string,
  at: RegExp,
  respond: Otherwise['respond'],
  says: readonly (readonly [call: string, what: string, console: string])[],
  off: readonly FeatureSwitch[] = [],
): Deviation => ({
  name,
  api: { at, respond },
  result: 'breaks',
  says: says.map(([call, ...rest]) => [call, 'broken', '', ...rest]),
  off,
});

export const losing = (
  name: string,
  at: RegExp,
  respond: Otherwise['respond'],
  says: readonly (readonly [call: string, at: string, what: string, console: string])[],
): Deviation => ({
  name,
  api: { at, respond },
  result: 'breaks',
  says: says.map(([call, ...rest]) => [call, 'loses', ...rest]),
});
