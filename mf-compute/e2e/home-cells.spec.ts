import { expect, expectAccessible, inEachLook, LOOKS, test } from '../../shared/tooling/src/e2e/fixtures';

test('each machine is a cell on the home page: its state, its price, and the way to it', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/');
  const machines = page.getByRole('list', { name: 'Virtual Machine' });
  await expect(machines.getByRole('listitem')).toHaveCount(14);
  await expect(page.getByRole('list', { name: 'Bare Metal' }).getByRole('listitem')).toHaveCount(2);
  const cell = machines.getByRole('link', { name: /^erp-win-2022: Stopped, Tallinn, €[\d.]+ a month$/ });
  const dear = machines.getByRole('link', { name: /^postgres-replica-ee-2: Running/ });
  const widthOf = async (link: typeof cell): Promise<number> => (await link.boundingBox())?.width ?? 0;
  expect(await widthOf(dear)).toBeGreaterThan(await widthOf(cell));
  await cell.hover();
  await expect(page.getByText(/^Stopped, Tallinn, €[\d.]+ a month$/)).toBeVisible();
  await inEachLook(page, LOOKS, async ({ width }) => {
    await expectAccessible(page);
    const { x = width, width: size = 0 } = (await machines.boundingBox()) ?? {};
    expect(x + size).toBeLessThan(width);
  });
  await machines.getByRole('link').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'wiki' })).toBeVisible();
});
