import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@console/api';
import { nav, SharedRouter } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { LabelBlock } from './label-block';

beforeAll(async () => {
  provideTestSite();
  await loadOverlays();
});

it('says where labels are kept, and adds the first ones; Back closes the editor', async () => {
  signIn('key');
  act(() => nav.navigator.push('/app/compute?tab=disks'));
  render(<LabelBlock id="uuid-web" name="web-01" />, { wrapper: SharedRouter });
  const user = userEvent.setup();
  expect(screen.getByText('No labels yet.')).toBeVisible();
  expect(screen.getByText('Stored in this browser only')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add labels' }));
  expect(nav.get().location.search).toBe('?tab=disks&labels=edit');
  const dialog = await screen.findByRole('dialog', { name: 'Labels for web-01' });
  await user.type(within(dialog).getByRole('textbox'), 'env=prod');
  await user.click(within(dialog).getByRole('button', { name: 'Save labels' }));
  expect(await screen.findByRole('button', { name: 'Edit labels' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Labels' })).getByText('env=prod')).toBeVisible();
  expect(nav.get().location.search).toBe('?tab=disks');
});
