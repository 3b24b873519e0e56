import type { SiteRuntime } from '../site';
import { seedLarge } from './large';
import { isOfLarge } from './people';

const EMAIL = 'large@example.com';
/** For so long everybody else may have to wait. */
const SLICE_MS = 40;
/** Rows between two looks at the clock. */
const BATCH = 20;

/** Who signs in, and with what, was there before. */
const LASTING: ReadonlySet<string> = new Set(['people', 'identities', 'mails']);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function seedInSlices(site: SiteRuntime): Promise<void> {
  const { store } = site;
  // A server that was stopped on the way has left a part.
  await store.transact(() => store.removeRowsOf(isOfLarge, LASTING));
  const rows = seedLarge(site);
  while (!site.state.has_large) {
    await store.transact(() => {
      const begun = performance.now();
      let isDone = false;
      while (!isDone && performance.now() - begun < SLICE_MS)
        for (let row = 0; row < BATCH && !isDone; row += 1) isDone = rows.next().done === true;
      if (isDone) site.remember({ has_large: true });
    });
    await pause();
  }
}

const underWay = new WeakMap<SiteRuntime, Promise<void>>();

/**
 * Makes the large user's resources when they are first needed; once per site. They are many: others are served between
 * the slices of the work, the large user's own calls wait for all of it.
 */
export async function ensureLarge(site: SiteRuntime, email: string): Promise<void> {
  if (email !== EMAIL || site.state.has_large) return;
  let work = underWay.get(site);
  if (!work) {
    work = seedInSlices(site).finally(() => underWay.delete(site));
    underWay.set(site, work);
  }
  await work;
}
