import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { SlotName } from './manifest.mjs';

/** A module of an area that fills a slot. */
export interface Filler {
  /** Area and module: unique. */
  readonly id: string;
  readonly area: string;
  readonly order: number;
  /** Loads the module anew each time it is called. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

const registry = create<{ fillers: Partial<Record<SlotName, readonly Filler[]>> }>()(() => ({ fillers: {} }));

/** Says which modules fill which slot, from the areas' declarations; the shell does it at boot. */
export function provideSlots(fillers: Partial<Record<SlotName, readonly Filler[]>>): void {
  registry.setState({ fillers });
}

const NONE: readonly Filler[] = [];

/** The fillers of a slot in their order. */
export const useFillers = (name: SlotName): readonly Filler[] => registry(({ fillers }) => fillers[name]) ?? NONE;
