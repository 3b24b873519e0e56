import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../browser';
import { budgets, type VisitProfile } from '../budgets';
import { startEdgeProcess } from '../edge-process';
import { slowDown } from '../measure';
import { CUSTOMER_KEY } from '../pages';
import { median } from '../sizes';
import { watchVisit } from './in-page';

const RUNS = 5;
const PATIENCE_MS = 120_000;
const READY = 'tbody tr a';
/** The machines whose pages are opened from the list: the first one cold, the second one warm. */
const STEPS = ['api-gateway-prod-01', 'mail-relay-01'] as const;

/** What somebody waits for who comes to the list of machines, in milliseconds. */
const FIGURES = {
  firstPaintMs: 'first paint',
  usableMs: 'usable',
  blockedMs: 'blocked until then',
  secondVisitMs: 'usable at the second visit',
  coldStepMs: 'first step to a machine',
  warmStepMs: 'the next one',
  areaStepMs: 'first step to the buckets',
} as const;
type Figure = keyof typeof FIGURES;
type Figures = Record<Figure, number>;
const figures = Object.keys(FIGURES).filter((name): name is Figure => name in FIGURES);

/** Opens the list in a tab of its own, and waits until it is of use. */
async function openList(context: BrowserContext, origin: string, profile: VisitProfile): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // tsx marks the names of inner functions with a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(watchVisit, { apikey: CUSTOMER_KEY, ready: READY });
  if (profile === 'slow') await slowDown(await context.newCDPSession(page));
  await page.goto(`${origin}/app/compute`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.visit.usable !== undefined);
  return page;
}

const usableAt = (page: Page): Promise<number> => page.evaluate(() => window.visit.usable ?? Number.NaN);

/** Waits until the lists of this visit are kept for the next one. */
const untilKept = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('console-views-1');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('views').objectStore('views').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result > 0);
          });
        });
      }),
    undefined,
    { polling: 200 },
  );

/** From the list to the page of a machine by a click, and back. @returns milliseconds until its heading was painted */
async function stepTo(page: Page, name: string): Promise<number> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForFunction(() => window.visit.step !== undefined);
  const ms = await page.evaluate(() => window.visit.step ?? Number.NaN);
  await page.goBack();
  await page.waitForSelector(READY);
  return ms;
}

/** How long a pointer rests on a link before it is pressed. */
const POINTED_MS = 300;

/** From the list to that of another area, whose code is not there yet. @returns milliseconds until its rows were painted */
async function stepToArea(page: Page): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Storage' });
  await link.hover();
  await page.waitForTimeout(POINTED_MS);
  await link.click();
  await page.waitForFunction(() => window.visit.step !== undefined);
  return page.evaluate(() => window.visit.step ?? Number.NaN);
}

/** One person who comes for the first time, opens two machines and the buckets, and comes back later. */
async function visit(browser: Browser, origin: string, profile: VisitProfile): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const first = await openList(context, origin, profile);
    const { firstPaintMs, blockedMs } = await first.evaluate(() => {
      const { usable = 0, longTasks } = window.visit;
      return {
        firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        blockedMs: longTasks.filter(({ at }) => at < usable).reduce((sum, { over }) => sum + over, 0),
      };
    });
    const usableMs = await usableAt(first);
    await untilKept(first);
    const coldStepMs = await stepTo(first, STEPS[0]);
    const warmStepMs = await stepTo(first, STEPS[1]);
    const areaStepMs = await stepToArea(first);
    await first.close();
    const secondVisitMs = await usableAt(await openList(context, origin, profile));
    return { firstPaintMs, usableMs, blockedMs, secondVisitMs, coldStepMs, warmStepMs, areaStepMs };
  } finally {
    await context.close();
  }
}

/** Visits of the list of machines, on this machine and on a weak phone; returns what is over its limit. */
export async function benchVisits(port: number): Promise<string[]> {
  const browser = await launchBrowser();
  const edge = await startEdgeProcess(port);
  try {
    await visit(browser, edge.origin, 'full');
    const runs = { full: new Array<Figures>(), slow: new Array<Figures>() };
    for (let run = 0; run < RUNS; run += 1)
      for (const profile of ['full', 'slow'] as const) runs[profile].push(await visit(browser, edge.origin, profile));
    return (['full', 'slow'] as const).flatMap((profile) =>
      figures.flatMap((figure) => {
        const { aim, limit } = budgets.visits[profile][figure];
        const ms = Math.round(median(runs[profile].map((run) => run[figure])));
        console.log(`${profile}: ${FIGURES[figure]} ${ms} ms (aim ${aim}, fails over ${limit})`);
        return ms > limit ? [`${profile}: ${FIGURES[figure]} ${ms} ms > ${limit}`] : [];
      }),
    );
  } finally {
    await Promise.all([edge.stop(), browser.close()]);
  }
}
