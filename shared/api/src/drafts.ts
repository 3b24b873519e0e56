import * as v from 'valibot';
import { fingerprint } from './credential';
import { STORAGE_KEYS, storage } from './storage';

/** What this tab keeps for whoever works in it: unfinished typing, orders and jobs on their way. */
const DRAFT = 'draft.';
/** Of these what forms keep of unfinished typing (`shared/ui/src/forms/draft.ts`). */
const FORM = `${DRAFT}form.`;
const PARKED = 'parked.';

const Owner = v.object({
  /** Fingerprint of the API key. */
  key: v.string(),
  /** Fingerprint of the person's id, where it is known: it outlives a key. */
  person: v.optional(v.string()),
  /** Fingerprint of whom they act for. */
  as: v.optional(v.string()),
});
type Owner = v.InferOutput<typeof Owner>;

function parsed(text: string | undefined): Owner | undefined {
  try {
    const result = v.safeParse(Owner, JSON.parse(text ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const lastSignedIn = (): Owner | undefined => parsed(storage.persistent.get(STORAGE_KEYS.signedInAs));

/**
 * Names who works in this browser, for what it keeps for them: the person where they are known, else the API key, and whom
 * they act for. Nobody can tell key or name from it.
 */
export function ownerName(apikey: string | undefined, actsFor: string | undefined): string {
  const key = fingerprint(apikey);
  const last = lastSignedIn();
  const self = (last?.key === key ? last.person : undefined) ?? key;
  return actsFor === undefined ? self : `${self}.${fingerprint(actsFor)}`;
}

/** Remembers who has signed in, without their key or name. @param person the id of the user, where it is known */
export function rememberOwner(apikey: string, person?: string): void {
  const key = fingerprint(apikey);
  const last = lastSignedIn();
  const known = person === undefined ? (last?.key === key ? last.person : undefined) : fingerprint(person);
  const owner: Owner = { key, ...(known === undefined ? {} : { person: known }) };
  storage.persistent.set(STORAGE_KEYS.signedInAs, JSON.stringify(owner));
}

const draftKeys = (prefix: string): string[] => storage.session.keys().filter((key) => key.startsWith(prefix));

function rename(key: string, name: string): void {
  const value = storage.session.get(key);
  storage.session.remove(key);
  if (value !== undefined) storage.session.set(name, value);
}

/** Puts the drafts of one role aside, and brings those of the other back: one's own, and those for somebody else. */
function changeRole(from: string, to: string): void {
  for (const key of draftKeys(DRAFT)) rename(key, `${PARKED}${from}.${key}`);
  const back = `${PARKED}${to}.`;
  for (const key of draftKeys(back)) rename(key, key.slice(back.length));
}

/** Whether this tab keeps something typed that was not sent, in either role: logging out forgets it. */
export const hasDrafts = (): boolean =>
  storage.session.keys().some((key) => key.startsWith(FORM) || (key.startsWith(PARKED) && key.includes(`.${FORM}`)));

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  for (const key of [...draftKeys(DRAFT), ...draftKeys(PARKED), STORAGE_KEYS.draftsOf]) storage.session.remove(key);
}

const isSamePerson = (one: Owner, other: Owner): boolean =>
  one.key === other.key || (one.person !== undefined && one.person === other.person);

/**
 * Sees to it that this tab shows drafts only to whoever has typed them. Called when a page starts and when somebody signs in.
 * Nobody signed in: the drafts wait, unless the last person has signed out, in this tab or another one. Somebody else: what
 * this tab keeps is forgotten.
 */
export function claimDrafts(apikey: string | undefined, actsFor: string | undefined): void {
  const last = lastSignedIn();
  if (apikey === undefined) {
    if (!last) forgetDrafts();
    return;
  }
  const key = fingerprint(apikey);
  const owner: Owner = {
    key,
    ...(last?.key === key && last.person !== undefined ? { person: last.person } : {}),
    ...(actsFor === undefined ? {} : { as: fingerprint(actsFor) }),
  };
  const before = parsed(storage.session.get(STORAGE_KEYS.draftsOf));
  if (!before) forgetDrafts();
  else if (!isSamePerson(before, owner)) storage.session.clear();
  else if (before.as !== owner.as) changeRole(before.as ?? '', owner.as ?? '');
  storage.session.set(STORAGE_KEYS.draftsOf, JSON.stringify(owner));
}
