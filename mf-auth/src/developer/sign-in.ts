import { signIn, STORAGE_KEYS, storage } from '@console/api';
import { reloadPage } from '@console/area';
import { MOCK_API_KEY, type MockVariant, mockVariantOf } from '@console/contract/mock-mode';

export interface DeveloperChoice {
  readonly apikey: string;
  /** The site that mock mode plays; undefined without mock mode. */
  readonly mock: MockVariant | undefined;
}

/** What was chosen last on this site. (spec 1, section 3: lastApiKey2) */
export const lastChoice = (): DeveloperChoice => ({
  apikey: storage.persistent.get(STORAGE_KEYS.lastApiKey) ?? '',
  mock: mockVariantOf(storage.persistent.get(STORAGE_KEYS.mockApi)),
});

/** The key that a choice signs in with; undefined where one is missing. (spec 1, section 5) */
export const keyOf = ({ apikey, mock }: DeveloperChoice): string | undefined =>
  mock ? MOCK_API_KEY : apikey.trim() || undefined;

/** Signs in with a key. A change of mock mode takes effect with a full reload. (spec 1, section 4) */
export function developerSignIn(choice: DeveloperChoice, key: string): void {
  const isChanged = lastChoice().mock !== choice.mock;
  if (choice.mock) storage.persistent.set(STORAGE_KEYS.mockApi, choice.mock);
  else {
    storage.persistent.remove(STORAGE_KEYS.mockApi);
    storage.persistent.set(STORAGE_KEYS.lastApiKey, key);
  }
  signIn(key);
  if (isChanged) reloadPage();
}
