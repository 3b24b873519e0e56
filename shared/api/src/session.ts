import * as v from 'valibot';
import { create } from 'zustand';
import { fingerprint } from './credential';
import { claimDrafts, forgetDrafts, rememberOwner } from './drafts';
import { STORAGE_KEYS, storage } from './storage';
import { clientMessage } from './client-messages';

const ImpersonationState = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  access_owner: v.string(),
  /** Whoever acts is an administrator: to the server they are none meanwhile. */
  administrator: v.optional(v.boolean()),
});
export type ImpersonationState = v.InferOutput<typeof ImpersonationState>;

export interface SessionState {
  readonly apikey?: string;
  readonly impersonation?: ImpersonationState;
  /** What calls are made with: the impersonation token if there is one, otherwise the API key. (spec 1, section 4) */
  readonly credential?: string;
  /** The server has said that the credential is not valid (any more). */
  readonly rejected?: boolean;
}

/** A change of credential; `here` says whether this tab made it. */
export interface CredentialChange {
  readonly previous?: string;
  readonly current?: string;
  readonly here: boolean;
}

function storedImpersonation(): ImpersonationState | undefined {
  const text = storage.persistent.get(STORAGE_KEYS.impersonation);
  if (!text) return undefined;
  try {
    const parsed = v.safeParse(ImpersonationState, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function storedSession(): SessionState {
  const apikey = storage.persistent.get(STORAGE_KEYS.apikey) || undefined;
  const impersonation = storedImpersonation();
  const credential = impersonation?.token ?? apikey;
  return {
    ...(apikey ? { apikey } : {}),
    ...(impersonation ? { impersonation } : {}),
    ...(credential ? { credential } : {}),
  };
}

/** The session of this browser as this tab knows it. */
export const session = create<SessionState>()(() => storedSession());

/** The session inside React. */
export const useSession = (): SessionState => session();

let last: { readonly credential: string | undefined; readonly id: string } | undefined;

/** Fingerprint of the active credential; prefix of every cache key, and therefore read with every drawing of what asks. */
export function credentialId(): string {
  const { credential } = session.getState();
  if (last?.credential !== credential || !last) last = { credential, id: fingerprint(credential) };
  return last.id;
}

const listeners = new Set<(change: CredentialChange) => void>();

/** Calls back when the active credential changes, in this tab or another one. Returns how to stop. */
export function onCredentialChange(listener: (change: CredentialChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function refresh(here: boolean): void {
  const previous = session.getState().credential;
  const next = storedSession();
  session.setState(next, true);
  if (previous === next.credential) return;
  for (const listener of listeners) {
    listener({
      here,
      ...(previous === undefined ? {} : { previous }),
      ...(next.credential === undefined ? {} : { current: next.credential }),
    });
  }
}

/** Notes that the server does not accept a credential; ignored when it is not the active one any more. */
export function rejectCredential(credential: string): void {
  if (session.getState().credential === credential) session.setState({ rejected: true });
}

/** Whether another tab has changed the stored credential before this one heard of it. */
export const isSessionOutdated = (): boolean => storedSession().credential !== session.getState().credential;

const settleDrafts = (): void => {
  const { apikey, impersonation } = storedSession();
  claimDrafts(apikey ?? impersonation?.token, impersonation?.access_owner);
};

function forgetImpersonation(): void {
  storage.persistent.remove(STORAGE_KEYS.impersonation);
  storage.persistent.remove(STORAGE_KEYS.impersonationReturnPath);
}

/**
 * Stores the API key of somebody who has just signed in. For whom somebody else acted, in another tab meanwhile, is forgotten:
 * calls would be made with that token. (spec 1, section 4)
 * @param person the id of the user, where it is known: what they typed before is theirs under a new key, too
 */
export function signIn(apikey: string, person?: string): void {
  forgetImpersonation();
  storage.persistent.set(STORAGE_KEYS.apikey, apikey);
  rememberOwner(apikey, person);
  settleDrafts();
  refresh(true);
}

function forgetCredential(): void {
  forgetImpersonation();
  storage.persistent.remove(STORAGE_KEYS.apikey);
  storage.persistent.remove(STORAGE_KEYS.signInMethod);
}

/** Forgets a key that the server does not accept any more. Drafts of this browser's tabs wait for the same person. */
export function endSession(): void {
  const { apikey } = session.getState();
  if (apikey !== undefined) rememberOwner(apikey);
  forgetCredential();
  refresh(true);
}

/**
 * Forgets who is signed in, in the order of the specification: first-account flag, payment session id, impersonation,
 * API key. The shell calls the identity provider and reloads after it. (spec 1, section 4)
 */
export function signOut(): void {
  storage.session.remove(STORAGE_KEYS.firstAccount);
  storage.session.remove(STORAGE_KEYS.paypalSessionId);
  forgetCredential();
  storage.persistent.remove(STORAGE_KEYS.signedInAs);
  forgetDrafts();
  refresh(true);
}

/**
 * Starts to act for somebody else; the path is where endImpersonation leads back to.
 * @throws Error while one acts for somebody already, in this tab or another one: there is one place to return to; and where
 * the browser does not keep it: the load that follows would come back to one's own account
 */
export function startImpersonation(state: ImpersonationState, returnPath: string): void {
  if (storedImpersonation()) throw new Error(clientMessage('ownAccount'));
  const isKept =
    storage.persistent.set(STORAGE_KEYS.impersonationReturnPath, returnPath) &&
    storage.persistent.set(STORAGE_KEYS.impersonation, JSON.stringify(state));
  if (!isKept) {
    forgetImpersonation();
    throw new Error(clientMessage('storageFull'));
  }
  refresh(true);
}

/** Goes back to one's own account. @returns the path that was saved, unchecked (pass it through safePath) */
export function endImpersonation(): string {
  const path = storage.persistent.get(STORAGE_KEYS.impersonationReturnPath) ?? '/';
  forgetImpersonation();
  refresh(true);
  return path;
}

if (typeof window !== 'undefined') {
  settleDrafts();
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === STORAGE_KEYS.apikey || event.key === STORAGE_KEYS.impersonation)
      refresh(false);
  });
  // A page that comes back from the back/forward cache heard no events while it slept.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) refresh(false);
  });
}

/** Reads the storage again, as a page that starts does; for tests. */
export const rereadSession = (): void => {
  settleDrafts();
  refresh(true);
};
