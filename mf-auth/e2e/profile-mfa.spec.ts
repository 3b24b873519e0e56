import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import { logIn } from './people';
import { oneTimeCode } from './totp';

/** Enters the first code on the page of the ticket; gives back the key. */
async function enrol(ticket: Page): Promise<string> {
  await expect(ticket.getByRole('heading', { name: 'Secure your account' })).toBeVisible();
  const secret = (await ticket.locator('code').first().textContent()) ?? '';
  await ticket.getByLabel('Code').fill(oneTimeCode(secret));
  await ticket.getByRole('button', { name: 'Add' }).click();
  await expect(ticket.getByRole('heading', { name: 'Second factor added' })).toBeVisible();
  return secret;
}

const activate = (page: Page) => page.getByRole('button', { name: 'Activate' });

test('a second factor is activated on the ticket page, and the next sign-in asks for it', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/profile');
  await expect(page.getByText('Not active')).toBeVisible();
  const opening = page.waitForEvent('popup');
  const toast = expectToast(page, /^MFA activation started$/);
  await activate(page).click();
  await toast;
  const ticket = await opening;
  // It opens empty, and goes there then.
  await expect(ticket).toHaveURL(/\/login\/mfa-enrolment\?/);
  expect(await ticket.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', /\/login\/mfa-enrolment\?/);
  await expectAccessible(page);
  const secret = await enrol(ticket);
  await ticket.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText("From now on you'll need a code to log in.")).toBeVisible();
  // It has come to stand under the pointer.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Deactivate' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Currently unavailable');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
  // Each code works once; the one of the next half minute is taken, too.
  await page.getByLabel('Code').fill(oneTimeCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('a tab that the browser does not open is a link', async ({ page, signIn, open }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signIn('customer');
  await open('/profile');
  const toast = expectToast(page, /^MFA activation started$/);
  await activate(page).click();
  await toast;
  await expect(page.getByText('Your browser blocked the setup page.')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open setup page' }).click();
  await enrol(await opening);
});

const FAILURES = [
  ['a server that fails', { status: 500, body: { message: 'broken on purpose' } }, 'broken on purpose'],
  [
    'a ticket that leads elsewhere',
    { status: 200, body: { ticket_id: '1', ticket_url: 'https://evil.example.com/mfa' } },
    "The setup page's address isn't a secure address of this site, so it wasn't opened. Contact support.",
  ],
] as const;

for (const [name, fault, reason] of FAILURES) {
  test(`${name} opens nothing`, async ({ page, signIn, open, sandbox }) => {
    await sandbox.faults({ path: '/user-resource/mfa/activate', ...fault });
    await signIn('customer');
    await open('/profile');
    const opened: Page[] = [];
    page.on('popup', (popup) => opened.push(popup));
    const toast = expectToast(page, `Error: Failed to activate MFA: ${reason}`);
    await activate(page).click();
    await toast;
    expect(opened).toEqual([]);
    await expect(activate(page)).toBeEnabled();
  });
}

test('a site that answers it deactivates, after a question', async ({ page, signIn, open, sandbox }) => {
  const metal = sandbox.on('metal.localhost');
  await metal.reset();
  await metal.clearFaults();
  await signIn('customer', 'metal.localhost');
  await open('/profile', 'metal.localhost');
  const opening = page.waitForEvent('popup');
  await activate(page).click();
  await enrol(await opening);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await metal.faults({ path: '/user-resource/mfa/deactivate', times: 1, status: 500, body: { message: 'no' } });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByRole('alert')).toContainText('no');
  const toast = expectToast(page, /^Mfa deactivated$/);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await toast;
  await expect(page.getByText('Not active')).toBeVisible();
});
