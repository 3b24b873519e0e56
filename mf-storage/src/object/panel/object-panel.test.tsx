import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { ObjectFacts, ObjectStore } from '../../object-store';
import { ObjectPanel } from './object-panel';

const written = (second: number, contentType: string): ObjectFacts => ({
  size: 1,
  modified: new Date(Date.UTC(2026, 10, 22, 12, 0, second)),
  etag: '',
  contentType,
  metadata: {},
});

it('begins anew with what was loaded again, also where the store sends no ETags', async () => {
  provideTestSite();
  nav.navigator.push('/app?part=metadata');
  let now = written(1, 'text/plain');
  const store = Object.assign({ bucket: 'b' } as ObjectStore, { head: async () => now });
  const address = { prefix: '', begins: '', object: 'a', toFolder: String, toObject: String, goTo: () => undefined };
  render(
    <AreaRoot name="test">
      <ObjectPanel store={store} address={address} isSuspended={false} />
    </AreaRoot>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Content type' }), '; charset=utf-8');
  now = written(2, 'image/png');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByDisplayValue('image/png')).toBeVisible();
});
