import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  inEachLook,
  LOOKS,
  originOf,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { test } from './bucket-objects';

const MIB = 1024 ** 2;
/** Two parts, one of them small: one arrives, so that something is left to go on with. */
const LARGE = 8 * MIB + 2000;

const panel = (page: Page) => page.getByRole('list', { name: 'Uploads', exact: true });
const fileOf = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A file of letters on the disk, so that its content can be compared as a text. */
async function fileOnDisk(info: TestInfo, name: string, size: number) {
  const content = randomBytes(size / 2).toString('hex');
  const path = info.outputPath(name);
  await writeFile(path, content);
  return { path, content };
}

const choose = (page: Page, ...paths: string[]) =>
  page.getByLabel('Upload files', { exact: true }).and(page.locator('input')).setInputFiles(paths);

/** One part arrives; of the others it is said what becomes of them, until the faults are cleared. */
const firstPartOnly = (
  sandbox: Sandbox,
  bucket: string,
  others: { status: number; body: string; delay_ms?: number },
  name = 'large.bin',
) => {
  const rule = { scope: 's3', method: 'PUT', path: `/${bucket}/${name}` } as const;
  return sandbox.faults({ ...rule, delay_ms: 0, times: 1 }, { ...rule, ...others });
};
/** The store wants to be asked later, and is; it answers at once, so nothing arrives late that nobody waits for. */
const BUSY = { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };
/** Longer than the test: whoever waits for it gives up before, and what has been sent of it by then is not kept. */
const NEVER = { delay_ms: 60_000, ...BUSY };

/** Parts that the store was sent. */
const sentParts = async (sandbox: Sandbox, name = 'large.bin'): Promise<number> =>
  (await sandbox.requests()).filter(({ method, path }) => method === 'PUT' && path.endsWith(`/${name}`)).length;

/** A reload asks while files are on their way, and is confirmed. */
async function reloadAnyway(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
}

/**
 * A file of numbers in a row in the page's own file system, which the browser's dialog for files chooses from now on: nobody can
 * press a button of that dialog here. @returns its content
 */
async function chosenByDialog(page: Page, name: string, size: number): Promise<string> {
  await page.evaluate(
    async ([file, count]) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(file, { create: true });
      const writer = await handle.createWritable();
      await writer.write(Array.from({ length: count }, (_, i) => String(i).padStart(8, '0')).join(''));
      await writer.close();
      Object.assign(window, { showOpenFilePicker: () => Promise.resolve([handle]) });
    },
    [name, size / 8] as const,
  );
  return Array.from({ length: size / 8 }, (_, i) => String(i).padStart(8, '0')).join('');
}

