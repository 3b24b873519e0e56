import { waitFor } from '@testing-library/react';
import { resetApi, signIn } from '@console/api';
import { ObjectStoreError } from '../object-store/error';
import { enterObjects } from '../journal/enter-objects';
import { createEngine } from './engine/engine';
import { fakeFile, fakeStore } from './engine/testing/fake-store';
import { enterUploads } from './enter-uploads';

jest.mock('../journal/enter-objects');

it('says of files that were skipped that they were skipped, not cancelled, and has not failed', async () => {
  resetApi();
  signIn('key');
  const end = jest.fn();
  jest.mocked(enterObjects).mockReturnValue(end);
  const { store } = fakeStore();
  await store.put('in/there.txt', fakeFile('there.txt', 5), {});
  const engine = createEngine({
    open: () => Promise.resolve(store),
    noKey: () => new ObjectStoreError('key', 'no key'),
    waitFor: () => Promise.resolve(),
  });
  enterUploads(engine);
  const entries = ['new.txt', 'there.txt'].map((path) => ({ path, file: fakeFile(path, 5) }));
  engine.start({ bucket: 'photos', prefix: 'in/', entries, onConflict: 'skip' });
  await waitFor(() => expect(end).toHaveBeenCalledWith({ outcome: 'ok', message: '1 of 2 uploaded. 1 skipped' }));
});
