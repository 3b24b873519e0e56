import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** What a row of the resource matrix tells the table that it stands in. */
export interface ResourceSummary {
  /** How many there are; absent while not all of them are known. */
  readonly count?: number;
  /** Before tax; a decimal. Absent while unknown. */
  readonly monthly?: string;
  /** What it costs is not known, or not all of it. */
  readonly isAtLeast: boolean;
  readonly failed: readonly FailedLocation[];
  /** The one call for all locations failed: asks it again. */
  readonly retry?: () => void;
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
  /** How many pieces do not know yet whether anything needs attention; absent until one has said so. */
  readonly attentionWaits?: number | undefined;
  /** What one costs at least, in words, by kind of resource. */
  readonly offers: Readonly<Record<string, string>>;
}

/** What the pieces of the home page tell its frame. */
export const homeStore = create<HomeState>()(() => ({ resources: {}, attention: {}, offers: {} }));

/**
 * Tells the home page about a row for as long as it is shown. Equal summaries are told once: whoever draws the row may make
 * its parts anew each time.
 */
export function useResourceSummary(kind: string, { count, monthly, isAtLeast, failed, retry }: ResourceSummary): void {
  const retries = useRef({ failed, retry });
  useEffect(() => {
    retries.current = { failed, retry };
  });
  const slugs = failed.map(({ slug }) => slug).join();
  const hasRetry = retry !== undefined;
  useEffect(() => {
    const again = (slug: string): void => retries.current.failed.find((one) => one.slug === slug)?.retry?.();
    const summary: ResourceSummary = {
      isAtLeast,
      failed: slugs === '' ? [] : slugs.split(',').map((slug) => ({ slug, retry: () => again(slug) })),
      ...(count === undefined ? {} : { count }),
      ...(monthly === undefined ? {} : { monthly }),
      ...(hasRetry ? { retry: () => retries.current.retry?.() } : {}),
    };
    homeStore.setState(({ resources }) => ({ resources: { ...resources, [kind]: summary } }));
    return () => homeStore.setState(({ resources: { [kind]: _gone, ...resources } }) => ({ resources }));
  }, [kind, count, monthly, isAtLeast, slugs, hasRetry]);
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

/**
 * Says whether it is not known yet if something needs attention: the place of what needed it last time is kept meanwhile.
 * Each piece of 'Needs attention' says it.
 */
export function useAttentionWait(isWaiting: boolean): void {
  useEffect(() => {
    const one = isWaiting ? 1 : 0;
    homeStore.setState(({ attentionWaits = 0 }) => ({ attentionWaits: attentionWaits + one }));
    return () =>
      homeStore.setState(({ attentionWaits }) =>
        // The list that it was part of has gone before it.
        attentionWaits === undefined ? {} : { attentionWaits: attentionWaits - one },
      );
  }, [isWaiting]);
}

/** Tells the home page what one of a kind costs, in words: 'from €8.03 a month'. Undefined where nobody knows. */
export function useOffer(kind: string, price: string | undefined): void {
  useEffect(() => {
    if (price === undefined) return undefined;
    homeStore.setState(({ offers }) => ({ offers: { ...offers, [kind]: price } }));
    return () => homeStore.setState(({ offers: { [kind]: _gone, ...offers } }) => ({ offers }));
  }, [kind, price]);
}
