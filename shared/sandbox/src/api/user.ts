import { verifyCallback } from '../idp/verify';
import { ensureLarge } from '../seed/ensure-large';
import type { PersonRow } from '../model/people';
import { utc } from '../time/formats';
import type { HandlersOf } from './context';
import { message } from './errors';

const profileOf = (person: PersonRow) => ({
  user_id: person.user_id,
  id: person.user_id + 5000,
  first_name: person.first_name,
  last_name: person.last_name,
  lang: person.lang,
  avatar: '' as const,
  email: person.email,
  personal_id_number: null,
  phone_number: person.phone_number,
  updated_at: null,
  created_at: utc(person.created),
});

const userOf = (person: PersonRow, siteName: string) => ({
  id: person.user_id,
  cookie_id: person.cookie_id,
  name: person.email,
  signup_site: siteName,
  last_activity: utc(person.last_activity),
  profile_data: profileOf(person),
});

export const userHandlers = {
  getUser: ({ caller, site }) => userOf(caller.person, site.config.siteName),

  async exchangeAuthCallback({ site, store, origin }, callback) {
    const person = await verifyCallback(site, origin, callback);
    if (!person) throw message(401, 'The identity token was refused');
    await ensureLarge(site, person.email);
    await store.transact(() => store.people.update(person.id, { last_activity: site.now() }));
    return { apikey: person.apikey, user: userOf(store.people.get(person.id) ?? person, site.config.siteName) };
  },

  /** An administrator gets the 404 of a call that does not exist. (spec 1, section 6) */
  getPrivileges({ caller }) {
    throw caller.person.is_admin ? message(404, 'Not found') : message(403, 'User is not an administrator');
  },
} satisfies HandlersOf<'getUser' | 'exchangeAuthCallback' | 'getPrivileges'>;
