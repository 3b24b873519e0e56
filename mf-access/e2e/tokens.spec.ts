import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { Token } from '@console/contract/token';
import {
  bulkAction,
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

const CALL = '/user-resource/token';
const LIST = '/user-resource/token/list';

const tokensOf = async (sandbox: Sandbox) => v.parse(v.array(Token), await sandbox.api('customer', 'GET', LIST));

async function tokenOf(sandbox: Sandbox, description: string) {
  const found = (await tokensOf(sandbox)).find((token) => token.description === description);
  if (!found?.token) throw new Error(`There is no token ${description}`);
  return { id: found.id, secret: found.token };
}

/** Everything of a page that a secret could have stayed in, but for the memory of its scripts. */
async function kept(page: Page): Promise<string> {
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  return stored + (await page.content());
}

test('a token is created, shown once, tried, and masked from then on', async ({
  page,
  context,
  signIn,
  open,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('customer');
  await open('/access/token');
  await expectRow(page, 'ci-deploy');
  for (const { token } of await tokensOf(sandbox)) expect(await kept(page)).not.toContain(token);

  await page.getByRole('link', { name: 'Create API token' }).click();
  await expect(page).toHaveURL(/\/access\/create\/api_token$/);
  const create = page.getByRole('button', { name: 'Create API token' });
  const description = page.getByRole('textbox', { name: 'Description' });
  await create.click();
  await expect(description).toHaveAccessibleDescription(/This field is required/);
  await description.fill('e2e pipeline');
  await page.getByRole('radio', { name: /One billing account/ }).click();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByRole('combobox', { name: 'Billing account' }).selectOption({ index: 1 });
  await create.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e pipeline' })).toBeVisible();
  const { id, secret } = await tokenOf(sandbox, 'e2e pipeline');
  await expect(page).toHaveURL(new RegExp(`/access/token/${id}$`));
  const created = (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith(CALL));
  expect(created).toHaveLength(1);

  await expect(page.getByText("It won't be shown again")).toBeVisible();
  await expect(page.getByText(secret, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Token', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('e2e-pipeline.txt');
  expect((await readFile(await file.path(), 'utf8')).trim()).toBe(secret);
  await expect(page.getByText(`export TOKEN='${secret}'`)).toBeVisible();
  await page.getByRole('button', { name: 'Check token' }).click();
  await expect(page.getByText('The token works.')).toBeVisible();
  await expect(page.getByText(/Kadri .*, customer@example\.com/)).toBeVisible();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });

  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'API tokens' }).first().click();
  const row = await expectRow(page, 'e2e pipeline');
  await expect(row).toContainText(`ends with ${secret.slice(-4)}`);
  await page.getByRole('link', { name: 'e2e pipeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e pipeline' })).toBeVisible();
  await expect(page.getByText('$TOKEN').first()).toBeVisible();
  expect(await kept(page)).not.toContain(secret);

  const paste = page.getByLabel('Token', { exact: true });
  const check = page.getByRole('button', { name: 'Check token' });
  await paste.fill('n0t-a-t0ken');
  await check.click();
  await expect(page.getByText('The check failed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e pipeline' })).toBeVisible();
  await paste.fill((await tokenOf(sandbox, 'terraform')).secret);
  await check.click();
  await expect(page.getByText("it isn't the one on this page")).toBeVisible();
  await paste.fill(secret);
  await check.click();
  await expect(page.getByText('The token works.')).toBeVisible();
  expect(await kept(page)).not.toContain(`>${secret}<`);
});

for (const [how, drop] of [
  ['broken off', 'truncate'],
  // The browser sends the request again by itself.
  ['lost with its connection', 'reset'],
] as const)
  test(`a token whose response is ${how} is made once, and is shown`, async ({ page, signIn, open, sandbox }) => {
    await sandbox.faults({ method: 'POST', path: CALL, times: 1, drop });
    await signIn('customer');
    await open('/access/create/api_token');
    await page.getByRole('textbox', { name: 'Description' }).fill('ci-deploy');
    await page.getByRole('button', { name: 'Create API token' }).click();
    await expect(page.getByText("It won't be shown again")).toBeVisible();
    const mine = (await tokensOf(sandbox)).filter(({ description }) => description === 'ci-deploy');
    expect(mine).toHaveLength(2);
    const made = mine.toSorted((a, b) => b.id - a.id)[0];
    await expect(page.getByText(made?.token ?? '-', { exact: true })).toBeVisible();
  });

