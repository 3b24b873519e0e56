import { look, type LookTools } from './look';

const isDefault = (brand: string): boolean => brand === 'warren';

/** Opens a dialog of a machine by its address. */
const onMachine =
  (dialog: string) =>
  async ({ page, go }: LookTools): Promise<void> => {
    await go('/compute');
    const machine = page.getByRole('main').getByRole('link', { name: 'api-gateway-prod-01' });
    const address = (await machine.getAttribute('href')) ?? '';
    await go(`${address.replace(/^\/app/, '')}?dialog=${dialog}`);
    await page.getByRole('dialog').waitFor();
  };

for (const dialog of ['rename', 'delete', 'clone', 'resize', 'labels'])
  look(`dialog-${dialog}`, { show: onMachine(dialog), only: isDefault });

look('search', {
  only: isDefault,
  async show({ page, go }) {
    await go('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('prod');
    await page.getByRole('option').first().waitFor();
  },
});

look('shortcuts', {
  only: isDefault,
  async show({ page, go }) {
    await go('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  },
});
