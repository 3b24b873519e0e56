import { useEffect } from 'react';
import { create } from 'zustand';

/** What a row of the resource matrix tells the table that it stands in. */
export interface ResourceSummary {
  /** Before tax; a decimal. Absent while unknown. */
  readonly monthly?: string;
  readonly failed: readonly FailedLocation[];
}

export interface FailedLocation {
  readonly slug: string;
  readonly retry?: () => void;
}

interface HomeState {
  /** By kind of resource. */
  readonly resources: Readonly<Record<string, ResourceSummary>>;
  /** How many things need attention, by who says so. */
  readonly attention: Readonly<Record<string, number>>;
}

/** What the pieces of the home page tell its frame. */
export const homeStore = create<HomeState>()(() => ({ resources: {}, attention: {} }));

export function useResourceSummary(kind: string, { monthly, failed }: ResourceSummary): void {
  useEffect(() => {
    const summary: ResourceSummary = { failed, ...(monthly === undefined ? {} : { monthly }) };
    homeStore.setState(({ resources }) => ({ resources: { ...resources, [kind]: summary } }));
  }, [kind, monthly, failed]);
}

/** Counts one thing that needs attention as long as it is shown. */
export function useAttentionCount(id: string): void {
  useEffect(() => {
    const change = (by: number): void =>
      homeStore.setState(({ attention }) => ({ attention: { ...attention, [id]: (attention[id] ?? 0) + by } }));
    change(1);
    return () => change(-1);
  }, [id]);
}
