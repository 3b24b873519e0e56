import { verifyCallback } from '../../idp/verify';
import { ensureLarge } from '../../seed/ensure-large';
import type { HandlersOf } from '../context';
import { message } from '../errors';
import { userOf } from './present';

/** The exchange of the identity provider's answer for the key of the API. */
export const signInHandlers = {
  async exchangeAuthCallback({ site, store, origin }, callback) {
    const person = await verifyCallback(site, origin, callback);
    if (!person) throw message(401, 'The identity token was refused');
    await ensureLarge(site, person.email);
    await store.transact(() => store.people.update(person.id, { last_activity: site.now() }));
    return { apikey: person.apikey, user: userOf(store.people.get(person.id) ?? person, site.config.siteName) };
  },
} satisfies HandlersOf<'exchangeAuthCallback'>;
