import {
  chooseAction,
  expect,
  expectAccessible,
  expectFits,
  expectTitle,
  expectToast,
  inEachLook,
  LEDGER,
  machineOf,
  named,
  RUNNER,
  SCHEMES,
  STAGING,
  stopBy,
  stopMachine,
  test,
} from './vm-page';

test('shows a machine with its addresses, disks, cost and what is connected to it', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('link', { name: LEDGER.name }).click();
  await expectTitle(page, LEDGER.name);
  await expect(page.getByText('203.0.113.87').first()).toBeVisible();
  await expect(page.getByText('8 vCPU, 16 GB, 200 GB')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Disks' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByText(/of about €/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'lb-ledger-internal' })).toBeVisible();
  await expect(page.getByText(`ssh ledger@203.0.113.87`)).toBeVisible();
});

test('tabs and dialogs have addresses, and Back goes through them', async ({ page, openVm }) => {
  await openVm(LEDGER);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /Disks/ }).click();
  await expect(page).toHaveURL(/\?tab=disks$/);
  await expect(page.getByRole('tab', { name: /Disks/ })).toContainText('3');
  await page.getByRole('link', { name: 'Add disk' }).click();
  await expect(page).toHaveURL(/\?tab=disks&dialog=disk-add$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\?tab=disks$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=disks$/);
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Disks' })).toBeVisible();
  await expect(page).toHaveTitle(/^[\w-]+: Disks \| /);
});

test('the menu has every action, and says why one is not possible', async ({ page, openVm }) => {
  await openVm(RUNNER);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  const reason = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(reason('Start')).toHaveAccessibleDescription('Already running');
  await expect(reason('Resize vCPU and memory')).toHaveAccessibleDescription('Stop the machine first');
  await expect(reason('Start rescue system')).toHaveAccessibleDescription('Stop the machine first');
  await expect(reason('Reinstall')).toHaveAccessibleDescription('Erases the boot disk');
  await expect(page.getByRole('menuitem')).toHaveCount(13);
  await expect(page.getByRole('menuitem').last()).toHaveText('Delete');
});

test('a stopped machine says what has to be started first', async ({ page, openVm }) => {
  await openVm(STAGING);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toHaveAccessibleDescription(
    'Start the machine first',
  );
  await expect(page.getByRole('menuitem', { name: 'Restart' })).toHaveAccessibleDescription('It is not running');
});

test('renames at once, by the rules of the create form', async ({ page, sandbox, openVm }) => {
  await openVm({ name: 'wiki', location: 'trtu' });
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page).toHaveURL(/dialog=rename/);
  const dialog = page.getByRole('dialog', { name: 'Rename virtual machine' });
  await dialog.getByLabel('Name').fill('x');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('handbook');
  await sandbox.faults(named('/trtu/user-resource/vm', 'PATCH', 'Failed to update virtual machine'));
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update virtual machine');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expectToast(page, 'Renamed to handbook');
  await expect(page.getByRole('heading', { level: 1, name: 'handbook' })).toBeVisible();
});

test('a name that somebody else gave meanwhile is seen before it is overwritten', async ({ page, sandbox, openVm }) => {
  const wiki = { name: 'wiki', location: 'trtu' };
  const uuid = await openVm(wiki);
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename virtual machine' });
  await dialog.getByLabel('Name').fill('handbook');
  await sandbox.api('customer', 'PATCH', '/trtu/user-resource/vm', { uuid, name: 'intranet' });
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It is now: intranet. Nothing has been sent.');
  await expect(dialog.getByLabel('Name')).toHaveValue('handbook');
  await dialog.getByRole('button', { name: 'Overwrite' }).click();
  await expectToast(page, 'Renamed to handbook');
  expect(await machineOf(sandbox, { ...wiki, name: 'handbook' })).toMatchObject({ uuid });
});

for (const [action, path, text, done] of [
  ['Stop', 'stop', 'Failed to stop virtual machine', 'ci-runner-a2 is stopped'],
  ['Force stop', 'stop', 'Failed to stop virtual machine', 'ci-runner-a2 is stopped'],
  ['Restart', 'stop', 'Failed to stop virtual machine', 'ci-runner-a2 was restarted'],
] as const) {
  test(`${action}: a failure is told once and can be tried again`, async ({ page, sandbox, openVm, writes }) => {
    await openVm(RUNNER);
    await sandbox.faults(named(`/jhv/user-resource/vm/${path}`, 'POST', text));
    await stopBy(page, action);
    const toast = await expectToast(page, text);
    await toast.getByRole('button', { name: 'Retry' }).click();
    await expectToast(page, done);
    // What is asked in vain by a fault has no body.
    const force = (await writes()).filter(({ body }) => body.includes('force'));
    expect(force).toHaveLength(action === 'Force stop' ? 1 : 0);
  });
}

test('a start that fails can be tried again', async ({ page, sandbox, openVm }) => {
  await openVm(STAGING);
  await sandbox.faults(named('/jhv/user-resource/vm/start', 'POST', 'Failed to start virtual machine'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const toast = await expectToast(page, 'Failed to start virtual machine');
  // It stays, for it has an action, and lies over none of the page's.
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Rename', 'Start', 'More'])
      await page.getByRole('button', { name, exact: true }).first().click({ trial: true });
  }
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'staging-all-in-one is running');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
});

