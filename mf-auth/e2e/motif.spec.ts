import { expect, test } from '../../shared/tooling/src/e2e/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the art draws itself once, and its lamps are the places of the site', async ({ page, open }) => {
  await page.addInitScript(() => {
    const counted = { drawn: 0 };
    Object.assign(window, { counted });
    const { animate } = Element.prototype;
    Element.prototype.animate = function count(...args) {
      if (this.closest('.ui-out-art')) counted.drawn += 1;
      return animate.apply(this, args);
    };
  });
  const drawn = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'counted').drawn);
  await open('/');
  const art = page.locator('.ui-out-art svg');
  await expect(art).toHaveCount(1);
  await expect.poll(drawn).toBeGreaterThan(20);
  await expect(art.locator('[fill="var(--accent)"]')).toHaveCount(4);
  const first = await drawn();
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /password/i })).toBeVisible();
  await expect(art).toHaveCount(1);
  expect(await drawn()).toBe(first);
});
