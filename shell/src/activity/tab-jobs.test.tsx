import { act, render, screen } from '@testing-library/react';
import { resetApi, signIn } from '@console/api';
import { actionStore, AreaRoot, nav, type Job } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { JobsMenu } from '../layout/jobs-menu';
import ActivityPage from './activity';
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

it('says of a creation in another tab whose response was lost that it is being checked, as that tab does', async () => {
  nav.navigator.push('/app/activity');
  provideTestSite();
  actionStore.setState({ actions: [] });
  const other = new FakeChannel();
  const told: object[] = [];
  other.addEventListener('message', (event) => {
    if (event instanceof MessageEvent && typeof event.data === 'object') told.push(event.data);
  });
  const job = { id: '1', kind: 'vm', name: 'web-01', area: 'mf-x', startedAt: Date.now(), expectedMs: 30_000 };
  const checked: Job = { ...job, state: 'running', isChecked: true };
  actionStore.setState({ actions: [checked] });
  const menu = render(
    <AreaRoot name="test">
      <JobsMenu />
    </AreaRoot>,
  );
  expect(told).toHaveLength(1);
  menu.unmount();
  actionStore.setState({ actions: [] });
  await act(async () => {
    render(
      <AreaRoot name="test">
        <ActivityPage />
      </AreaRoot>,
    );
  });
  act(() => other.postMessage({ ...told[0], tab: 'another' }));
  expect(shown()).toEqual([expect.stringContaining('Checking whether web-01 was created')]);
});
