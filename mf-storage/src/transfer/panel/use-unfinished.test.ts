import { act, renderHook, waitFor } from '@testing-library/react';
import type { ObjectStore, UnfinishedUpload } from '../../object-store/types';
import { useUnfinished } from './use-unfinished';

const PAGES = 5;
const upload = (n: number): UnfinishedUpload => ({ key: `film-${n}`, uploadId: `id-${n}`, started: new Date(0) });

/** A store with one upload a page. */
function aStore(count: number) {
  const left = Array.from({ length: count }, (_, n) => upload(n));
  const listUploads = jest.fn(async (_: string, page: { key: string } | undefined) => {
    const at = Number(page?.key ?? 0);
    const next = { key: String(at + 1), uploadId: '' };
    return { uploads: left.slice(at, at + 1), ...(at + 1 < left.length ? { next } : {}) };
  });
  const abortUpload = async (_: string, id: string) => {
    left.splice(
      left.findIndex(({ uploadId }) => uploadId === id),
      1,
    );
  };
  const store = Object.assign({ bucket: 'films' } as ObjectStore, { listUploads, abortUpload });
  return { store, listUploads };
}

const keysOf = (uploads: readonly UnfinishedUpload[]) => uploads.map(({ key }) => key);

it('shows what was beyond those that are shown when one of these is removed', async () => {
  const { store } = aStore(PAGES + 1);
  const { result } = renderHook(() => useUnfinished(store));
  await waitFor(() => expect(result.current.isPart).toBe(true));
  await act(() => result.current.remove(upload(1)));
  expect(keysOf(result.current.uploads)).toEqual(['film-0', 'film-2', 'film-3', 'film-4', 'film-5']);
  expect(result.current.isPart).toBe(false);
});

it('reads nothing anew for one that is removed where all are shown', async () => {
  const { store, listUploads } = aStore(2);
  const { result } = renderHook(() => useUnfinished(store));
  await waitFor(() => expect(result.current.uploads).toHaveLength(2));
  await act(() => result.current.remove(upload(1)));
  expect(keysOf(result.current.uploads)).toEqual(['film-0']);
  expect(listUploads).toHaveBeenCalledTimes(2);
});

it('does not bring back what a later removal took away, whichever reading ends first', async () => {
  const { store, listUploads } = aStore(PAGES + 3);
  const { result } = renderHook(() => useUnfinished(store));
  await waitFor(() => expect(result.current.isPart).toBe(true));
  const answer = listUploads.getMockImplementation();
  let goOn = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  listUploads.mockImplementationOnce(async (...about) => {
    const page = await answer?.(...about);
    await isHeld;
    return page ?? { uploads: [] };
  });
  let first = Promise.resolve();
  act(() => {
    first = result.current.remove(upload(1));
  });
  await waitFor(() => expect(listUploads).toHaveBeenCalledTimes(PAGES + 1));
  await act(() => result.current.remove(upload(0)));
  const shown = ['film-2', 'film-3', 'film-4', 'film-5', 'film-6'];
  expect(keysOf(result.current.uploads)).toEqual(shown);
  goOn();
  await act(() => first);
  expect(keysOf(result.current.uploads)).toEqual(shown);
});
