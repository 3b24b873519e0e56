/** Keys of the browser's storage; their names are part of the specification. (spec 1, section 3) */
export const STORAGE_KEYS = {
  apikey: 'apikey',
  impersonation: 'impersonation',
  referralCode: 'referralCode',
  colorScheme: 'colorScheme',
  cachedConfig: 'cachedConfig',
  firstAccount: 'firstAccount',
  paypalSessionId: 'paypalSessionId',
  impersonationReturnPath: 'impersonationReturnPath',
  /** Marks a visit that began with a referral link, for the session. (spec 1, section 2) */
  referral: 'referral',
  /** Fingerprints of who was signed in last, until they sign out. */
  signedInAs: 'signedInAs',
  /** How whoever is signed in has signed in; of no use to anybody else. */
  signInMethod: 'signInMethod',
  /** Whose drafts this tab keeps. */
  draftsOf: 'draftsOf',
} as const;

export interface SafeStorage {
  get(key: string): string | undefined;
  /** Says whether the value outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes everything. */
  clear(): void;
  /** The names of all that is there. */
  keys(): string[];
  /**
   * Whether values outlive the page: not where the browser blocks the storage or has no room in it.
   * @param key asks for the one value that is stored under it
   */
  isKept(key?: string): boolean;
}

const PROBE = 'storageProbe';
/** Longer than a credential with its name: where this finds room, a sign-in does. */
const PROBE_VALUE = PROBE.repeat(16);

/**
 * A storage that never throws: where the browser blocks or has filled it, values live in memory until the page goes.
 * @param open reaches for the real storage; a blocked one throws on access
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (real: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string): boolean =>
    attempt((real) => {
      real.setItem(key, value);
      return true;
    }) === true;
  const erase = (key: string): void => {
    attempt((real) => real.removeItem(key));
  };
  return {
    get: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? undefined,
    set(key, value) {
      let stored = write(key, value);
      if (!stored) {
        // A value that is out of date must not come back with the next page: it may be somebody else's key.
        erase(key);
        stored = write(key, value);
      }
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    remove(key) {
      memory.delete(key);
      erase(key);
    },
    clear() {
      memory.clear();
      attempt((real) => real.clear());
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((real) => Object.keys(real)) ?? [])])],
    isKept(key) {
      if (key !== undefined) return !memory.has(key) && typeof attempt((real) => real.getItem(key)) === 'string';
      const kept = write(PROBE, PROBE_VALUE);
      erase(PROBE);
      return kept;
    },
  };
}

export const storage = {
  persistent: safeStorage(() => window.localStorage),
  session: safeStorage(() => window.sessionStorage),
} as const;
