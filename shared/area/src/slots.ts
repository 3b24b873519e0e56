import type { ComponentType, FragmentInstance } from 'react';
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

interface DrawnPiece {
  readonly area: string;
  readonly fragment: FragmentInstance;
}
const drawn = new Set<DrawnPiece>();

/** Notes a piece as drawn by an area, for as long as it is on the page. @returns forgets it */
export function noteDrawn(area: string, fragment: FragmentInstance): () => void {
  const piece = { area, fragment };
  drawn.add(piece);
  return () => void drawn.delete(piece);
}

/** The pieces in slots that are on the page now, with the rectangles that each takes in the window. */
export const drawnPieces = (): { readonly area: string; readonly boxes: readonly DOMRect[] }[] =>
  [...drawn].map(({ area, fragment }) => ({ area, boxes: fragment.getClientRects() }));
