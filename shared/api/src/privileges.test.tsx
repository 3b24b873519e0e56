import { act, renderHook, waitFor } from '@testing-library/react';
import { fetchAdministrator, useAdministrator } from './privileges';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

let status: number;
let requested: number;
beforeEach(() => {
  localStorage.clear();
  status = 403;
  requested = 0;
  resetApi();
  signIn('key');
  configureApi({
    baseUrl: '',
    fetch: () => {
      requested += 1;
      return Promise.resolve(
        new Response(status === 204 ? null : '{"message":"User is not an administrator"}', {
          status,
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });
});

describe('the status of the administrator check', () => {
  it.each([200, 204, 404, 502])('%s means yes', async (responseStatus) => {
    status = responseStatus;
    expect(await fetchAdministrator()).toBe(true);
  });

  it.each([
    [502, 1],
    [404, 0],
    [200, 0],
  ])('%s is logged %s times', async (responseStatus, times) => {
    status = responseStatus;
    const onReport = jest.fn();
    configureApi({ onReport });
    await fetchAdministrator();
    expect(onReport).toHaveBeenCalledTimes(times);
  });

  it('403 means no', async () => expect(await fetchAdministrator()).toBe(false));

  it.each([301, 400, 401, 409, 429, 500, 503, 504])('%s is a failure', async (responseStatus) => {
    status = responseStatus;
    await expect(fetchAdministrator()).rejects.toMatchObject({ status: responseStatus });
  });
});

it('is not tried again where the server has responded: 502 is an answer, and a failure stays one', async () => {
  jest.useFakeTimers();
  status = 500;
  const { result } = renderHook(() => useAdministrator());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current.error).toMatchObject({ status: 500 });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(requested).toBe(1);
  jest.useRealTimers();
});

it('is tried again as any query is where the server could not be reached', async () => {
  jest.useFakeTimers();
  const respond = () => Promise.resolve(new Response(null, { status: 204 }));
  const fetch = jest.fn(respond).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  configureApi({ fetch });
  const { result } = renderHook(() => useAdministrator());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current.error).toMatchObject({ kind: 'connection' });
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(result.current).toEqual({ isAdministrator: true, error: undefined });
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  fetch.mockClear();
  act(() => signIn('other key'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fetch).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});

it('is not asked while nobody needs to know', async () => {
  const { result, rerender } = renderHook((isEnabled: boolean) => useAdministrator({ isEnabled }), {
    initialProps: false,
  });
  expect(result.current).toEqual({ isAdministrator: undefined, error: undefined });
  expect(requested).toBe(0);
  rerender(true);
  await waitFor(() => expect(result.current.isAdministrator).toBe(false));
});
