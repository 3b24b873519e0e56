import { accountId, storage } from '@console/api';

const PREFIX = 'journal.';
/** Behind a person stands whom they act for, after a dot. */
const person = (account: string): string => account.split('.')[0] ?? '';

/** Whether two accounts are of one person, whomever they act for. */
export const isSamePerson = (one: string, other: string): boolean => person(one) === person(other);

/** Where an entry is kept: its account in the name, so that nobody else's is ever read. */
export const entryKey = (account: string, id: string): string => `${PREFIX}${account}|${id}`;

/** The account and the entry that a key of the storage is of; undefined for the keys of others. */
export function parseKey(key: string): { account: string; id: string } | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const [account = '', id = ''] = key.slice(PREFIX.length).split('|');
  return { account, id };
}

/** The keys of all entries, oldest first. */
export const entryKeys = (): string[] =>
  storage.persistent
    .keys()
    .flatMap((key) => {
      const parsed = parseKey(key);
      return parsed ? [{ key, ...parsed }] : [];
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ key }) => key);

/** Whether anything is kept of whoever is signed in. */
export const hasEntries = (): boolean => {
  const account = accountId();
  return storage.persistent.keys().some((key) => parseKey(key)?.account === account);
};

/**
 * What this browser keeps of a person, named by their account: the journal, the usage that was seen of what they pay for, and how
 * much needed their attention.
 */
const PERSONAL = /^(?:journal|usage|attention)\.([^|]*)/;

const personalKeys = (): { key: string; account: string }[] =>
  storage.persistent.keys().flatMap((key) => {
    const account = PERSONAL.exec(key)?.[1];
    return account === undefined ? [] : [{ key, account }];
  });

/** Forgets what this browser keeps of other people. */
export function forgetOthers(): void {
  const own = accountId();
  for (const { key, account } of personalKeys()) if (!isSamePerson(account, own)) storage.persistent.remove(key);
}

/** Forgets what this browser keeps of everybody. */
export function forgetAll(): void {
  for (const { key } of personalKeys()) storage.persistent.remove(key);
}
