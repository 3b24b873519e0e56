import { expect, expectAccessible, expectTitle, expectToast, named, test } from '../../shared/tooling/src/e2e/fixtures';
import { bodyOf, creations, fillIn, nameField, send } from './create-form';

const CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';
const full = (location: string, times: number) => named(`/${location}/user-resource/vm`, 'POST', CAPACITY, { times });

test('creates several over two locations, three at once, with names and a price before', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(0.1);
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'node-{nn}');
  await page.getByLabel('How many').fill('5');
  await page.getByRole('group', { name: 'Distribute across' }).getByRole('checkbox', { name: 'Tartu' }).check();
  const names = page.getByRole('list', { name: '5 machines' });
  await expect(names.getByRole('listitem')).toHaveText([
    'tllnode-01',
    'trtunode-02',
    'tllnode-03',
    'trtunode-04',
    'tllnode-05',
  ]);
  await expect(page.getByText('10 × €0.0060')).toBeVisible();
  await expect(page.getByText('Total per month for 5 machines')).toBeVisible();
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Creating 5 machines...');
  const rows = page.getByRole('list', { name: 'Machines' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Creating' })).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Waiting' })).toHaveCount(2);
  await expectAccessible(page);
  await expectTitle(page, 'Creating');
  await sandbox.speed(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 machines are ready');
  await expectTitle(page, '5 machines are ready');
  const sent = await creations(sandbox);
  expect(sent.map((request) => [request.path.split('/').at(-3), bodyOf(request)['name']])).toEqual([
    ['tll', 'node-01'],
    ['trtu', 'node-02'],
    ['tll', 'node-03'],
    ['trtu', 'node-04'],
    ['tll', 'node-05'],
  ]);
  await page.getByRole('link', { name: 'node-02' }).click();
  await expect(page).toHaveURL(/\/compute\/vm\/trtu\//);
});

test('a full location stops the rest, which goes to another one', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(0);
  await sandbox.faults(full('tll', 1));
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'web-01');
  await page.getByLabel('How many').fill('5');
  await send(page);
  await expect(page.getByText(CAPACITY).first()).toBeVisible();
  const rows = page.getByRole('list', { name: 'Machines' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Failed' })).toHaveCount(1);
  const before = (await creations(sandbox)).length;
  expect(before).toBeLessThan(5);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not all machines are ready');
  const left = await rows.filter({ hasText: /Failed|Not created/ }).count();
  await expect(page.getByText(/machines? (was|were) not created/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Change the choices' })).toBeVisible();
  await page.getByRole('button', { name: `Use Jõhvi, €${(15.33 * left).toFixed(2)}/mo` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 machines are ready');
  const sent = await creations(sandbox);
  const made = sent.filter(({ status }) => status === 200).map((request) => String(bodyOf(request)['name']));
  expect(made.toSorted()).toEqual(['web-01', 'web-02', 'web-03', 'web-04', 'web-05']);
  expect(sent.slice(before).every(({ path }) => path.includes('/jhv/'))).toBe(true);
});

test('a partial failure is told by row; only what failed is tried again', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(0);
  await sandbox.faults(named('/tll/user-resource/vm', 'POST', 'The host went away'));
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'job-1');
  await page.getByLabel('How many').fill('4');
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Not all machines are ready' })).toBeVisible();
  await expect(page.getByText('The host went away')).toBeVisible();
  await expect(page.getByText('3 of 4 ready')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Retry job-/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 machines are ready');
  expect(await creations(sandbox)).toHaveLength(5);
});

test('an order that is refused comes back into the form with everything typed', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(0);
  await sandbox.faults({
    method: 'POST',
    path: '/tll/user-resource/vm',
    status: 400,
    body: { errors: { username: 'This name is taken' } },
  });
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'set-1');
  await page.getByLabel('How many').fill('5');
  await send(page);
  const rows = page.getByRole('list', { name: 'Machines' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Not created' })).toHaveCount(2);
  expect(await creations(sandbox)).toHaveLength(3);
  await page.getByRole('button', { name: 'Change the choices' }).click();
  await expect(nameField(page)).toHaveValue('set-1');
  await expect(page.getByLabel('How many')).toHaveValue('5');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Sandbox-2026');
  await expect(page.getByText('This name is taken').first()).toBeVisible();
});

test('goes on while one is elsewhere, and tells of all of them once', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(0.1);
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'away-1');
  await page.getByLabel('How many').fill('4');
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Creating 4 machines...');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  const shown = expectToast(page, '4 machines are ready');
  await sandbox.speed(0);
  const toast = await shown;
  await toast.getByText('View').click();
  await expect(page.getByRole('list', { name: 'Machines' }).getByRole('link')).toHaveCount(4);
  expect(await creations(sandbox)).toHaveLength(4);
});

test('a reload in the middle sends nothing twice, and says what was not created', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(0.2);
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'lost-1');
  await page.getByLabel('How many').fill('4');
  await send(page);
  const rows = page.getByRole('list', { name: 'Machines' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Waiting' })).toHaveCount(1);
  await expect.poll(async () => (await creations(sandbox)).length).toBe(3);
  // The browser asks before what was not sent is lost.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(rows.filter({ hasText: 'Not created' })).toHaveCount(1);
  await sandbox.speed(0);
  await expect(rows.filter({ hasText: 'Ready' })).toHaveCount(3);
  await expect(
    page.getByText("1 machine was not created. The page was reloaded, so you'll have to create it again."),
  ).toBeVisible();
  expect(await creations(sandbox)).toHaveLength(3);
  await page.getByRole('button', { name: 'Change the choices' }).click();
  await expect(nameField(page)).toHaveValue('lost-4');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
