import { look } from './look';

const isDefault = (brand: string): boolean => brand === 'warren';

look('home-first-run', {
  as: 'new',
  async show({ page, go }) {
    await go('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
});

look('machines-none', {
  as: 'new',
  only: isDefault,
  async show({ page, go }) {
    await go('/compute');
    await page.getByText('No records').waitFor();
  },
});

look('machines-location-fails', {
  only: isDefault,
  async show({ page, sandbox, go }) {
    await sandbox.faults({ path: '/jhv/user-resource/vm/list', status: 500 });
    await go('/compute');
    await page.getByText('did not respond').first().waitFor();
  },
});

look('page-not-found', {
  only: isDefault,
  async show({ page, go }) {
    await go('/compute/vm/tll/nothing/else');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  },
});

look('area-fails', {
  only: isDefault,
  async show({ page, sandbox, go }) {
    await sandbox.faults({ scope: 'remotes', path: '/remotes/mf-storage/**', status: 404 });
    await go('/storage');
    await page.getByRole('button', { name: 'Retry' }).first().waitFor();
  },
});

look('form-with-problems', {
  only: isDefault,
  async show({ page, go }) {
    await go('/compute/create');
    await page
      .getByRole('button', { name: /^Create/ })
      .last()
      .click();
    await page.getByText('This field is required').filter({ visible: true }).first().waitFor();
  },
});
