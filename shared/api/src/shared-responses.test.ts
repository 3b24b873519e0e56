import { renderHook } from '@testing-library/react';
import { beginAsking, beginSharing, shareResponse, useSharedResponses } from './shared-responses';

type Listen = (event: { readonly data: unknown }) => void;
const listeners = new Set<Listen>();

/** All tabs in one. */
class Channel {
  addEventListener(_: string, listen: Listen): void {
    listeners.add(listen);
  }
  close(): void {
    listeners.clear();
  }
  postMessage(data: unknown): void {
    for (const listen of listeners) listen({ data });
  }
}

beforeAll(() => void Object.assign(globalThis, { BroadcastChannel: Channel }));

it('takes nothing from another tab that was asked for before this one has asked, or has heard', () => {
  const receive = jest.fn();
  renderHook(() => useSharedResponses('key', receive));
  beginSharing('key');
  const now = beginAsking('key', 'tll');
  shareResponse('key', 'tll', 'older', now - 1);
  shareResponse('key', 'jhv', 'of another part', now - 1);
  shareResponse('key', 'tll', 'newer', now);
  shareResponse('key', 'tll', 'older than that', now - 1);
  shareResponse('other', 'tll', 'of another key', now);
  expect(receive.mock.calls).toEqual([
    ['jhv', 'of another part'],
    ['tll', 'newer'],
  ]);
});

it('believes no clock that was ahead', () => {
  jest.useFakeTimers({ now: 2_000_000 });
  const receive = jest.fn();
  renderHook(() => useSharedResponses('late', receive));
  beginSharing('late');
  beginAsking('late', '');
  jest.setSystemTime(1_000_000);
  shareResponse('late', '', 'of now', 1_000_000);
  expect(receive).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
