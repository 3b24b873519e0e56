import { expect, expectAccessible, expectTitle, test } from '../../shared/tooling/src/e2e/fixtures';
import { withSettings } from './site-settings';

test('title and subtitle may carry emphasis, and nothing that runs, leads away or looks like a form', async ({
  page,
  open,
  problems,
}) => {
  // What the sanitiser reads is refused by the policy of the page, too.
  problems.allow(/Content Security Policy|CSP violation/);
  await withSettings(page, {
    loginTitle: 'Log <b>in</b><img src=x onerror="window.hacked=1">',
    loginSubtitle: `<p style="position:fixed">Servers <em>near you</em></p>
      <a id="config" href="javascript:window.hacked=1">away</a><form action="https://evil.example"><input name="password"></form>
      <svg><style><img src=x onerror=window.hacked=1></style></svg><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">
      <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><script>window.hacked=1</script>`,
  });
  await open('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Log in');
  await expect(title.locator('b')).toHaveText('in');
  await expect(page.getByText('near you')).toBeVisible();
  const subtitle = page.locator('.auth-subtitle');
  await expect(subtitle.locator('em')).toHaveText('near you');
  await expect(subtitle.locator('a, form, input, img, svg, iframe, script, style, [style], [id]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});

test('certificates are pictures that lead to their documents; addresses that are not safe are left out', async ({
  page,
  open,
}) => {
  const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
  await withSettings(page, {
    isoCertificates: [
      { url: 'https://example.com/iso-27001.pdf', image },
      { url: 'javascript:alert(1)', image },
      { url: 'data:text/html,<script>alert(1)</script>', image },
      { url: '/.//evil.example/a.pdf', image },
      { url: 'https://example.com/iso-9001.pdf', image: 'javascript:alert(1)' },
    ],
  });
  await open('/');
  const list = page.getByRole('list', { name: 'Certificates' });
  await expect(list.getByRole('link')).toHaveCount(1);
  const link = list.getByRole('link', { name: 'Certificate ISO 27001' });
  await expect(link).toHaveAttribute('href', 'https://example.com/iso-27001.pdf');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link.getByRole('img')).toHaveAttribute('src', image);
  await expect(page.getByText('Certified for information security. Certificates open as PDF files.')).toBeVisible();
  await expectAccessible(page);
});

test('the terms are linked to when signing up', async ({ page, open }) => {
  await open('/');
  const terms = page.getByRole('link', { name: 'By signing up, you agree to the Terms of Service' });
  await expect(terms).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(terms).toHaveAttribute('href', 'https://example.com/terms');
  await expectTitle(page, 'Sign up');
});

for (const termsUrl of [null, 'javascript:alert(1)', 'http://example.com/terms']) {
  test(`no link to the terms at ${termsUrl}`, async ({ page, open }) => {
    await withSettings(page, { termsUrl });
    await open('/');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
    await expect(page.getByText('Terms of Service')).toHaveCount(0);
  });
}

for (const authDomain of ['evil.example', 'localhost.evil.example', 'evil-localhost', 'user@localhost']) {
  test(`a provider at ${authDomain} is never asked for anything; development's fake signs in`, async ({
    page,
    open,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).host));
    await withSettings(page, { authDomain });
    await open('/billing');
    await expect(page.getByText('Development login')).toBeVisible();
    await page.getByLabel('Username').fill('customer@example.com');
    await page.getByLabel('Password', { exact: true }).fill('anything');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
    expect(requested.filter((host) => host !== new URL(page.url()).host)).toEqual([]);
  });
}

test('on a public host a provider of somebody else is told of, and no password is asked to be sent', async ({
  page,
  open,
  sandbox,
}) => {
  await withSettings(page, { authDomain: 'evil.example' });
  await open('/', 'metal.localhost');
  await expect(page.getByRole('alert')).toContainText("Login isn't set up for metal.localhost");
  await page.getByLabel('Username').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-2026');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  expect((await sandbox.on('metal.localhost').requests()).filter(({ path }) => path.startsWith('/co/'))).toEqual([]);
});
