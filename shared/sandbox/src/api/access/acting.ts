import type { ActingRow } from '../../model/people';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import type { Context } from '../context';

const KEY_LENGTH = 32;

type Ground = Pick<ActingRow, 'user_id' | 'account_id' | 'invitation'>;

/**
 * The key with which the caller acts for a user, the same one each time. It lasts until what it is grounded on goes; no
 * rule says that it expires. Only inside a transaction.
 */
export function keyToActWith({ store, caller, now }: Context, ground: Ground): string {
  const acting_user_id = caller.person.user_id;
  const known = store.acting
    .of(ground.user_id)
    .find((row) => row.acting_user_id === acting_user_id && row.invitation === ground.invitation);
  return (known ?? store.acting.put({ ...ground, id: secureText(KEY_LENGTH), acting_user_id, created: now })).id;
}

/** Ends whatever was started from an invitation. Only inside a transaction. */
export function endActing({ store }: SiteRuntime, invitation: string): void {
  for (const row of store.acting.by('invitation', invitation)) store.acting.delete(row.id);
}
