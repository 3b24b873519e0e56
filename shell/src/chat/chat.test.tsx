import { act, render } from '@testing-library/react';
import { AreaRoot, nav, provideSite, type Site } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { logError } from '../reports/error-log';
import { Chat, ScreenAppeared } from './chat';
import { failureLog } from './use-frame';
import { NOT_IMPLEMENTED } from './protocol';
import { chatStore } from './store';

jest.mock('../reports/error-log', () => ({ logError: jest.fn() }));

const tawk = { type: 'tawk' as const, widget_id: 'w', property_id: 'p' };
const FRAME = 'https://chat.example.com/frame/test';

/** Time enough for the widget's code, and not so much that its frame is given up. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

async function after(ms: number, config: Partial<Site['config']>, parts: Partial<Site> = {}): Promise<void> {
  provideSite({ ...provideTestSite({ chatEnabled: true, ...config }), ...parts });
  render(
    <AreaRoot name="shell">
      <ScreenAppeared />
      <Chat />
    </AreaRoot>,
  );
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}
const frames = () => [...document.querySelectorAll('iframe')];

beforeEach(() => {
  jest.useFakeTimers();
  nav.navigator.push('/app/');
  jest.mocked(logError).mockClear();
  chatStore.setState({ isDue: false, isReady: false, isOpen: false, unread: 0 });
});
afterEach(() => jest.useRealTimers());

it('comes when it is due, in a frame that can do little', async () => {
  await after(1500, { chatConfig: tawk }, { chatFrame: FRAME });
  expect(frames().map(({ src }) => src)).toEqual([FRAME]);
  const [frame] = frames();
  expect(frame?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(frame?.getAttribute('allow')).toBe('');
  expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(logError).not.toHaveBeenCalled();
});

it('does not come before', async () => {
  await after(1300, { chatConfig: tawk }, { chatFrame: FRAME });
  expect(frames()).toEqual([]);
});

it.each<[string, Partial<Site['config']>, Partial<Site>]>([
  ['is switched off', { chatEnabled: false, chatConfig: tawk }, { chatFrame: FRAME }],
  ['has no provider', { chatConfig: null }, { chatFrame: FRAME }],
  ['is mocked', { chatConfig: tawk }, { chatFrame: FRAME, mock: true }],
])('is not there where it %s', async (_why, config, parts) => {
  await after(60_000, config, parts);
  expect(frames()).toEqual([]);
  expect(logError).not.toHaveBeenCalled();
});

it.each<[string, Partial<Site['config']>, Partial<Site>]>([
  ['Unsupported chat provider type', { chatConfig: { type: 'pigeon' } }, { chatFrame: FRAME }],
  ['Chat has no host of its own', { chatConfig: tawk }, {}],
])('logs once: %s', async (message, config, parts) => {
  await after(2000, config, parts);
  expect(frames()).toEqual([]);
  expect(jest.mocked(logError).mock.calls).toEqual([[message, { type: config.chatConfig?.type }]]);
});

it('logs what failed, and stops listening to a frame that reports without end', () => {
  const log = failureLog('botika');
  log({ step: 'show', reason: NOT_IMPLEMENTED });
  for (let count = 0; count < 50; count += 1) log({ step: 'hide', reason: 'again' });
  expect(logError).toHaveBeenNthCalledWith(1, "The chat action 'show' is not implemented for botika", {
    provider: 'botika',
  });
  expect(logError).toHaveBeenCalledTimes(10);
});
