import { useEffect } from 'react';
import { create } from 'zustand';
import { useFillers } from './slots';

/** A step on the way to a first resource. */
export interface StartStep {
  readonly id: string;
  /** Steps of all areas stand in this order. */
  readonly order: number;
  /** `waiting`: it is somebody else's turn. */
  readonly state: 'open' | 'waiting' | 'done';
  readonly title: string;
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly to: string };
  /** What it creates: a goal. One is enough, so that the first of them is the last step. */
  readonly kind?: string;
}

/** What the pieces of the slot `shell.start` tell, by who tells it; undefined while it is not known. */
const startStore = create<{ readonly told: Readonly<Record<string, readonly StartStep[] | undefined>> }>()(() => ({
  told: {},
}));

/**
 * Tells the home page of somebody who has nothing yet which steps lead to a first resource.
 * @param steps undefined while they are not known, or where what they depend on could not be read
 */
export function useStartSteps(source: string, steps: readonly StartStep[] | undefined): void {
  // A text, so that equal steps are told once: whoever calls may make them anew each time.
  const text = steps && JSON.stringify(steps);
  useEffect(() => {
    const known: readonly StartStep[] | undefined = text === undefined ? undefined : JSON.parse(text);
    startStore.setState(({ told }) => ({ told: { ...told, [source]: known } }));
    return () => startStore.setState(({ told: { [source]: _gone, ...told } }) => ({ told }));
  }, [source, text]);
}

/** The steps in their order, once every piece knows its own: a part of them is not the way. */
export function useWayToStart(): readonly StartStep[] | undefined {
  const pieces = useFillers('shell.start').length;
  const told = Object.values(startStore().told);
  const known = told.flatMap((steps) => (steps ? [steps] : []));
  if (pieces === 0 || known.length < pieces) return undefined;
  return known.flat().toSorted((a, b) => a.order - b.order);
}
