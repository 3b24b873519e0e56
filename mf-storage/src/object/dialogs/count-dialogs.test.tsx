import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { ObjectStoreError } from '../../object-store/error';
import type { ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { DeleteObjects } from './delete-dialog';
import { EmptyBucket } from './empty-dialog';
import { ZipObjects } from './zip-dialog';

const row = (key: string) => ({ key, size: 1, modified: new Date(0), etag: key });
const entries: readonly Entry[] = [{ kind: 'folder', key: 'cats/', name: 'cats' }];

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

/** A store whose second page does not come at first. */
function aStore(): ObjectStore {
  let isBroken = true;
  const list = ({ page }: { page?: string }) => {
    if (page === undefined) return Promise.resolve({ folders: [], objects: [row('cats/tom')], next: 'next' });
    if (!isBroken) return Promise.resolve({ folders: [], objects: [row('cats/kit')] });
    isBroken = false;
    return Promise.reject(new ObjectStoreError('busy', 'Slow down'));
  };
  return Object.assign({ bucket: 'photos' } as ObjectStore, { list, listUploads: async () => ({ uploads: [] }) });
}

it('offers to delete nothing where nothing is left', async () => {
  provideTestSite();
  fakeServer({ 'GET /storage/bucket': [{ name: 'photos' }] });
  nav.navigator.push('/app/storage');
  const store = Object.assign({ bucket: 'photos' } as ObjectStore, {
    list: async () => ({ folders: [], objects: [] }),
  });
  render(
    <AreaRoot name="test">
      <DeleteObjects store={store} entries={entries} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText('No objects')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('There are no objects in here.');
});

it.each<[string, (store: ObjectStore) => ReactNode]>([
  ['deleting', (store) => <DeleteObjects store={store} entries={entries} onClose={jest.fn()} />],
  ['emptying a bucket', (store) => <EmptyBucket store={store} onClose={jest.fn()} />],
  ['saving as one file', (store) => <ZipObjects store={store} entries={entries} onClose={jest.fn()} />],
])('says that counting has stopped, and counts on where that is asked for: %s', async (_, dialog) => {
  provideTestSite();
  fakeServer({ 'GET /storage/bucket': [{ name: 'photos' }], 'GET /pricing/list/current': [{}] });
  nav.navigator.push('/app/storage');
  render(<AreaRoot name="test">{dialog(aStore())}</AreaRoot>);
  expect(await screen.findByText('Counting stopped after 1 object')).toBeVisible();
  expect(screen.queryByText(/so far…$/)).toBeNull();
  expect(screen.queryByText('Wait until everything has been counted.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(await screen.findByText(/^2 objects, 2 B/)).toBeVisible();
});
