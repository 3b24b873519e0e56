/** Keys of the browser's storage; their names are part of the specification. (spec 1, section 3) */
export const STORAGE_KEYS = {
  apikey: 'apikey',
  impersonation: 'impersonation',
  referralCode: 'referralCode',
  colorScheme: 'colorScheme',
  cachedConfig: 'cachedConfig',
  lastApiKey: 'lastApiKey2',
  /** The variant that mock mode plays; absent while it is off. Known to the edge's boot script, too. */
  mockApi: 'enableMockApi',
  firstAccount: 'firstAccount',
  paypalSessionId: 'paypalSessionId',
  impersonationReturnPath: 'impersonationReturnPath',
} as const;

export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything. */
  clear(): void;
}

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
  return {
    get: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? undefined,
    set(key, value) {
      const stored = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((real) => real.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt((real) => real.clear());
    },
  };
}

export const storage = {
  persistent: safeStorage(() => window.localStorage),
  session: safeStorage(() => window.sessionStorage),
} as const;
