import type { UserProfilePatch } from '@console/contract/user-profile';
import { beginEnrolment, hasSecondFactor, removeSecondFactor } from '../../idp/mfa/second-factor';
import { providerOrigin, verifyCallback } from '../../idp/tokens';
import type { PersonRow } from '../../model/people';
import { ensureLarge } from '../../seed/large';
import { utc, utcOrNull } from '../../time/formats';
import type { HandlersOf } from '../context';
import { message } from '../errors';

/** A profile has a number of its own; here it is made from the user's. */
const PROFILE_NUMBERS = 5000;

/** A profile as the API shows it. There is no picture of anybody: `avatar` is the empty text. */
const profileOf = (person: PersonRow) => ({
  user_id: person.user_id,
  id: person.user_id + PROFILE_NUMBERS,
  first_name: person.first_name,
  last_name: person.last_name,
  lang: person.lang,
  avatar: '' as const,
  email: person.email,
  personal_id_number: person.personal_id_number,
  phone_number: person.phone_number,
  updated_at: utcOrNull(person.updated),
  created_at: utc(person.created),
});

/** A user as the API shows it; `kong_key` stays out, the key is told once at sign-in. */
const userOf = (person: PersonRow, siteName: string) => ({
  id: person.user_id,
  cookie_id: person.cookie_id,
  name: person.email,
  signup_site: siteName,
  last_activity: utc(person.last_activity),
  profile_data: profileOf(person),
});

const FIELDS = ['first_name', 'last_name', 'personal_id_number', 'phone_number', 'lang'] as const;

/** The fields that a request names; empty text, or null, takes a value away. */
const changesOf = (patch: UserProfilePatch): Partial<PersonRow> =>
  Object.fromEntries(
    FIELDS.filter((field) => patch[field] !== undefined).map((field) => [field, patch[field] || null]),
  );

export const userHandlers = {
  async updateUserProfile(ctx, patch) {
    ctx.requireUnbound();
    const { person } = ctx.caller;
    const changed = await ctx.store.transact(() =>
      ctx.store.people.update(person.id, { ...changesOf(patch), updated: ctx.now }),
    );
    return profileOf(changed ?? person);
  },

  // The second factor lives with the identity provider; these calls ask it.
  getMfaStatus: ({ site, caller }) => ({ success: hasSecondFactor(site, caller.person.email) }),

  activateMfa(ctx) {
    ctx.requireUnbound();
    const { email } = ctx.caller.person;
    if (!ctx.store.identities.get(email)) throw message(400, 'This user does not sign in');
    if (hasSecondFactor(ctx.site, email)) throw message(400, 'Multi-factor authentication is active already');
    return beginEnrolment(ctx.site, ctx.host, ctx.origin, email);
  },

  /** Deprecated, but it has a success that consoles tell: so it works. */
  async deactivateMfa(ctx) {
    ctx.requireUnbound();
    const { email } = ctx.caller.person;
    if (!hasSecondFactor(ctx.site, email)) throw message(400, 'Multi-factor authentication is not active');
    await ctx.store.transact(() => removeSecondFactor(ctx.site, email));
    return { success: true };
  },

  /** The exchange of the identity provider's tokens for the key of the API. */
  async exchangeAuthCallback({ site, store, host, origin }, callback) {
    const person = await verifyCallback(site, providerOrigin(site, host, origin), callback);
    if (!person) throw message(401, 'The identity token was refused');
    await ensureLarge(site, person.email);
    await store.transact(() => store.people.update(person.id, { last_activity: site.now() }));
    return { apikey: person.apikey, user: userOf(store.people.get(person.id) ?? person, site.config.siteName) };
  },

  getUser: ({ caller, site }) => userOf(caller.person, site.config.siteName),
} satisfies HandlersOf<
  'updateUserProfile' | 'getMfaStatus' | 'activateMfa' | 'deactivateMfa' | 'exchangeAuthCallback' | 'getUser'
>;
