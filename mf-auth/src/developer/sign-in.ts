import * as v from 'valibot';
import { currentSite, reloadPage, signIn, storage, STORAGE_KEYS } from '@console/area/signed-out';
import { MOCK_API_KEY, MOCK_STORAGE_KEY, type MockVariant, mockVariantOf } from '@console/contract/mock-mode';

/** The last key of each site, by the site's id. (spec 1, section 3) */
const LAST_KEYS = 'lastApiKey2';
const LastKeys = v.record(v.string(), v.string());

export interface DeveloperChoice {
  readonly apikey: string;
  /** The site that mock mode plays; undefined without mock mode. */
  readonly mock: MockVariant | undefined;
}

function lastKeys(): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(v.parse(LastKeys, JSON.parse(storage.persistent.get(LAST_KEYS) ?? '{}'))));
  } catch {
    return new Map();
  }
}

function rememberKey(apikey: string): void {
  const keys = new Map(lastKeys()).set(currentSite().site.id, apikey);
  storage.persistent.set(LAST_KEYS, JSON.stringify(Object.fromEntries(keys)));
}

/** What was chosen last on this site. */
export const lastChoice = (): DeveloperChoice => ({
  apikey: lastKeys().get(currentSite().site.id) ?? '',
  mock: mockVariantOf(storage.persistent.get(MOCK_STORAGE_KEY)),
});

/** The key that a choice signs in with; undefined where one is missing. (spec 1, section 5) */
export const keyOf = ({ apikey, mock }: DeveloperChoice): string | undefined =>
  mock ? MOCK_API_KEY : apikey.trim() || undefined;

/** Signs in with a key. A change of mock mode takes effect with a full reload. (spec 1, section 4) */
export function developerSignIn(choice: DeveloperChoice, key: string): void {
  const isChanged = lastChoice().mock !== choice.mock;
  if (choice.mock) storage.persistent.set(MOCK_STORAGE_KEY, choice.mock);
  else {
    storage.persistent.remove(MOCK_STORAGE_KEY);
    rememberKey(key);
  }
  if (!isChanged) return signIn(key);
  // Not told to this page, which would ask the wrong server until it goes.
  storage.persistent.set(STORAGE_KEYS.apikey, key);
  reloadPage();
}
