import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { ObjectStoreError, type StoreFailure } from '../../object-store/error';
import { NewFolder } from './new-folder';

const row = (key: string) => ({ key, size: 0, modified: new Date(0), etag: key });

beforeAll(() => loadOverlays());

/** Creates a folder in a store that fails so, and has these objects then. */
async function create(fails: StoreFailure, then: readonly string[]): Promise<jest.Mock> {
  provideTestSite();
  nav.navigator.push('/app');
  const onClose = jest.fn();
  let keys: readonly string[] = [];
  const store = {
    bucket: 'photos',
    list: async () => ({ folders: [], objects: keys.map(row) }),
    put: async () => {
      keys = then;
      throw new ObjectStoreError(fails, fails);
    },
  };
  render(
    <AreaRoot name="test">
      <NewFolder store={store} parent="" onClose={onClose} />
    </AreaRoot>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'cats{Enter}');
  return onClose;
}

it.each<StoreFailure>(['exists', 'lost'])('knows its own folder again after an answer of "%s"', async (fails) => {
  const onClose = await create(fails, ['cats/']);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('says that a folder is there which somebody else has filled', async () => {
  const onClose = await create('exists', ['cats/', 'cats/tom.jpg']);
  expect(await screen.findByText('A folder with this name already exists')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
