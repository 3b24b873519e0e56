import type { ComponentType } from 'react';

/** How the code of each lazy screen is asked for. */
const preloads = new WeakMap<object, () => void>();

/** Says how the code of a screen is asked for before it is wanted. */
export function providePreload(screen: ComponentType<never>, preload: () => void): void {
  preloads.set(screen, preload);
}

/** Asks for the code of a screen, if it is one that comes later. */
export const preloadOf = (screen: object): void => preloads.get(screen)?.();