test('a restart whose start fails says so, and starts only', async ({ page, sandbox, openVm, writes }) => {
  await openVm(RUNNER);
  await sandbox.faults(named('/jhv/user-resource/vm/start', 'POST', 'Failed to start virtual machine'));
  await stopBy(page, 'Restart');
  const toast = await expectToast(page, 'Failed to start virtual machine');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'ci-runner-a2 is running');
  expect((await writes()).map(({ path }) => path.replace(/.*\/vm\//, ''))).toEqual(['stop', 'start', 'start']);
});

test('shows stopping and stopped without a reload, in two tabs, by one poller', async ({
  page,
  context,
  sandbox,
  openVm,
}) => {
  await openVm(RUNNER);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await sandbox.speed(0.4);
  const widthOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.width;
  const width = await widthOf('Stop');
  await stopMachine(page);
  const head = (tab: typeof page) => tab.locator('.ui-ph');
  await expect(head(page).getByText('Stopping').first()).toBeVisible();
  // What stands beside it stays where it is.
  expect(await widthOf('Stopping')).toBe(width);
  await expect(head(other).getByText('Stopping').first()).toBeVisible();
  await other.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(other.getByRole('menuitem', { name: 'Take snapshot' })).toHaveAccessibleDescription('It is stopping');
  await other.keyboard.press('Escape');
  await sandbox.advance(60);
  await expect(head(page).getByText('Stopped')).toBeVisible();
  await expect(head(other).getByText('Stopped')).toBeVisible();
});

test('a reload in the middle of a stop or start loses nothing, and nothing is sent twice', async ({
  page,
  sandbox,
  openVm,
  writes,
}) => {
  await openVm(STAGING);
  await sandbox.speed(1);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await writes()).length).toBe(1);
  await page.reload();
  const head = page.locator('.ui-ph');
  // The server says 'stopped' until it runs: what was begun before the reload is remembered.
  await expect(head.getByText('Starting').first()).toBeVisible();
  await sandbox.advance(60);
  await expect(head.getByText('Running')).toBeVisible();
  await stopMachine(page);
  await expect.poll(async () => (await writes()).length).toBe(2);
  await page.reload();
  await expect(head.getByText('Stopping').first()).toBeVisible();
  await sandbox.advance(60);
  await expect(head.getByText('Stopped')).toBeVisible();
  expect(await writes()).toHaveLength(2);
  expect((await machineOf(sandbox, STAGING)).status).toBe('stopped');
});

test('an address that leads nowhere says so', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/vm/tll/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Virtual machine not found')).toBeVisible();
  await page.getByRole('link', { name: 'All virtual machines' }).click();
  await expectTitle(page, 'Virtual machines');
  await open('/compute/vm/nowhere/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Virtual machine not found')).toBeVisible();
});

test('says that its location does not answer, and tries again', async ({ page, sandbox, signIn, open }) => {
  const { uuid } = await machineOf(sandbox, RUNNER);
  await sandbox.faults({ method: 'GET', path: '/jhv/user-resource/vm/list', status: 504 });
  await signIn('customer');
  await open(`/compute/vm/jhv/${uuid}`);
  const panel = page.getByRole('alert').filter({ hasText: 'The machine could not be loaded.' });
  await expect(panel).toBeVisible();
  await sandbox.clearFaults();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: RUNNER.name })).toBeVisible();
});

test('keeps what is shown when its location stops answering', async ({ page, sandbox, openVm }) => {
  await openVm(RUNNER);
  await sandbox.faults({ method: 'GET', path: '/jhv/user-resource/vm/list', status: 504 });
  await stopMachine(page);
  const strip = page.getByRole('alert').filter({ hasText: 'Jõhvi did not respond.' });
  await expect(strip).toContainText("You're seeing an earlier version.");
  await expect(page.getByRole('heading', { level: 1, name: RUNNER.name })).toBeVisible();
  await sandbox.clearFaults();
  await strip.getByRole('button', { name: 'Retry now' }).click();
  await expect(strip).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('the As code tab has the call of each action', async ({ page, openVm }) => {
  const uuid = await openVm(RUNNER, '?tab=code');
  const panel = page.getByRole('tabpanel', { name: 'As code' });
  await panel.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Stop' });
  await expect(page).toHaveURL(/tab=code&call=stop/);
  await expect(panel).toContainText('/jhv/user-resource/vm/stop');
  await expect(panel).toContainText(uuid);
  await panel.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Grow disk' });
  await expect(panel).toContainText('/jhv/user-resource/vm/storage');
});

test('the activity tab tells what was done here', async ({ page, openVm }) => {
  await openVm(STAGING);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectToast(page, 'staging-all-in-one is running');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toContainText(/start/i);
});

const tabs = ['overview', 'disks', 'network', 'access', 'settings', 'activity', 'code'];

test('an address that no screen has says so', async ({ page, signIn, open }) => {
  await signIn('customer');
  for (const path of ['/compute/machines', '/metal/servers/1']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});

test('every tab is accessible', async ({ page, openVm }) => {
  test.slow();
  const uuid = await openVm(LEDGER);
  for (const tab of tabs) {
    await page.goto(`${new URL(page.url()).origin}/app/compute/vm/jhv/${uuid}?tab=${tab}`);
    await expect(page.getByText(/of about €/)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await inEachLook(page, SCHEMES, () => expectAccessible(page));
  }
});

test('the menu and the rename dialog are accessible', async ({ page, openVm }) => {
  await openVm(LEDGER);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('at phone width', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing stands over the edge, and the menu leads to the dialogs', async ({ page, openVm }) => {
    await openVm(LEDGER);
    await expect(page.getByText(/of about €/)).toBeVisible();
    await expectFits(page);
    await chooseAction(page, 'Delete');
    await expect(page.getByRole('dialog', { name: 'Delete virtual machine' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).not.toHaveURL(/dialog/);
  });

  test('the tab that an address names is brought into view', async ({ page, openVm }) => {
    await openVm(RUNNER, '?tab=code');
    await expect(page.getByRole('tab', { name: 'As code' })).toBeInViewport({ ratio: 0.98 });
  });
});
