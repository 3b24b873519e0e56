import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';

for (const width of [1366, 390]) {
  test(`the help menu names support, API docs and addresses, at ${width} px`, async ({ page, signIn, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('customer');
    await open('/');
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    const leads = async (name: string | RegExp) => help.getByRole('link', { name }).getAttribute('href');
    expect(await leads(/^Support/)).toBe('https://example.com/support');
    expect(await leads('API docs')).toBe('https://example.com/api');
    expect(await leads(/Email support/)).toBe('mailto:support@example.com');
    expect(await leads(/Email billing/)).toBe('mailto:billing@example.com');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  });
}

test('a note opens on hover and on focus, and closes on Escape', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/__gallery');
  const copy = page.getByRole('button', { name: /^Copy / }).first();
  await copy.hover();
  const note = page.getByRole('tooltip').first();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await page.mouse.move(0, 0);
  await copy.press('Shift');
  await copy.focus();
  await expect(note).toBeVisible();
});
