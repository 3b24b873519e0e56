/** A module of an area that has come, and after how many milliseconds. */
export type Loaded = readonly [area: string, module: string, ms: number];

/** An error that was reported: `at` in epoch milliseconds of this browser. */
export interface Failure {
  readonly at: number;
  readonly message: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

/** What this page has seen, for the page of health. Nothing of it outlives the page. */
export const loaded: Loaded[] = [];
export const failures: Failure[] = [];

/** Enough to tell which area it is of; a page that fails in a loop must not fill the memory. */
const ROOM = 200;

/** Notes an error that was reported. */
export function noteFailure(message: string, context: Failure['context'], error: unknown): void {
  if (failures.length < ROOM) failures.push({ at: Date.now(), message, context, error });
}
