import { type Context, type HandlersOf } from '../context';
import { invalid, message, refused } from '../errors';
import { keyToActWith } from '../access/acting';

/** Whoever acts for an administrator, or holds a token of one for a single account, is none. */
export const isAdministrator = ({ caller: { person, token, acting } }: Context): boolean =>
  person.is_admin && !acting && !token?.restricted;

export const notAdministrator = () => message(403, 'User is not an administrator');

interface Wanted {
  readonly user_id?: number | null | undefined;
  readonly email?: string | null | undefined;
}

function userWanted({ store }: Context, { user_id, email }: Wanted) {
  if (user_id == null && !email) throw invalid({ user_id: 'Either the user or the e-mail address is required' });
  const person = user_id == null ? store.people.oneBy('email', email ?? '') : store.people.get(String(user_id));
  if (!person || (email && person.email !== email)) throw refused(`No such user exists: ${user_id ?? email}`);
  return person;
}

export const administratorHandlers = {
  /** An administrator gets the 404 of a call that does not exist. (spec 1, section 6) */
  getPrivileges(ctx) {
    throw isAdministrator(ctx) ? message(404, 'Not found') : notAdministrator();
  },

  async createAdminToken(ctx, wanted) {
    if (!isAdministrator(ctx)) throw notAdministrator();
    const person = userWanted(ctx, wanted);
    if (person.user_id === ctx.userId) throw refused('You are this user');
    return ctx.store.transact(() => ({
      token: keyToActWith(ctx, { user_id: person.user_id, account_id: null, invitation: null }),
    }));
  },
} satisfies HandlersOf<'getPrivileges' | 'createAdminToken'>;
