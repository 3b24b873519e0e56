import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { launchBrowser } from '../browser';
import { budgets } from '../budgets';
import { startEdgeProcess } from '../edge-process';
import { CUSTOMER_KEY } from '../pages';
import { median } from '../sizes';
import { manyObjects } from './many-objects';
import { watchMemory } from './memory';

const BUCKET = 'bench-bucket';
const PATIENCE_MS = 300_000;
const SAMPLE_MS = 100;
const LOADS = 3;

const Accounts = v.array(v.object({ id: v.number() }));

/** A bucket of the customer that lets the console in. */
async function makeBucket(origin: string): Promise<void> {
  const call = async (method: string, where: string, params?: Record<string, string>): Promise<Response> => {
    const body = params && new URLSearchParams(params);
    const headers = { apikey: CUSTOMER_KEY };
    const response = await fetch(`${origin}/api/v1${where}`, { method, headers, ...(body ? { body } : {}) });
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    return response;
  };
  const [account] = v.parse(Accounts, await (await call('GET', '/payment/billing_account/list')).json());
  if (!account) throw new Error('The demo customer has no billing account');
  await call('PUT', '/storage/bucket', { name: BUCKET, billing_account_id: String(account.id) });
  await call('PUT', '/storage/bucket/cors', { name: BUCKET, allowed_origin: origin });
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((apikey) => localStorage.setItem('apikey', apikey), CUSTOMER_KEY);
  return page;
}

/** A file that takes no place on the disk. */
async function withFile<T>(mib: number, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-file-'));
  try {
    const file = path.join(folder, 'large.bin');
    await writeFile(file, '');
    await truncate(file, mib * 1024 ** 2);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How much more memory the page takes at the most while it sends a large file than before. */
async function benchUpload(browser: Browser, origin: string): Promise<string[]> {
  const { uploadMiB, memoryMiB } = budgets.storage;
  const page = await openPage(browser);
  try {
    await page.goto(`${origin}/app/storage/bucket/${BUCKET}`);
    await page.getByText('This bucket is empty').waitFor();
    const memory = await watchMemory(browser);
    const before = await memory.now();
    let most = before ?? 0;
    const started = performance.now();
    const isDone = await withFile(uploadMiB, async (file) => {
      await page.getByLabel('Upload files', { exact: true }).and(page.locator('input')).setInputFiles(file);
      const uploaded = page.getByRole('list', { name: 'Uploads', exact: true }).getByText('Uploaded');
      while (performance.now() - started < PATIENCE_MS) {
        most = Math.max(most, (await memory.now()) ?? 0);
        if (await uploaded.isVisible()) return true;
        await page.waitForTimeout(SAMPLE_MS);
      }
      return false;
    });
    if (!isDone) return [`storage: ${uploadMiB} MiB were not uploaded within ${PATIENCE_MS / 1000} s`];
    const seconds = Math.round((performance.now() - started) / 1000);
    if (before === undefined) {
      console.log(`upload of ${uploadMiB} MiB: ${seconds} s; this system does not tell how much memory a page takes`);
      return [];
    }
    const more = Math.round(most - before);
    console.log(
      `upload of ${uploadMiB} MiB: ${seconds} s; the page takes ${more} MiB more than before at the most (aim ${memoryMiB.aim}, fails over ${memoryMiB.limit})`,
    );
    return more > memoryMiB.limit ? [`storage: an upload takes ${more} MiB of memory > ${memoryMiB.limit}`] : [];
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from the first page of the listing, with the code there, to its rows; and how many of them are in the page. */
async function firstRows(browser: Browser, origin: string): Promise<{ ms: number; rows: number }> {
  const page = await openPage(browser);
  try {
    await manyObjects(page, origin);
    await page.goto(`${origin}/app/storage/bucket/${BUCKET}?prefix=many%2F`, { waitUntil: 'commit' });
    const drawn = await page.waitForFunction(
      () =>
        [...document.querySelectorAll('tr, [role=row]')].some((row) => row.textContent?.includes('object-')) &&
        performance.now(),
      undefined,
      { timeout: PATIENCE_MS, polling: 'raf' },
    );
    const at = Number(await drawn.jsonValue());
    const there = await page.evaluate(
      (before) =>
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .filter((entry): entry is PerformanceResourceTiming => /list-type=2|\.js$/.test(entry.name))
            .map((entry) => entry.responseEnd)
            .filter((end) => end < before),
        ),
      at,
    );
    return { ms: at - there, rows: await page.getByRole('row').count() };
  } finally {
    await page.context().close();
  }
}

async function benchFolder(browser: Browser, origin: string): Promise<string[]> {
  const { firstRowsMs, rowsInPage } = budgets.storage;
  const loads: { ms: number; rows: number }[] = [];
  for (let load = 0; load < LOADS; load += 1) loads.push(await firstRows(browser, origin));
  const ms = Math.round(median(loads.map((one) => one.ms)));
  const rows = Math.max(...loads.map((one) => one.rows));
  console.log(
    `folder of 100,000 objects: first rows ${ms} ms after the first page of the listing (aim ${firstRowsMs.aim}, fails over ${firstRowsMs.limit}); rows in the page: ${rows} (fails over ${rowsInPage})`,
  );
  return [
    ...(ms > firstRowsMs.limit ? [`storage: first rows after ${ms} ms > ${firstRowsMs.limit}`] : []),
    ...(rows > rowsInPage ? [`storage: ${rows} rows in the page > ${rowsInPage}`] : []),
  ];
}

/** Object storage: memory of a large upload, and the first rows of a large folder; returns what is over its limit. */
export async function benchStorage(port: number): Promise<string[]> {
  const browser = await launchBrowser();
  const edge = await startEdgeProcess(port);
  try {
    await makeBucket(edge.origin);
    return [...(await benchUpload(browser, edge.origin)), ...(await benchFolder(browser, edge.origin))];
  } finally {
    await Promise.all([edge.stop(), browser.close()]);
  }
}
