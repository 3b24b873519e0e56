import { homeStore, useJobs, useWayToStart, type StartStep } from '@console/area';

/** Whether all that is offered has been read whole, and there is none of it: what could not be read may be there. */
export function useHasNothing(kinds: readonly string[]): boolean {
  const { resources } = homeStore();
  const isCreating = useJobs().some(({ state }) => state !== 'failed');
  return (
    kinds.length > 0 &&
    !isCreating &&
    kinds.every((kind) => resources[kind] !== undefined) &&
    Object.values(resources).every(({ count, failed, retry }) => count === 0 && failed.length === 0 && !retry)
  );
}

/** The steps to a first resource: one goal ends them, the others stand beside it. */
export interface WayToStart {
  readonly steps: readonly StartStep[];
  readonly others: readonly StartStep[];
}

/** Splits steps into the way and the other goals; undefined without a goal. */
export function wayOf(all: readonly StartStep[]): WayToStart | undefined {
  const [goal, ...others] = all.filter(({ kind }) => kind !== undefined);
  return goal && { steps: [...all.filter(({ kind }) => kind === undefined), goal], others };
}

/** The way for somebody who has nothing yet; undefined while it is not known, and for everybody else. */
export function useStart(hasNothing: boolean): WayToStart | undefined {
  const all = useWayToStart();
  return hasNothing && all ? wayOf(all) : undefined;
}
