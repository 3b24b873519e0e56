import type { UserProfilePatch } from '@console/contract/user-profile';
import type { PersonRow } from '../../model/people';
import type { HandlersOf } from '../context';
import { profileOf } from './present';

const FIELDS = ['first_name', 'last_name', 'personal_id_number', 'phone_number', 'lang'] as const;

/** The fields that a request names; empty text, or null, takes a value away. */
const changesOf = (patch: UserProfilePatch): Partial<PersonRow> =>
  Object.fromEntries(
    FIELDS.filter((field) => patch[field] !== undefined).map((field) => [field, patch[field] || null]),
  );

export const profileHandlers = {
  async updateUserProfile(ctx, patch) {
    ctx.requireUnbound();
    const { person } = ctx.caller;
    const changed = await ctx.store.transact(() =>
      ctx.store.people.update(person.id, { ...changesOf(patch), updated: ctx.now }),
    );
    return profileOf(changed ?? person);
  },
} satisfies HandlersOf<'updateUserProfile'>;
