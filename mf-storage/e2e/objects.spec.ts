import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inEachLook,
  LOOKS,
  originOf,
} from '../../shared/tooling/src/e2e/fixtures';
import { test } from './bucket-objects';
import { savedBytes, savedInPage, unzipped } from './saved-files';

const grid = (page: Page) => page.getByRole('grid', { name: 'Objects' });
const rowOf = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });
const here = (page: Page) => page.getByRole('navigation', { name: 'Folder' });
const dialog = (page: Page) => page.getByRole('dialog');

test('a bucket is opened once its CORS rule lets the console in; folders have addresses and keys', async ({
  page,
  problems,
  objects,
  signIn,
  open,
}) => {
  // What is not let in is told by the browser, too.
  problems.allow(/blocked by CORS policy/, /Failed to load resource/);
  const names = ['100% größe/🙂.txt', 'a', 'a/b/deep.txt', 'a//gap.txt', 'a/../up.txt', 'a/evil\u202Egpj.exe', 'z.txt'];
  for (const name of names) await objects.put(name);
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}`);
  await expect(page.getByRole('heading', { name: /doesn't allow access from this console/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Allow localhost/ }).click();
  await expect(rowOf(page, 'z.txt')).toBeVisible();
  await expect(grid(page).getByRole('row')).toHaveCount(5);
  // A folder and an object of the same name are two things.
  await expect(grid(page).getByRole('link', { name: 'a', exact: true })).toHaveCount(2);
  await grid(page).getByRole('link', { name: 'a', exact: true }).first().click();
  await expect(page).toHaveURL(/prefix=a%2F$/);
  await expect(rowOf(page, 'evil[U+202E]gpj.exe'.replace(/[[\]]/g, ''))).toBeVisible();
  await expect(rowOf(page, '(no name)')).toBeVisible();
  await expect(rowOf(page, '..')).toBeVisible();
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await rowOf(page, '(no name)').getByRole('link').click();
  await expect(rowOf(page, 'gap.txt')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(here(page)).toHaveText(objects.name);
  await grid(page).getByRole('link', { name: /größe/ }).click();
  await expect(rowOf(page, '🙂.txt')).toBeVisible();
  await page.reload();
  await expect(here(page)).toContainText('100% größe');

  // By keys: up, down into 'a', select a range, up again.
  await grid(page).press('Backspace');
  await expect(here(page)).toHaveText(objects.name);
  await expect(rowOf(page, 'z.txt')).toBeVisible();
  await grid(page).press('ArrowDown');
  await grid(page).press('ArrowDown');
  await grid(page).press('Enter');
  await expect(here(page)).toContainText(`${objects.name}a`);
  await expect(rowOf(page, '(no name)')).toBeVisible();
  await grid(page).press('ArrowDown');
  await grid(page).press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await grid(page).press('Control+a');
  await expect(page.getByRole('toolbar', { name: '4 selected' })).toBeVisible();
  await grid(page).press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await grid(page).press('Alt+ArrowUp');
  await page.getByRole('searchbox', { name: 'Name in this folder' }).fill('nothing');
  await expect(page.getByText(/No records match/)).toBeVisible();
});

test('folders are made, and objects and folders renamed, moved and copied', async ({ page, objects, signIn, open }) => {
  await objects.letIn();
  for (const name of ['docs/one.txt', 'docs/two.txt', 'docs/deep/three.txt', 'readme.txt', 'other/one.txt'])
    await objects.put(name);
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}`);

  await page.getByRole('button', { name: 'New folder' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('a/b');
  await expect(dialog(page).getByText('Leave out the slash')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('neu & 50%');
  await dialog(page).getByRole('button', { name: 'Create folder' }).click();
  await expect(rowOf(page, 'neu & 50%')).toBeVisible();
  expect(await objects.keys()).toContain('neu & 50%/');

  // A folder by F2, with what is in it.
  await rowOf(page, 'docs')
    .getByRole('gridcell')
    .last()
    .click({ position: { x: 2, y: 2 } });
  await grid(page).press('F2');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('papers');
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expect(rowOf(page, 'papers')).toBeVisible();
  await expect(rowOf(page, 'docs')).toBeHidden();
  expect(await objects.keys()).toEqual([
    'neu & 50%/',
    'other/one.txt',
    'papers/deep/three.txt',
    'papers/one.txt',
    'papers/two.txt',
    'readme.txt',
  ]);

  // A name that is taken is asked about.
  await page.goto(`${page.url().split('?')[0]}?prefix=papers%2F`);
  await rowOf(page, 'one.txt')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await dialog(page).getByRole('button', { name: objects.name }).click();
  await dialog(page).getByRole('button', { name: 'other' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Copy here' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'A name is already taken' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect.poll(objects.keys).toContain('other/one (2).txt');
  expect(await objects.text('other/one (2).txt')).toBe('docs/one.txt');
  expect(await objects.text('other/one.txt')).toBe('other/one.txt');

  await rowOf(page, 'two.txt')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'deep' }).click();
  await dialog(page).getByRole('button', { name: 'Move here' }).click();
  await expect(rowOf(page, 'two.txt')).toBeHidden();
  await expect.poll(objects.keys).toContain('papers/deep/two.txt');

  // What somebody else has put there meanwhile is told before it is deleted.
  await rowOf(page, 'one.txt')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(rowOf(page, 'one copy.txt')).toBeVisible();
  await rowOf(page, 'one copy.txt')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Delete 1 object' })).toBeEnabled();
  // Not before: a list that is read meanwhile would show what is there now.
  await objects.put('papers/one copy.txt', 'of somebody else');
  await dialog(page).getByRole('button', { name: 'Delete 1 object' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'This object has changed' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  // All of it is in the bucket's activity, also after a reload.
  await open(`/storage/bucket/${objects.name}?tab=activity`);
  const activity = page.getByRole('list', { name: /^Activity/ }).getByRole('listitem');
  await expect(activity.nth(0)).toContainText('Copied papers/one.txt to papers/');
  await expect(activity.nth(1)).toContainText('Moved papers/two.txt to papers/deep/');
  await expect(activity.nth(3)).toContainText('Renamed docs/ to papers');
  await expect(activity.nth(4)).toContainText('Created folder neu & 50%/');
});

test('an object is described, shared and saved; folders are counted before they are saved or deleted', async ({
  page,
  sandbox,
  objects,
  signIn,
  open,
}) => {
  await objects.letIn();
  for (const name of ['papers/one.txt', 'papers/two.txt', 'papers/deep/three.txt', 'readme.txt'])
    await objects.put(name);
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}?prefix=papers%2F`);
  // What is known of an object, its metadata, and a link that anybody can read it by.
  await rowOf(page, 'one.txt').getByRole('link').click();
  await expect(dialog(page).getByText('s3://browsed-bucket/papers/one.txt')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('tab', { name: 'Metadata' }).click();
  await dialog(page).getByRole('textbox', { name: 'Content type' }).fill('text/markdown');
  await dialog(page).getByRole('button', { name: 'Add metadata' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name 1' }).fill('owner');
  await dialog(page).getByRole('textbox', { name: 'Value 1' }).fill('Mari Mägi');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Metadata saved')).toBeVisible();
  expect((await objects.head('papers/one.txt')).type).toBe('text/markdown');
  expect(await objects.text('papers/one.txt')).toBe('papers/one.txt');
  await dialog(page).getByRole('tab', { name: 'Share' }).click();
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  const link = dialog(page).getByText(/^http.*X-Amz-Signature/);
  await expect(link).toContainText('X-Amz-Expires=900');
  expect(await (await fetch((await link.textContent()) ?? '')).text()).toBe('papers/one.txt');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  // One is saved as it is, straight from the store; a folder as an archive, while its objects are read.
  const saved = page.waitForEvent('download');
  await rowOf(page, 'two.txt')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('two.txt');
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('papers/two.txt');
  await here(page).getByRole('link', { name: objects.name }).click();
  await expect(rowOf(page, 'readme.txt')).toBeVisible();
  await savedInPage(page);
  await rowOf(page, 'papers')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Download as ZIP' }).click();
  await expect(dialog(page).getByText(/3 objects, /)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  await expectToast(page, 'papers.zip was saved');
  expect(unzipped(await savedBytes(page, 'papers.zip'))).toEqual({
    'papers/deep/three.txt': 'papers/deep/three.txt',
    'papers/one.txt': 'papers/one.txt',
    'papers/two.txt': 'papers/two.txt',
  });

  // A folder is counted before it is deleted.
  await rowOf(page, 'papers')
    .getByRole('gridcell')
    .last()
    .click({ position: { x: 2, y: 2 } });
  await grid(page).press('Delete');
  await expect(dialog(page).getByText(/3 objects, /)).toBeVisible();
  await expectAccessible(page);
  // The store refuses all of them: what is there stays, and is tried again.
  const refused = ['deep/three.txt', 'one.txt', 'two.txt'].map(
    (name) => `<Error><Key>papers/${name}</Key><Code>AccessDenied</Code><Message>Not today</Message></Error>`,
  );
  await sandbox.faults({
    scope: 's3',
    method: 'POST',
    path: `/${objects.name}/`,
    times: 1,
    status: 200,
    body: `<DeleteResult>${refused.join('')}</DeleteResult>`,
  });
  await dialog(page).getByRole('button', { name: 'Delete 3 objects' }).click();
  const strip = page.getByRole('alert').filter({ hasText: '3 objects had problems' });
  await expect(strip).toBeVisible();
  await expect(rowOf(page, 'papers')).toBeVisible();
  await strip.getByRole('button', { name: 'Show' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'papers/deep/three.txt' })).toContainText(
    'Not today',
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await strip.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'papers')).toBeHidden();
  await expect(strip).toBeHidden();
  expect(await objects.keys()).toEqual(['readme.txt']);

  // Back closes the dialog; the bucket is emptied by its own.
  await page.getByRole('button', { name: 'Folder actions' }).click();
  await page.getByRole('menuitem', { name: 'Empty bucket' }).click();
  await expect(dialog(page).getByText(/1 object, /)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await dialog(page).getByRole('textbox').fill(objects.name);
  await dialog(page).getByRole('button', { name: 'Empty bucket' }).click();
  await expect(page.getByText('This bucket is empty')).toBeVisible();
  expect(await objects.keys()).toEqual([]);
});

test('files and folders are uploaded by button, drop and paste; a name that is taken is asked about', async ({
  page,
  problems,
  sandbox,
  objects,
  signIn,
  open,
}, info) => {
  problems.allow(/status of 403/);
  await objects.letIn();
  await objects.put('in/a.txt', 'old');
  await objects.put('in/b.txt', 'old');
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}?prefix=in%2F`);
  await expect(rowOf(page, 'a.txt')).toBeVisible();
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`new ${name}`) });
  // In a browser that only has the input; what is kept by the other dialog is in uploads.spec.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (await chooser).setFiles([file('a.txt'), file('b.txt'), file('c.txt')]);
  await expect(dialog(page).getByRole('heading', { name: '2 names are already taken' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('combobox', { name: 'What happens to a.txt' }).selectOption('Overwrite');
  // One of them is refused, and sent once more by hand.
  await sandbox.faults({
    scope: 's3',
    method: 'PUT',
    path: `/${objects.name}/in/c.txt`,
    times: 1,
    status: 403,
    body: '<Error><Code>AccessDenied</Code></Error>',
  });
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Uploads', exact: true })).toContainText('Access denied.');
  await page.getByRole('button', { name: 'Retry c.txt' }).click();
  await expect(rowOf(page, 'c.txt').first()).toBeVisible();
  await expect.poll(objects.keys).toEqual(['in/a.txt', 'in/b (2).txt', 'in/b.txt', 'in/c.txt']);
  expect([await objects.text('in/a.txt'), await objects.text('in/b.txt'), await objects.text('in/b (2).txt')]).toEqual([
    'new a.txt',
    'old',
    'new b.txt',
  ]);
  // A folder comes with what is in it; what is taken there is asked about, too.
  await objects.put('in/docs/sub/b.txt', 'old');
  const docs = info.outputPath('docs');
  await mkdir(`${docs}/sub`, { recursive: true });
  for (const name of ['a.txt', 'sub/b.txt']) await writeFile(`${docs}/${name}`, `new ${name}`);
  await page.getByLabel('Upload folder').and(page.locator('input')).setInputFiles(docs);
  await expect(dialog(page).getByRole('heading', { name: 'A name is already taken' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toContainText('in/docs/sub/');
  await dialog(page).getByRole('combobox', { name: 'What happens to b.txt' }).selectOption('Overwrite');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect.poll(objects.keys).toContain('in/docs/a.txt');
  await expect.poll(() => objects.text('in/docs/sub/b.txt')).toBe('new sub/b.txt');
  for (const kind of ['drop', 'paste'] as const)
    await page.evaluate((type) => {
      const data = new DataTransfer();
      data.items.add(new File([type], `by ${type} %.txt`));
      const how = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...how, dataTransfer: data })
          : new ClipboardEvent(type, { ...how, clipboardData: data }),
      );
    }, kind);
  await expect.poll(objects.keys).toEqual(expect.arrayContaining(['in/by drop %.txt', 'in/by paste %.txt']));
  expect(await objects.text('in/by drop %.txt')).toBe('drop');
});

/** So many objects of a folder, a thousand a page, as an object store lists them. */
function page100(at: number, origin: string) {
  const contents = Array.from({ length: 1000 }, (_, i) => {
    const key = `many/object-${String(at * 1000 + i).padStart(6, '0')}.bin`;
    return `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>"e"</ETag><Size>${i}</Size></Contents>`;
  });
  const next = at < 99 ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
  const head = `<IsTruncated>${at < 99}</IsTruncated>${next}`;
  return {
    headers: { 'access-control-allow-origin': origin, 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><ListBucketResult>${head}${contents.join('')}</ListBucketResult>`,
  };
}

test('a folder of 100,000 objects shows rows after its first page, and never a part as the whole', async ({
  page,
  server,
  objects,
  signIn,
  open,
}) => {
  test.slow();
  await objects.letIn();
  let release = (): void => undefined;
  const second = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/list-type=2.*prefix=many/, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('continuation-token') ?? 0);
    if (at > 0) await second;
    await route.fulfill(page100(at, originOf(server)));
  });
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}?prefix=many%2F`);
  await expect(rowOf(page, 'object-000000.bin')).toBeVisible();
  await expect(page.getByText('1,000 items so far. Loading more…')).toBeVisible();
  release();
  await expect(page.getByText('5,000 items so far. There are more.')).toBeVisible();
  await expect(page.getByText('≥ 5,000 items')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name in this folder' }).fill('object-099999');
  await expect(page.getByText('Only the 5,000 loaded names were searched.')).toBeVisible();
  await page.getByRole('button', { name: 'Load all' }).click();
  // A hundred calls, one after the other.
  await expect(rowOf(page, 'object-099999.bin')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('searchbox', { name: 'Name in this folder' }).fill('');
  await expect(page.getByText('100,000 items', { exact: true })).toBeVisible();
  await grid(page).press('End');
  await expect(rowOf(page, 'object-099999.bin')).toBeVisible();
  expect(await grid(page).getByRole('row').count()).toBeLessThan(70);
});

test('a suspended bucket is read only, and what the store refuses says what to do', async ({
  page,
  problems,
  sandbox,
  objects,
  signIn,
  open,
}) => {
  problems.allow(/Failed to load resource/, /blocked by CORS policy/);
  await objects.letIn();
  await objects.put('a.txt');
  const bucket = { name: objects.name, num_objects: 1, size_bytes: 5, is_suspended: true };
  await sandbox.faults({ method: 'GET', path: '/storage/bucket', status: 200, body: bucket });
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}`);
  await expect(rowOf(page, 'a.txt')).toBeVisible();
  for (const name of ['Upload files', 'New folder'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  // Deleted elsewhere while the list was shown.
  await open(`/storage/bucket/${objects.name}?object=gone.txt`);
  await expect(dialog(page).getByText('This object no longer exists')).toBeVisible();
  await sandbox.clearFaults();
  const keys = [{ userId: 'x', accessKey: 'AKIAWRONG', secretKey: 'wrong' }];
  await sandbox.faults({ method: 'GET', path: '/storage/user/keys', status: 200, body: keys });
  await open(`/storage/bucket/${objects.name}`);
  await expect(page.getByRole('heading', { name: 'Your access key is no longer valid' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'a.txt')).toBeVisible();
});
