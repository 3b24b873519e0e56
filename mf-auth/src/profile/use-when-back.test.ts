import { renderHook } from '@testing-library/react';
import { useWhenBack } from './use-when-back';

const become = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => jest.restoreAllMocks());

it('calls back once for each return, not for leaving', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(100_000);
  const back = jest.fn();
  const { unmount } = renderHook(() => useWhenBack(back));
  become('hidden');
  expect(back).not.toHaveBeenCalled();
  become('visible');
  window.dispatchEvent(new Event('focus'));
  expect(back).toHaveBeenCalledTimes(1);
  now.mockReturnValue(102_000);
  window.dispatchEvent(new Event('focus'));
  expect(back).toHaveBeenCalledTimes(2);
  unmount();
  now.mockReturnValue(104_000);
  become('visible');
  expect(back).toHaveBeenCalledTimes(2);
});
