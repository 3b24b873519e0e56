import { currentSite } from '@console/area';
import { areaFacts } from './area-facts';

/** Where an edge takes figures of its areas. (deploy/docs/running.md) */
const PATH = '/reports/areas';

/** What the edge was told already, so that each is counted once: a page is hidden many times. */
const reported = new Map<string, { failures: number; hasLoad: boolean }>();

/** What is new since the last time. */
function news(): object[] {
  const facts = areaFacts();
  return currentSite().registry.remotes.flatMap(({ name, version }) => {
    const { loads = {}, failures = 0 } = facts[name] ?? {};
    const before = reported.get(name) ?? { failures: 0, hasLoad: false };
    const load = before.hasLoad ? undefined : loads['./app'];
    reported.set(name, { failures, hasLoad: before.hasLoad || load !== undefined });
    const more = failures - before.failures;
    return load === undefined && more === 0 ? [] : [{ area: name, version, loadMs: load, failures: more }];
  });
}

/**
 * Tells the edge how long areas took to come and how often they failed, by version, whenever the page is left or hidden. Nothing
 * of whoever uses the page is in it.
 */
export function followFigures(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const figures = news();
    if (figures.length > 0) navigator.sendBeacon(PATH, JSON.stringify(figures));
  });
}
