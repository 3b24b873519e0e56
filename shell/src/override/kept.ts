import { storage } from '@console/api';
import * as v from 'valibot';

const KEY = 'areaOverride';
const Override = v.object({ origin: v.string(), name: v.string() });

/** An area that this tab takes from elsewhere. */
export type Override = v.InferOutput<typeof Override>;

/** Keeps what a person has confirmed, for this tab and until they sign out. */
export const keepOverride = (override: Override): boolean => storage.session.set(KEY, JSON.stringify(override));

export const forgetOverride = (): void => storage.session.remove(KEY);

/** What this tab was told; undefined where nothing, or nonsense, is kept. */
export function keptOverride(): Override | undefined {
  try {
    return v.parse(Override, JSON.parse(storage.session.get(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}
