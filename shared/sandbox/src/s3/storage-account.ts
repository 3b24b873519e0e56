import type { PersonRow } from '../model/people';
import type { S3AccountRow, S3KeyRow } from '../model/storage';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';

const ACCESS_KEY = { length: 20, alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' } as const;
const SECRET_KEY = {
  length: 40,
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
} as const;
/** As many as a new account may have on a real cloud. */
const MAX_BUCKETS = 1000;

export const accountOf = ({ store }: SiteRuntime, userId: number): S3AccountRow | undefined =>
  store.s3Accounts.get(String(userId));

/** Adds a pair of keys to an account. Only inside a transaction. */
export const addKey = ({ store }: SiteRuntime, account: S3AccountRow): S3KeyRow =>
  store.s3Keys.put({
    id: secureText(ACCESS_KEY.length, ACCESS_KEY.alphabet),
    user_id: account.user_id,
    secret_key: secureText(SECRET_KEY.length, SECRET_KEY.alphabet),
    s3_user: account.s3_user,
  });

/** The account of a user at the object store; made with a first pair of keys if need be. Only inside a transaction. */
export function ensureAccount(site: SiteRuntime, person: PersonRow): S3AccountRow {
  const known = accountOf(site, person.user_id);
  if (known) return known;
  const account = site.store.s3Accounts.put({
    id: String(person.user_id),
    user_id: person.user_id,
    s3_user: `${site.definition.id}-${person.user_id}`,
    display_name: [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email,
    email: person.email,
    max_buckets: MAX_BUCKETS,
    created: site.now(),
  });
  addKey(site, account);
  return account;
}

/** Whether an account may have one more bucket. */
export const hasRoom = ({ store }: SiteRuntime, account: S3AccountRow): boolean =>
  store.buckets.of(account.user_id).length < account.max_buckets;
