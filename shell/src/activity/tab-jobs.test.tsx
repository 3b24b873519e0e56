import { act, render, screen } from '@testing-library/react';
import { resetApi, signIn } from '@console/api';
import { useOtherTabs, useTellTabs, type TabJob } from './tab-jobs';

/** The channels of the tabs: tests have none of the browser. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const one of channels) if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    channels.delete(this);
  }
}

function JobList({ jobs }: { jobs: readonly TabJob[] }) {
  useTellTabs(jobs);
  return null;
}
function Others() {
  return (
    <ul>
      {useOtherTabs().map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  channels.clear();
  resetApi();
  signIn('key', '7');
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('hears what runs in the other tabs of the same person, until they fall silent', () => {
  render(<Others />);
  const other = new FakeChannel();
  const told: Record<string, unknown>[] = [];
  other.addEventListener('message', (event) => {
    if (event instanceof MessageEvent && typeof event.data === 'object') told.push(event.data);
  });
  const tell = (message: object): void => act(() => other.postMessage(message));
  tell({ tab: 'x', account: 'of somebody else', jobs: [{ id: '1', name: 'theirs' }] });
  tell({ nonsense: true });
  expect(shown()).toEqual([]);
  const view = render(<JobList jobs={[{ id: '1', name: 'web' }]} />);
  // This tab's own stand elsewhere on the page.
  expect(shown()).toEqual([]);
  expect(told.at(-1)).toMatchObject({ jobs: [{ id: '1', name: 'web' }] });
  tell({ ...told.at(-1), tab: 'another' });
  expect(shown()).toEqual(['web']);
  act(() => {
    jest.advanceTimersByTime(14_000);
  });
  expect(shown()).toEqual([]);
  view.unmount();
  expect(told.at(-1)).toMatchObject({ jobs: [] });
});
