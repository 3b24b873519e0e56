import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Listing, ObjectStore } from '../../object-store/types';
import { startUpload, type UploadEntry } from '../../transfer';
import { useUpload } from './use-upload';

jest.mock('../../transfer', () => ({ startUpload: jest.fn() }));
const started = jest.mocked(startUpload);

const entry = (path: string): UploadEntry => ({ path, file: new File([path], path) });
const [a, b] = [entry('a'), entry('b')];
const empty: Listing = { folders: [], objects: [] };
const taken: Listing = { folders: [], objects: [{ key: 'in/a', size: 1, modified: new Date(0), etag: 'e' }] };

/** A store that answers when it is told to. */
function slowStore() {
  const waiting: ((listing: Listing) => void)[] = [];
  const list = () => new Promise<Listing>((resolve) => waiting.push(resolve));
  const store: ObjectStore = Object.assign(Object.create(null), { bucket: 'photos', list });
  const respond = (listing: Listing) => act(async () => waiting.shift()?.(listing));
  return { store, answer: respond };
}

beforeEach(() => started.mockClear());

it('sends all that was chosen one after the other', async () => {
  const { store, answer } = slowStore();
  const { result } = renderHook(() => useUpload(store, 'in/'));
  act(() => result.current.begin([a]));
  act(() => result.current.begin([b]));
  expect(started).not.toHaveBeenCalled();
  await answer(empty);
  await answer(empty);
  expect(started.mock.calls).toEqual([
    [{ bucket: 'photos', prefix: 'in/', entries: [a], onConflict: 'ask' }],
    [{ bucket: 'photos', prefix: 'in/', entries: [b], onConflict: 'ask' }],
  ]);
});

it('asks of each file on its way where the page was left before its name was compared', async () => {
  const { store, answer } = slowStore();
  const { result, unmount } = renderHook(() => useUpload(store, 'in/'));
  act(() => result.current.begin([a, b]));
  unmount();
  await answer(taken);
  expect(started.mock.calls).toEqual([[{ bucket: 'photos', prefix: 'in/', entries: [a, b], onConflict: 'ask' }]]);
});

it('sends nothing that was cancelled while it was compared', async () => {
  const { store, answer } = slowStore();
  function Upload() {
    const { begin, dialog } = useUpload(store, 'in/');
    return (
      <>
        <button type="button" onClick={() => begin([a])}>
          Choose
        </button>
        {dialog}
      </>
    );
  }
  render(<Upload />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Comparing with the bucket: 0 of 1 name…')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await answer(empty);
  expect(started).not.toHaveBeenCalled();
});
