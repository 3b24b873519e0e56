import {
  apiKeyOf,
  expect,
  expectAccessible,
  expectFits,
  expectTitle,
  inEachLook,
  PASSWORD,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { fillName, METAL, metalSandbox, order, orders } from './metal-site';

test.beforeEach(async ({ sandbox }) => {
  await metalSandbox(sandbox);
});

test('orders a server: place, type, system, name, price, progress, and its page', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const metal = sandbox.on(METAL);
  await metal.speed(1);
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await page.getByRole('link', { name: 'Lease a server' }).first().click();
  await expectTitle(page, 'Lease a server');
  await page.getByRole('radio', { name: /Ryzen 9 7950X/ }).check();
  await expect(page.getByText('€149.00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('€184.76').filter({ visible: true })).toBeVisible();
  await page.getByRole('radio', { name: /Ubuntu/ }).check();
  await page.getByLabel('Version').selectOption({ label: '22.04 LTS' });
  await fillName(page, 'e2e-metal-01');
  await order(page);
  await expect(page.getByRole('heading', { name: /^Creating e2e-metal-01\.\.\. \d+%$/ })).toBeVisible();
  await expect(page.getByText('While the job is in progress you can:')).toBeVisible();
  await expect(page.getByText('Create another Bare Metal')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Go to Bare metal/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'e2e-metal-01' })).toContainText('Pending');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Creating e2e-metal-01/ })).toBeVisible();
  await metal.speed(0);
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-metal-01', exact: true })).toBeVisible();
  await expect(page.getByText('Ubuntu 22.04 LTS').first()).toBeVisible();
  const [sent, ...more] = orders(await metal.requests());
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({ display_name: 'e2e-metal-01', requested_os_id: 'ubuntu-22-04' });
});

test('is found again after a reload, and sent once in spite of a second click', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const metal = sandbox.on(METAL);
  await metal.speed(1);
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await fillName(page, 'e2e-reload');
  await page.getByRole('button', { name: 'Lease server' }).filter({ visible: true }).first().dblclick();
  await expect(page.getByRole('heading', { name: /^Creating e2e-reload/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Creating e2e-reload/ })).toBeVisible();
  await metal.speed(0);
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-reload', exact: true })).toBeVisible();
  expect(orders(await metal.requests())).toHaveLength(1);
});

test('no available machines: told in the form, others offered, nothing typed is lost, also by a reload', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await page.getByRole('radio', { name: /Ryzen 9 7950X/ }).check();
  await page.getByRole('radio', { name: /Debian/ }).check();
  await fillName(page, 'no-capacity');
  await order(page);
  const notice = page.getByRole('alert').filter({ hasText: 'No available machines' });
  await expect(notice).toContainText('Everything you chose is kept.');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('no-capacity');
  await expect(page.getByRole('radio', { name: /Debian/ })).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('no-capacity');
  await expect(page.getByRole('radio', { name: /Ryzen 9 7950X/ })).toBeChecked();
  await fillName(page, 'no-capacity');
  await order(page);
  await notice.getByRole('button', { name: 'Tartu' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('radio', { name: /^trtu Tartu/i })).toBeChecked();
  await fillName(page, 'with-capacity');
  await order(page);
  await expect(page.getByRole('heading', { level: 1, name: 'with-capacity', exact: true })).toBeVisible();
});

test('what is sold out cannot be chosen and says so; what runs out is told with its message', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  const gone = page.getByRole('radio', { name: /EPYC 9124, 256 GB, 2 GPU/ });
  await expect(gone).toBeDisabled();
  await expect(page.getByText(/^Sold out in /).first()).toBeVisible();
  await page.getByRole('radio', { name: /EPYC 9354P/ }).check();
  const spec = await page.getByRole('radio', { name: /EPYC 9354P/ }).inputValue();
  const slug = await page.getByRole('radio', { name: /Tallinn|Jõhvi|Tartu/, checked: true }).inputValue();
  // Somebody else of the same account takes the last ones meanwhile.
  await page.evaluate(
    async ({ path, spec_uuid, apikey }) => {
      const headers = { apikey, 'content-type': 'application/json' };
      const accounts: { id: number }[] = await (
        await fetch('/api/v1/payment/billing_account/list', { headers })
      ).json();
      for (const display_name of ['one', 'two']) {
        const order = { spec_uuid, display_name, requested_os_id: 'debian-12', billing_account_id: accounts[0]?.id };
        await fetch(path, { method: 'POST', headers, body: JSON.stringify(order) });
      }
    },
    { path: `/api/v1/${slug}/metal/leases`, spec_uuid: spec, apikey: apiKeyOf('customer') },
  );
  await fillName(page, 'three');
  await order(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No available machines' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /EPYC 9354P/ })).toBeDisabled();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Ryzen 9 7950X/ })
    .click();
  await expect(page.getByRole('radio', { name: /Ryzen 9 7950X/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('three');
});

test('says at each field what is wrong, and sends nothing', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await order(page);
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);
  expect(orders(await sandbox.on(METAL).requests())).toEqual([]);
});

test('a refusal of the server stands at its field', async ({ page, sandbox, signIn, open }) => {
  await sandbox.on(METAL).faults({
    method: 'POST',
    path: '/*/metal/leases',
    status: 400,
    times: 1,
    body: { errors: { display_name: 'This name is taken' } },
  });
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await fillName(page, 'taken');
  await order(page);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/This name is taken/);
  await expect(name).toHaveValue('taken');
});

