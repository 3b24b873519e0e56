import { ApiError } from '@console/api';
import { text } from './messages';
import type { PayerId } from './payers';

export interface MoveOfMany {
  /** The account that is to pay. */
  readonly account: number;
  /** Who paid when that was shown last. */
  readonly shown: PayerId;
  /** Who pays now, from the server. @throws ApiError */
  readonly read: () => Promise<PayerId>;
  readonly titleOf: (payer: PayerId) => string;
  /** Notes who pays now, where that is somebody else: what has been told is overwritten by another try. */
  readonly onChanged: (now: PayerId) => void;
  /** @throws ApiError */
  readonly move: () => Promise<void>;
}

/**
 * Lets another account pay for one of many resources, which is read just before: where somebody else has moved it meanwhile
 * nothing is sent. One that the account pays for already needs no call.
 * @throws ApiError of the calls, and one that says who pays now
 */
export async function moveUnchanged({ account, shown, read, titleOf, onChanged, move }: MoveOfMany): Promise<void> {
  const now = await read();
  if ((now ?? undefined) === (shown ?? undefined)) return move();
  onChanged(now);
  if (now === account) return undefined;
  throw new ApiError({
    kind: 'general',
    text: now == null ? text('bulk.changedNobody') : text('bulk.changed', { account: titleOf(now) }),
  });
}
