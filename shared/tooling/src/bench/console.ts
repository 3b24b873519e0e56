import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser';
import { budgets } from './budgets';
import { startEdgeProcess } from './edge-process';
import { load } from './measure';
import { benchPages } from './pages';
import { fileProblems, median, overLimit, sizesOf } from './sizes';

/** Over the second for which an edge gives out a page as it stands. */
const ANEW_MS = 1200;

/** The third time that an edge makes a page it is as small as it can be. (decision 69) */
async function askAgain(address: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, ANEW_MS));
  }
}

/** Bytes and requests of every page against its limit; returns what is over. */
async function measureSizes(browser: Browser, origin: string): Promise<string[]> {
  const problems: string[] = [];
  console.log('page      JS KiB   all KiB   requests');
  for (const page of await benchPages(origin)) {
    await askAgain(origin + page.path);
    const { transfers } = await load(browser, origin, page, { slow: false });
    const sizes = sizesOf(transfers);
    const over = [...overLimit(sizes, budgets[page.name]), ...fileProblems(transfers)];
    problems.push(...over.map((text) => `${page.name}: ${text}`));
    const columns = [sizes.jsKiB, sizes.totalKiB, sizes.requests].map((value) => String(value).padStart(9));
    console.log(`${page.name.padEnd(7)}${columns.join('')}${over.length ? '   OVER' : ''}`);
  }
  return problems;
}

/** Time to the first row of the list, remotes against single bundle, pair by pair in turn. */
async function measureRatio(browser: Browser, federated: string, single: string): Promise<string[]> {
  const page = (await benchPages(federated)).find(({ name }) => name === 'list');
  if (!page) throw new Error('There is no list to measure');
  const ratios: number[] = [];
  const once = async (origin: string): Promise<number> => (await load(browser, origin, page, { slow: true })).usableMs;
  await once(federated);
  await once(single);
  for (let pair = 0; pair < budgets.ratio.pairs; pair += 1) {
    const first = pair % 2 === 0 ? federated : single;
    const times = new Map([[first, await once(first)]]);
    const second = first === federated ? single : federated;
    times.set(second, await once(second));
    const ratio = (times.get(federated) ?? Number.NaN) / (times.get(single) ?? Number.NaN);
    ratios.push(ratio);
    console.log(`pair ${pair + 1}: ${ratio.toFixed(3)}`);
  }
  const middle = median(ratios);
  console.log(
    `first row, remotes / single bundle: ${middle.toFixed(3)} (fails over ${budgets.ratio.fails}, aim ${budgets.ratio.aim})`,
  );
  return middle > budgets.ratio.fails ? [`the ratio ${middle.toFixed(3)} is over ${budgets.ratio.fails}`] : [];
}

/** Measures the console's pages; returns what is over its limits. */
export async function benchConsole(port: number): Promise<string[]> {
  const browser = await launchBrowser();
  const federated = await startEdgeProcess(port);
  const single = await startEdgeProcess(port + 2, { singleBundle: true });
  try {
    return [
      ...(await measureSizes(browser, federated.origin)),
      ...(await measureRatio(browser, federated.origin, single.origin)),
    ];
  } finally {
    await Promise.all([federated.stop(), single.stop(), browser.close()]);
  }
}