test('systems follow the server: Windows only where it is ready', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await expect(page.getByRole('radio', { name: /Windows Server/ })).toHaveCount(0);
  await expect(page.getByText('11', { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: /Xeon E-2388G, 64 GB, Windows/ }).check();
  await expect(page.getByRole('radio', { name: /Windows Server/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Debian/ })).toHaveCount(0);
});

test('a draft outlives a reload and a rejected key', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await page.getByRole('radio', { name: /EPYC 7313P, 128 GB 2/ }).check();
  await fillName(page, 'draft-01');
  await page.waitForFunction(() => Object.values(sessionStorage).some((text) => String(text).includes('draft-01')));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('draft-01');
  await expect(page.getByRole('radio', { name: /EPYC 7313P, 128 GB 2/ })).toBeChecked();
  await sandbox.on(METAL).faults({
    // Of the order alone: what the page still asks for by itself would end the session before the click.
    method: 'POST',
    path: '/**',
    status: 403,
    body: { message: 'Invalid authentication credentials' },
  });
  await order(page);
  await expect(page.getByText('Your session is no longer valid')).toBeVisible();
  await sandbox.on(METAL).clearFaults();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await page.getByLabel('Username').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('draft-01');
  await expect(page.getByRole('radio', { name: /EPYC 7313P, 128 GB 2/ })).toBeChecked();
});

test('one location that fails can be seen, and not chosen', async ({ page, sandbox, signIn, open }) => {
  await sandbox.on(METAL).faults({ method: 'GET', path: '/trtu/metal/specs', status: 504 });
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await expect(page.getByRole('alert').filter({ hasText: 'Tartu did not respond.' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^trtu Tartu/i })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /Ryzen 9 7950X/ })).toBeEnabled();
});

test('a restricted token orders on its own account only', async ({ page, sandbox, server, open }) => {
  const metal = sandbox.on(METAL);
  const accounts = await metal.api('customer', 'GET', '/payment/billing_account/list');
  const second = Array.isArray(accounts) ? String(Reflect.get(Object(accounts[1]), 'id')) : '';
  const tokens = await metal.api('customer', 'POST', '/user-resource/token', {
    description: 'metal only',
    restricted: 'true',
    billing_account_id: second,
  });
  const token = Array.isArray(tokens) ? String(Reflect.get(Object(tokens.at(-1)), 'token')) : '';
  expect(token).not.toBe(apiKeyOf('customer'));
  await page.addInitScript((key) => localStorage.setItem('apikey', key), token);
  await open('/metal/create', METAL);
  await expect(page.getByText('Your API token is restricted to one billing account, which is charged.')).toBeVisible();
  await expect(page.getByLabel('Billing account')).toHaveCount(0);
  await fillName(page, 'by-token');
  await order(page);
  await expect(page.getByRole('heading', { level: 1, name: 'by-token', exact: true })).toBeVisible();
  expect(orders(await metal.requests())[0]?.body).not.toHaveProperty('billing_account_id');
  expect(server.port).toBeGreaterThan(0);
});

test('accounts that cannot be charged say why; without any the order waits', async ({ page, signIn, open }) => {
  await signIn('admin', METAL);
  await open('/metal/create', METAL);
  const account = page.getByLabel('Billing account');
  await expect(account.getByRole('option', { name: /frozen/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Lease server' }).first()).toBeDisabled();
});

test('a new person is led to a billing account first, and comes back to what was typed', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('new', METAL);
  await open('/metal/create', METAL);
  await expect(page.getByText('You need a billing account first.')).toBeVisible();
  await fillName(page, 'first-01');
  await expect(page.getByRole('button', { name: 'Lease server' }).first()).toBeDisabled();
  await page.getByRole('link', { name: 'Create billing account' }).click();
  await expect(page).toHaveURL(/billing\/create/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('first-01');
});

test('shows the order as code', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await fillName(page, 'as-code');
  await page.getByRole('button', { name: 'As code' }).click();
  await expect(page).toHaveURL(/code=/);
  await expect(page.getByText('/metal/leases').first()).toBeVisible();
  await expect(page.getByText('as-code').first()).toBeVisible();
  await expectAccessible(page);
});

test('is accessible', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal/create', METAL);
  await expect(page.getByRole('radio', { name: /Ryzen 9 7950X/ })).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('orders from the bar, with the receipt a tap away', async ({ page, signIn, open }) => {
    await signIn('customer', METAL);
    await open('/metal/create', METAL);
    await page.getByRole('radio', { name: /Ryzen 9 7950X/ }).check();
    await fillName(page, 'by-phone');
    await page.getByRole('button', { name: /€184.76/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Price' });
    await expect(sheet).toContainText('€149.00');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expectFits(page);
    await order(page);
    await expect(page.getByRole('heading', { level: 1, name: 'by-phone', exact: true })).toBeVisible();
  });
});
