import { storage } from '@console/api';
import * as v from 'valibot';
import { OVERRIDE_KEY, type Override } from './state';

const Kept = v.object({ origin: v.string(), name: v.string() });

/** Keeps what a person has confirmed, for this tab and until they sign out. */
export const keepOverride = (override: Override): boolean =>
  storage.session.set(OVERRIDE_KEY, JSON.stringify(override));

export const forgetOverride = (): void => storage.session.remove(OVERRIDE_KEY);

/** What this tab was told; undefined where nothing, or nonsense, is kept. */
export function keptOverride(): Override | undefined {
  try {
    return v.parse(Kept, JSON.parse(storage.session.get(OVERRIDE_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}
