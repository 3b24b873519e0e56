import { hashPassword } from '../idp/password';
import { newIdentity } from '../idp/accounts';
import type { PasswordHash } from '../model/people';
import type { SiteRuntime } from '../site';
import { randomFrom } from './random';

const KEY_LENGTH = 32;
const DAY = 86_400;

/** Ids of the people who are there from the start. */
export const people = {
  customer: 1001,
  newcomer: 1002,
  colleague: 1003,
  admin: 1004,
  large: 1005,
  unverified: 1006,
  /** Gave the customer access; cannot sign in. */
  partner: 1007,
  /** Gave the large user all those invitations; cannot sign in. */
  franchise: 1008,
} as const;

export const isOfLarge = (userId: number): boolean => userId === people.large || userId === people.franchise;

const seeds = [
  { userId: people.customer, email: 'customer@example.com', first: 'Kadri', last: 'Tamm', phone: '+372 5555 0114' },
  { userId: people.newcomer, email: 'new@example.com', first: 'Nora', last: 'Uus', phone: null },
  { userId: people.colleague, email: 'colleague@example.com', first: 'Marten', last: 'Saar', phone: '+372 5555 0131' },
  { userId: people.admin, email: 'admin@example.com', first: 'Aino', last: 'Hallik', phone: null },
  { userId: people.large, email: 'large@example.com', first: 'Lars', last: 'Gewaltig', phone: null },
  { userId: people.unverified, email: 'unverified@example.com', first: 'Uku', last: 'Ootel', phone: null },
  {
    userId: people.partner,
    email: 'anna.lehmann@nordlicht.example',
    first: 'Anna',
    last: 'Lehmann',
    phone: '+49 40 5550 120',
  },
  { userId: people.franchise, email: 'it@franchise.example', first: 'Franka', last: 'Kette', phone: null },
] as const;

/** API key of a person: the name before the @, padded with zeros. */
export const apiKeyOf = (email: string): string =>
  (email.split('@')[0] ?? email).padEnd(KEY_LENGTH, '0').slice(0, KEY_LENGTH);

let hashed: Promise<PasswordHash> | undefined;

/** The one password of all seeded people, hashed once for the process. */
export const seedPassword = (): Promise<PasswordHash> => (hashed ??= hashPassword('Sandbox-2026', 'sandbox-people'));

const canSignIn = (email: string): boolean => email.endsWith('@example.com');

/** Only inside a transaction. */
export function seedPeople({ store, definition }: SiteRuntime, now: number, password: PasswordHash): void {
  for (const { userId, email, first, last, phone } of seeds) {
    const random = randomFrom(`person/${email}`);
    store.people.put({
      id: String(userId),
      user_id: userId,
      email,
      first_name: first,
      last_name: last,
      phone_number: phone,
      personal_id_number: null,
      lang: new Intl.Locale(definition.config.siteLocale).language,
      apikey: canSignIn(email) ? apiKeyOf(email) : random.text(KEY_LENGTH),
      cookie_id: random.text(KEY_LENGTH, '0123456789abcdef'),
      is_admin: userId === people.admin,
      created: now - (userId === people.newcomer ? 1 : 620) * DAY,
      updated: null,
      last_activity: now - 3600,
    });
    if (canSignIn(email))
      store.identities.put(newIdentity(email, { email_verified: userId !== people.unverified, password }));
  }
}