/** A name that is taken is asked about. */
async function overwrite(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'A name is already taken' });
  await dialog.getByLabel('What happens to large.bin').selectOption('Overwrite');
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('uploads go on after the network was gone, after a pause, and while the person is elsewhere', async ({
  page,
  context,
  problems,
  sandbox,
  objects,
  signIn,
  open,
}, info) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/, /Failed to load resource/);
  const [large, small] = [await fileOnDisk(info, 'large.bin', LARGE), await fileOnDisk(info, 'small ü.txt', 2000)];
  await objects.letIn();
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}`);
  await expect(page.getByText('This bucket is empty')).toBeVisible();

  // The network goes and comes back: no part is sent anew that had arrived.
  await firstPartOnly(sandbox, objects.name, BUSY);
  await choose(page, small.path, large.path);
  await expect(fileOf(page, 'small ü.txt')).toContainText('Uploaded');
  await expect.poll(() => objects.parts('large.bin')).toBe(1);
  await context.setOffline(true);
  await expect(fileOf(page, 'large.bin')).toContainText("You're offline. The upload will continue automatically");
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandbox.clearFaults();
  await sandbox.clearRequests();
  await context.setOffline(false);
  await expect(fileOf(page, 'large.bin')).toContainText('Uploaded');
  expect(await sentParts(sandbox)).toBe(1);
  expect(await objects.text('large.bin')).toBe(large.content);
  expect(await objects.text('small ü.txt')).toBe(small.content);
  expect((await objects.head('small ü.txt')).cacheControl).toBeUndefined();

  // Paused, resumed, and in the menu of jobs of another area.
  await firstPartOnly(sandbox, objects.name, BUSY);
  await press(page, 'Clear list');
  await choose(page, large.path);
  await overwrite(page);
  await expect.poll(() => objects.parts('large.bin')).toBe(1);
  await press(page, 'Pause large.bin');
  await expect(fileOf(page, 'large.bin')).toContainText(/Paused at .* of 8\.4\sMB/);
  await press(page, 'Resume large.bin');
  await page.getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('button', { name: /running job/ }).click();
  const job = page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem').first();
  await expect(job).toContainText(/Upload 1 file to browsed-bucket.*0 of 1 file, /);
  await expectAccessible(page);
  await sandbox.clearFaults();
  await expect(job).toContainText('1 of 1 done');
});

test('a cancelled upload leaves no parts, one that was reloaded goes on with the same file', async ({
  page,
  context,
  problems,
  server,
  sandbox,
  objects,
  signIn,
  open,
}, info) => {
  problems.allow(/status of 403/);
  const [large, other] = [await fileOnDisk(info, 'large.bin', LARGE), await fileOnDisk(info, 'other.bin', 2000)];
  await objects.letIn();
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}`);
  await expect(page.getByText('This bucket is empty')).toBeVisible();
  await firstPartOnly(sandbox, objects.name, NEVER);
  await choose(page, large.path);
  await expect.poll(() => objects.parts('large.bin')).toBe(1);
  // Another tab says where it is, and offers nothing that would end it.
  const second = await context.newPage();
  await second.goto(page.url());
  const there = second.getByRole('list', { name: 'Unfinished uploads' });
  await expect(there.getByText('This upload is open in another tab.')).toBeVisible();
  await expect(there.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: /running job/ }).click();
  await page.getByRole('dialog', { name: 'Jobs' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(objects.uploads).toEqual([]);
  await expect(there).toBeHidden();
  await second.close();
  await page.keyboard.press('Escape');
  await expect(fileOf(page, 'large.bin')).toContainText('Cancelled');
  await expect(page.getByRole('list', { name: 'Unfinished uploads' })).toBeHidden();
  await press(page, 'Clear list');

  // A reload asks, and ends it; the same file goes on where it was.
  await sandbox.clearFaults();
  await firstPartOnly(sandbox, objects.name, NEVER);
  await choose(page, large.path);
  await expect.poll(() => objects.parts('large.bin')).toBe(1);
  await reloadAnyway(page);
  await sandbox.clearFaults();
  await sandbox.clearRequests();
  const unfinished = page.getByRole('list', { name: 'Unfinished uploads' });
  await expect(unfinished.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel('large.bin on this computer').setInputFiles(other.path);
  await expect(unfinished.getByRole('alert')).toContainText("That's a different file.");
  await page.getByLabel('large.bin on this computer').setInputFiles(large.path);
  await expect(fileOf(page, 'large.bin')).toContainText('Uploaded');
  expect(await sentParts(sandbox)).toBe(1);
  expect(await objects.text('large.bin')).toBe(large.content);
  await expect(unfinished).toBeHidden();

  // One that was chosen by the browser's dialog goes on by a press: the way to its file was kept.
  const kept = await chosenByDialog(page, 'kept.bin', LARGE);
  await firstPartOnly(sandbox, objects.name, NEVER, 'kept.bin');
  await press(page, 'Upload files');
  await expect.poll(() => objects.parts('kept.bin')).toBe(1);
  await reloadAnyway(page);
  await sandbox.clearFaults();
  await sandbox.clearRequests();
  await press(page, 'Resume the upload of kept.bin');
  await expect(fileOf(page, 'kept.bin')).toContainText('Uploaded');
  expect(await sentParts(sandbox, 'kept.bin')).toBe(1);
  expect(await objects.text('kept.bin')).toBe(kept);

  // What somebody else has left can be removed.
  await objects.begin('left behind');
  const headers = { 'access-control-allow-origin': originOf(server) };
  const body = '<Error><Code>AccessDenied</Code></Error>';
  await page.route(/[?&]uploads=/, (route) => route.fulfill({ status: 403, headers, body }), { times: 1 });
  await page.reload();
  await expect(page.getByText('Unfinished uploads could not be loaded. Access denied.')).toBeVisible();
  await press(page, 'Retry');
  await press(page, 'Remove the unfinished upload of left behind');
  await expect.poll(objects.uploads).toEqual([]);
});
