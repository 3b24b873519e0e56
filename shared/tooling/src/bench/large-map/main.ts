import * as v from 'valibot';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser';
import { budgets } from '../budgets';
import { startEdgeProcess } from '../edge-process';
import { median } from '../sizes';

const LARGE_KEY = 'large'.padEnd(32, '0');
const PLACE = 'jhv';
const LOADS = 5;
const PATIENCE_MS = 120_000;

const Networks = v.array(v.object({ uuid: v.string(), vm_uuids: v.array(v.string()) }));

/** The address of the network with the most machines. Its first use makes the large account's things. */
async function biggestNetwork(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/${PLACE}/network/networks`, { headers: { apikey: LARGE_KEY } });
  const [biggest] = v.parse(Networks, await response.json()).toSorted((a, b) => b.vm_uuids.length - a.vm_uuids.length);
  if (!biggest) throw new Error('The large account has no network');
  return `/app/network/vpc/${PLACE}/${biggest.uuid}?tab=map`;
}

/** Milliseconds from the moment when the last response and the code were there to the first frame with a node of this kind. */
async function drawMs(browser: Browser, address: string, node: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((apikey) => localStorage.setItem('apikey', apikey), LARGE_KEY);
    await page.goto(address, { waitUntil: 'commit' });
    const drawn = await page.waitForFunction(
      (selector) => (document.querySelector(selector) ? performance.now() : false),
      node,
      { timeout: PATIENCE_MS, polling: 'raf' },
    );
    const at = Number(await drawn.jsonValue());
    const there = await page.evaluate(
      (before) =>
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .filter((entry): entry is PerformanceResourceTiming => /\/api\/|\.js$/.test(entry.name))
            .map((entry) => entry.responseEnd)
            .filter((end) => end < before),
        ),
      at,
    );
    return at - there;
  } finally {
    await context.close();
  }
}

/** The map of the large account: of its biggest network, and of all; returns what is over its limit. */
export async function benchLargeMap(port: number): Promise<string[]> {
  const { drawnMs } = budgets.largeMap;
  const browser = await launchBrowser();
  const edge = await startEdgeProcess(port);
  try {
    const maps = [
      ['biggest network', `${edge.origin}${await biggestNetwork(edge.origin)}`, '.nm-node[data-node^="vm:"]'],
      ['all networks', `${edge.origin}/app/network/vpc?view=map`, '.nm-node[data-node^="networks:"]'],
    ] as const;
    const problems: string[] = [];
    for (const [name, address, node] of maps) {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load += 1) times.push(await drawMs(browser, address, node));
      const ms = Math.round(median(times));
      console.log(
        `map of ${name}: drawn ${ms} ms after the answers were there (aim ${drawnMs.aim}, fails over ${drawnMs.limit})`,
      );
      if (ms > drawnMs.limit) problems.push(`map of ${name}: drawn after ${ms} ms > ${drawnMs.limit}`);
    }
    return problems;
  } finally {
    await Promise.all([edge.stop(), browser.close()]);
  }
}
