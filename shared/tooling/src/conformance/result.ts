import type { CallReport } from './report';
import type { SwitchReport } from './switches';

/** What is said of an API, as `--json` writes it. */
export interface Result {
  readonly base: string;
  readonly site?: string;
  readonly result: 'fits' | 'differs' | 'breaks';
  /** It was stopped before its end: the rest was not tried. */
  readonly stopped: boolean;
  readonly requests: number;
  readonly calls: readonly CallReport[];
  readonly switches: readonly SwitchReport[];
  /** Settings for the `config` of a site.json: the switches that have to be off. */
  readonly config: Readonly<Record<string, boolean>>;
  /** What was made and is gone again. */
  readonly removed: readonly string[];
  /** What was made and could not be removed, or may have been made. */
  readonly left: readonly string[];
}

/** Something that the site offers does not work, or shows too little. */
const breaks = ({ state, needed }: CallReport): boolean => needed && (state === 'broken' || state === 'loses');

/** What all calls come to. */
export function resultOf(calls: readonly CallReport[], left: readonly string[]): Result['result'] {
  if (left.length > 0 || calls.some(breaks)) return 'breaks';
  return calls.some(({ state }) => state !== 'fits' && state !== 'not tried') ? 'differs' : 'fits';
}
