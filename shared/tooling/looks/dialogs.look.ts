import { look, type LookTools } from './look';

const isDefault = (brand: string): boolean => brand === 'warren';

/** Opens the page of a machine. @param search of its address, which opens a dialog */
async function openMachine({ page, go }: LookTools, search = ''): Promise<void> {
  await go('/compute');
  const machine = page.getByRole('main').getByRole('link', { name: 'api-gateway-prod-01' });
  const address = (await machine.getAttribute('href')) ?? '';
  await go(`${address.replace(/^\/app/, '')}${search}`);
}

for (const dialog of ['rename', 'delete', 'clone', 'resize'])
  look(`dialog-${dialog}`, {
    only: isDefault,
    async show(tools) {
      await openMachine(tools, `?dialog=${dialog}`);
      await tools.page.getByRole('dialog').waitFor();
    },
  });

look('dialog-labels', {
  only: isDefault,
  async show(tools) {
    await openMachine(tools);
    await tools.page.getByRole('button', { name: 'Add labels' }).click();
    await tools.page.getByRole('dialog').waitFor();
  },
});

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
