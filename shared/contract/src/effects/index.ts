import { accountEffects } from './account';
import { computeEffects } from './compute';
import type { Effect } from './effect';
import { networkEffects } from './network';
import { paymentEffects } from './payment';
import type { EffectsOf, WriteName } from './table';

/** How each write shows that it was carried out: one that says nothing of it is a type error. */
export const effects: EffectsOf<WriteName> = {
  ...accountEffects,
  ...computeEffects,
  ...networkEffects,
  ...paymentEffects,
};

/** The same for whoever does not know which call it is. */
export const effectOf = (name: string): Effect<Readonly<Record<string, unknown>>, unknown> | undefined =>
  new Map<string, Effect<Readonly<Record<string, unknown>>, unknown>>(Object.entries(effects)).get(name);

export { nameIn } from './name-in';
export type { Effect, Sight } from './effect';
export type { WriteName } from './table';
