import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../bench/browser';
import { startEdgeProcess } from '../bench/edge-process';
import { CUSTOMER_KEY } from '../bench/pages';

const PORT = Number(process.env['PORT'] || 8195);
/** Each area is mounted once in a round; seven areas come to 210 mounts. */
const ROUNDS = 30;
/** By then every area's code is loaded, and what is kept on purpose (answers, views) is there. */
const WARM_UP = 6;
/** What may be held more at the end than after warming up: the history and the journal of the session grow a little. */
const MOST_MORE = 1.1;

interface Held {
  readonly heapMiB: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds once all that nobody refers to is gone. */
async function held(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heapMiB: of('JSHeapUsedSize') / 1024 ** 2, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Goes to an area by the navigation, and waits for its screen. */
async function mount(page: Page, href: string): Promise<void> {
  await page.locator(`nav.shell-nav a[href="${href}"]`).click();
  await page.waitForURL((url) => url.pathname.startsWith(href));
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/**
 * Mounts and unmounts areas some two hundred times in one page, and compares what it holds then with what it held after
 * the first rounds: memory, nodes of the document and listeners.
 * @returns what has grown too much
 */
export async function soakMounts(): Promise<string[]> {
  const browser = await launchBrowser();
  const edge = await startEdgeProcess(PORT);
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.addInitScript((apikey) => localStorage.setItem('apikey', apikey), CUSTOMER_KEY);
    await page.goto(`${edge.origin}/app/`);
    const links = page.locator('nav.shell-nav a[href^="/app/"]');
    await links.nth(1).waitFor();
    const areas = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    let before: Held | undefined;
    let after: Held | undefined;
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const area of areas) await mount(page, area);
      if (round % WARM_UP !== 0) continue;
      after = await held(session);
      before ??= after;
      const mounts = `${round * areas.length} mounts of ${areas.length} areas`;
      console.log(`${mounts}: ${after.heapMiB.toFixed(1)} MiB, ${after.nodes} nodes, ${after.listeners} listeners`);
    }
    if (!before || !after) return [];
    const [first, last] = [before, after];
    return (['heapMiB', 'nodes', 'listeners'] as const)
      .filter((what) => last[what] > first[what] * MOST_MORE)
      .map(
        (what) =>
          `${what}: ${last[what].toFixed(1)} after ${ROUNDS} rounds, ${first[what].toFixed(1)} after ${WARM_UP}`,
      );
  } finally {
    await Promise.all([edge.stop(), browser.close()]);
  }
}