test('what the server refuses is said where it was asked, and what was typed stays', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  for (const description of ['update-failure', 'delete-failure'])
    await sandbox.api('customer', 'POST', CALL, { description });
  await signIn('customer');
  await open('/access/create/api_token');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('create-failure');
  await page.getByRole('button', { name: 'Create API token' }).click();
  await expect(page.getByText(/Failed to create kong token/)).toBeVisible();
  await expect(description).toHaveValue('create-failure');

  const { id } = await tokenOf(sandbox, 'update-failure');
  await open(`/access/token/${id}?dialog=edit`);
  const edit = page.getByRole('dialog', { name: 'Edit API token' });
  await edit.getByRole('textbox', { name: 'Description' }).fill('renamed');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText(/Failed to update kong token/)).toBeVisible();
  await expect(edit.getByRole('textbox', { name: 'Description' })).toHaveValue('renamed');

  const stuck = await tokenOf(sandbox, 'delete-failure');
  await open(`/access/token/${stuck.id}?dialog=delete`);
  const remove = page.getByRole('dialog', { name: 'Delete API token' });
  await remove.getByRole('textbox').fill('delete-failure');
  await remove.getByRole('button', { name: 'Delete API token' }).click();
  await expect(remove.getByText(/Failed to delete kong token/)).toBeVisible();
});

test('a token is edited, and what another tab has changed meanwhile is told first; then it is deleted by its name', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  const { id } = await tokenOf(sandbox, 'ci-deploy');
  await signIn('customer');
  await open('/access/token');
  await page.getByRole('button', { name: 'Actions for ci-deploy' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit API token' });
  await expect(edit.getByRole('radio', { name: /One billing account/ })).toBeChecked();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  await sandbox.api('customer', 'PATCH', CALL, { token_id: String(id), description: 'from elsewhere' });
  await edit.getByRole('textbox', { name: 'Description' }).fill('deploy');
  await edit.getByRole('radio', { name: /Everything/ }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText(/from elsewhere/)).toBeVisible();
  await edit.getByRole('button', { name: 'Overwrite' }).click();
  await expect(edit).toBeHidden();
  expect((await tokensOf(sandbox)).find((token) => token.id === id)).toMatchObject({
    description: 'deploy',
    restricted: false,
  });

  await page.getByRole('link', { name: 'deploy', exact: true }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete API token' });
  await expect(remove).toContainText('Programs that use it stop working at once');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  const confirm = remove.getByRole('button', { name: 'Delete API token' });
  await expect(confirm).toBeDisabled();
  await remove.getByRole('textbox').fill('deploy');
  await confirm.click();
  await expect(page).toHaveURL(/\/access\/token$/);
  await expect(page.getByRole('link', { name: 'deploy', exact: true })).toHaveCount(0);
  expect((await tokensOf(sandbox)).some((token) => token.id === id)).toBe(false);
});

test('several tokens are deleted together, without the one of this session, which says what it would end', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  const { secret } = await tokenOf(sandbox, 'terraform');
  await signIn('customer');
  await page.addInitScript((key) => localStorage.setItem('apikey', key), secret);
  await open('/access/token');
  await expect(await expectRow(page, 'terraform')).toContainText('This session');
  await selectRows(page, 'terraform', 'ci-deploy', 'Kadri, laptop');
  await bulkAction(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 API tokens' });
  await expect(dialog).toContainText("You're logged in with this token");
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete 2 API tokens' }).click();
  await expectToast(page, '2 API tokens were deleted');
  await expect(page.getByRole('link', { name: 'ci-deploy' })).toHaveCount(0);
  expect((await tokensOf(sandbox)).map(({ description }) => description).toSorted()).toEqual([
    'grafana, read costs',
    'terraform',
  ]);

  await page.getByRole('button', { name: 'Actions for terraform' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const own = page.getByRole('dialog', { name: 'Delete API token' });
  await expect(own).toContainText("you'll be logged out");
  await own.getByRole('textbox').fill('terraform');
  await own.getByRole('button', { name: 'Delete API token' }).click();
  await expect(page.getByRole('heading', { name: 'Your session is no longer valid' })).toBeVisible();
});

test('the list is saved without any part of a secret', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await open('/access/token');
  await expectRow(page, 'ci-deploy');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const content = await readFile(await (await download).path(), 'utf8');
  await expectToast(page, /records? saved|saved/);
  expect(content).toContain('ci-deploy');
  for (const { token } of await tokensOf(sandbox)) expect(content).not.toContain(String(token).slice(-4));
});
