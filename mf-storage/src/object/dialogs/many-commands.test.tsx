import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { DeleteObjects } from './delete-dialog';
import { MoveObjects } from './move-dialog';

const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_, n) => ({ kind: 'folder', key: `cats-${n}/`, name: `cats-${n}` }));
const store = Object.assign({ bucket: 'photos' } as ObjectStore, { list: async () => ({ folders: [], objects: [] }) });

async function openCode(dialog: ReactNode): Promise<void> {
  provideTestSite();
  fakeServer({
    'GET /storage/bucket': [{ name: 'photos' }],
    'GET /storage/api/s3': [{ url: 'https://s3.example.com' }],
  });
  nav.navigator.push('/app/storage');
  render(<AreaRoot name="test">{dialog}</AreaRoot>);
  await userEvent.click(await screen.findByText('As code'));
}

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

const dialogs: [string, (entries: readonly Entry[]) => ReactNode][] = [
  ['deleted', (entries) => <DeleteObjects store={store} entries={entries} onClose={jest.fn()} />],
  ['moved', (entries) => <MoveObjects store={store} entries={entries} how="move" onClose={jest.fn()} />],
];

it.each(dialogs)('says that commands are shown for the first alone of many that are %s', async (_, dialog) => {
  await openCode(dialog(entriesOf(12)));
  expect(await screen.findByText('The code shows the first 5 of 12 items.')).toBeVisible();
});

it.each(dialogs)('says nothing of it where they are shown for all that are %s', async (_, dialog) => {
  await openCode(dialog(entriesOf(5)));
  expect(screen.queryByText(/^The code shows the first/)).toBeNull();
});
