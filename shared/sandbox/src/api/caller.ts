import type { ActingRow, PersonRow, TokenRow } from '../model/people';

/** Who asks: the user whose things are asked for, and by what where the key is not the user's own. */
export interface Caller {
  readonly person: PersonRow;
  readonly token?: TokenRow | undefined;
  /** Somebody else acts for the user. */
  readonly acting?: ActingRow | undefined;
}
