import { act, renderHook } from '@testing-library/react';
import { isAborted } from '@console/api';
import { useLatest } from './use-latest';

const hook = (read: () => Promise<readonly string[]>) =>
  renderHook(() => useLatest({ facts: ['2 vCPU', '4 GB'], read }));

it('lets a form go that overwrites what it was opened with', async () => {
  const { result } = hook(() => Promise.resolve(['2 vCPU', '4 GB']));
  await expect(result.current.read()).resolves.toBeUndefined();
});

it('says what it is now where somebody else has changed it, once for each change', async () => {
  let now = ['2 vCPU', '8 GB'];
  const { result } = hook(() => Promise.resolve(now));
  await expect(result.current.read()).rejects.toMatchObject({
    message:
      'This was changed while you were editing. It is now: 8 GB. Nothing has been sent. Choose “Overwrite” to replace it.',
    outcome: 'refused',
  });
  await expect(result.current.read()).resolves.toBeUndefined();
  now = ['4 vCPU', '16 GB'];
  await expect(result.current.read()).rejects.toThrow('It is now: 4 vCPU, 16 GB.');
});

it('says that it was removed where nothing is left of it', async () => {
  const { result } = renderHook(() => useLatest({ facts: ['web'], read: () => Promise.resolve(['']) }));
  await expect(result.current.read()).rejects.toThrow(
    'The value was removed while you were editing. Nothing has been sent. Choose “Overwrite” to set it anyway.',
  );
});

it('does not let it go where it cannot be read', async () => {
  const { result } = hook(() => Promise.reject(new Error('Failed to list')));
  await expect(result.current.read()).rejects.toThrow('Failed to list');
});

it('does not let it go where the form was closed meanwhile', async () => {
  const { result, unmount } = hook(() => Promise.resolve(['2 vCPU', '4 GB']));
  const latest = result.current.read();
  unmount();
  await expect(latest.catch(isAborted)).resolves.toBe(true);
});

it('says that the next try overwrites it, until that has gone through', async () => {
  const { result } = hook(() => Promise.resolve(['2 vCPU', '8 GB']));
  await act(() => expect(result.current.read()).rejects.toThrow('8 GB'));
  expect(result.current.isOverwriting).toBe(true);
  await act(() => result.current.read());
  expect(result.current.isOverwriting).toBe(false);
});
