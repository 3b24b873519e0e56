import { useLayoutEffect, useState } from 'react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { ApiError } from '@console/api';
import {
  actionStore,
  AreaRoot,
  AttentionItem,
  currentSite,
  homeStore,
  nav,
  provideSlots,
  ResourceRow,
  startJob,
  useAttentionWait,
  type ResourceSummary,
} from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Activity } from './activity';
import { Attention } from './attention';
import { ResourceMatrix } from './resource-matrix';

const known = (monthly: string): ResourceSummary => ({ monthly, isAtLeast: false, failed: [] });
const loading: ResourceSummary = { isAtLeast: false, failed: [] };
const unknown: ResourceSummary = { isAtLeast: true, failed: [] };

/** What is left of an element for assistive technology. */
const spoken = (element: HTMLElement): string =>
  [...element.querySelectorAll('span')].filter((one) => !one.closest('[aria-hidden]') && !one.children.length).at(-1)
    ?.textContent ?? '';

const broken = (slot: 'home.resources' | 'home.attention') =>
  provideSlots({
    [slot]: [{ id: 'mf-x', area: 'mf-x', order: 1, load: () => Promise.reject(new Error('404')) }],
  });

async function show(page: React.ReactNode): Promise<void> {
  await act(async () => void render(<AreaRoot name="test">{page}</AreaRoot>));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  nav.navigator.push('/app/');
  provideTestSite();
  provideSlots({});
  act(() => homeStore.setState({ resources: {}, attention: {}, attentionWaits: undefined }));
  localStorage.clear();
  act(() => actionStore.setState({ actions: [] }));
});

afterEach(() => jest.useRealTimers());

it('adds up a month once every row knows, and says at least where one will not', async () => {
  await show(<ResourceMatrix />);
  const sumOf = (...rows: ResourceSummary[]): string => {
    act(() => homeStore.setState({ resources: Object.fromEntries(rows.entries()) }));
    return screen.getByRole('heading').parentElement?.textContent ?? '';
  };
  expect(sumOf(known('12.50'), known('2.5'))).toContain('About €15.00 a month before VAT and discounts');
  expect(sumOf(known('12.50'), loading)).not.toContain('€');
  expect(sumOf(known('12.50'), unknown)).toContain('At least €12.50 a month before VAT and discounts');
  expect(sumOf(unknown)).not.toContain('€');
});

it('says that there are none, and what nothing costs, as zero', async () => {
  const locations = (currentSite().config.locations ?? []).map(({ slug }) => ({
    slug,
    state: 'ready' as const,
    count: 0,
  }));
  provideSlots({
    'home.resources': [
      {
        id: 'mf-y',
        area: 'mf-y',
        order: 1,
        load: () =>
          Promise.resolve({
            default: () => <ResourceRow kind="thing" to="/things" locations={locations} monthly="0" />,
          }),
      },
    ],
  });
  await show(<ResourceMatrix />);
  const cells = within(screen.getByRole('row', { name: /^Thing/ })).getAllByRole('cell');
  expect(cells.length).toBeGreaterThan(2);
  expect(cells.map(spoken)).toEqual([...cells.slice(1).map(() => '0'), '€0.00']);
});

it('counts rows of an area that did not load as not known', async () => {
  broken('home.resources');
  await show(<ResourceMatrix />);
  act(() => homeStore.setState(({ resources }) => ({ resources: { ...resources, vm: known('12.50') } })));
  expect(screen.getByText('Some resources could not be loaded.')).toBeVisible();
  expect(screen.getByText(/At least/)).toHaveTextContent('At least €12.50 a month before VAT and discounts');
});

it('says that something may need attention where the piece that would know did not load', async () => {
  broken('home.attention');
  await show(<Attention />);
  expect(screen.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  expect(screen.getByText('Part of this list could not be loaded')).toBeVisible();
});

it.each([
  ['that are to come', 'mf-a', 'mf-b'],
  ['that have come', 'mf-c', 'mf-c'],
])('keeps the place of what needed attention last time until all pieces %s know', async (_, before, after) => {
  let setWaiting: (isWaiting: boolean) => void = () => undefined;
  function Piece() {
    const [isWaiting, set] = useState(true);
    setWaiting = set;
    useAttentionWait(isWaiting);
    return isWaiting ? null : <AttentionItem tone="warn" icon="globe" title="One" />;
  }
  const pieceOf = (id: string) => ({ id, area: id, order: 1, load: () => Promise.resolve({ default: Piece }) });
  const rows = () => document.querySelectorAll('.area-attention').length;
  provideSlots({ 'home.attention': [pieceOf(before)] });
  const first = render(
    <AreaRoot name="test">
      <Attention />
    </AreaRoot>,
  );
  await act(async () => undefined);
  expect(rows()).toBe(0);
  act(() => setWaiting(false));
  expect(rows()).toBe(1);
  first.unmount();

  const drawnFirst: number[] = [];
  function FirstDraw() {
    useLayoutEffect(() => void drawnFirst.push(rows()), []);
    return null;
  }
  provideSlots({ 'home.attention': [pieceOf(after)] });
  const second = render(
    <AreaRoot name="test">
      <Attention />
      <FirstDraw />
    </AreaRoot>,
  );
  await act(async () => undefined);
  expect(drawnFirst).toEqual([1]);
  second.unmount();

  // Left before anything was known: the place is still there for the next visit.
  await show(<Attention />);
  expect(screen.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(rows()).toBe(1);
  act(() => setWaiting(false));
  expect(rows()).toBe(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('One');
});

it('has nothing move at a first visit: lines come together, and what stands below waits for them, but not for long', async () => {
  const set: ((isWaiting: boolean) => void)[] = [];
  const pieceOf = (id: string) => {
    function Piece() {
      const [isWaiting, setWaiting] = useState(true);
      set.push(setWaiting);
      useAttentionWait(isWaiting);
      return isWaiting ? null : <AttentionItem tone="warn" icon="globe" title={id} />;
    }
    return { id, area: id, order: 1, load: () => Promise.resolve({ default: Piece }) };
  };
  const card = () => document.querySelector<HTMLElement>('.shell-attention');
  const tellsOne = async (id: string): Promise<void> => {
    set.length = 0;
    provideSlots({ 'home.attention': [pieceOf(`${id} a`), pieceOf(`${id} b`)] });
    await show(<Attention />);
    act(() => set[0]?.(false));
    expect(card()).not.toBeVisible();
    expect(card()).toHaveAttribute('data-holds-rest', 'true');
  };
  await tellsOne('first');
  act(() => set[1]?.(false));
  expect(card()).toBeVisible();
  expect(card()).not.toHaveAttribute('data-holds-rest');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);

  cleanup();
  localStorage.clear();
  jest.useFakeTimers();
  await tellsOne('second');
  act(() => jest.advanceTimersByTime(2999));
  expect(card()).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(card()).toBeVisible();
  expect(card()).not.toHaveAttribute('data-held');
  expect(card()).not.toHaveAttribute('data-holds-rest');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('names a kind whose one call failed, and asks it again', async () => {
  const retry = jest.fn();
  await show(<Attention />);
  act(() => homeStore.setState({ resources: { bucket: { ...unknown, retry } } }));
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
});

it('names what is missing of a location, which is still named where all but that has come', async () => {
  await show(
    <>
      <Attention />
      <ResourceMatrix />
    </>,
  );
  const failed = [{ slug: 'jhv' }];
  act(() =>
    homeStore.setState({
      resources: { vpc: { ...unknown, failed }, bucket: known('1'), load_balancer: { ...unknown, failed } },
    }),
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Jõhvi could not be loaded completely Missing: Load Balancer, Vpc',
  );
  expect(screen.getByRole('columnheader', { name: /Jõhvi/ })).toHaveAttribute('data-failed', 'true');
});

it('makes one item of many locations that did not answer, which opens to their names', async () => {
  const retry = jest.fn();
  const failed = ['tll', 'jhv', 'p3', 'p4'].map((slug) => ({ slug, retry }));
  await show(<Attention />);
  act(() => homeStore.setState({ resources: { vm: { ...unknown, failed: failed.slice(1) } } }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Jõhvi', 'p3', 'p4'].map((name) => expect.stringContaining(`${name} could not be loaded completely`)),
  );
  act(() => homeStore.setState({ resources: { vm: { ...unknown, failed }, network: { ...unknown, failed } } }));
  const [item, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(item).toHaveTextContent(
    '4 locations could not be loaded completely Some counts for these locations are missing',
  );
  expect(screen.getByText(/Jõhvi/)).not.toBeVisible();
  act(() => screen.getByText('Show locations').click());
  expect(screen.getByText(/Jõhvi/)).toHaveTextContent('Jõhvi, p3, p4, Tallinn');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(retry).toHaveBeenCalledTimes(8);
});

it('says what was not created, why, and where to try again, until another try has made it', async () => {
  const creation = { kind: 'thing', name: 'web-1', area: 'mf-x', expectedMs: 1000, another: '/compute/create' };
  await show(
    <>
      <Attention />
      <Activity />
    </>,
  );
  await act(async () => {
    startJob({ ...creation, run: () => Promise.reject(new Error('No capacity')) });
  });
  expect(await screen.findByText('web-1 was not created')).toBeVisible();
  expect(screen.getByText(/^web-1 was not created: No capacity/)).toBeVisible();
  expect(screen.getByText('No capacity')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/app/compute/create');
  await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
  const makes = (path: string) => ({ run: () => Promise.resolve({ path }) });
  await act(async () => {
    startJob({ ...creation, kind: 'other', ...makes('/network/vpc/tll/1') });
  });
  expect(screen.getAllByText(/^web-1 was not created/)).toHaveLength(2);
  await act(async () => {
    startJob({ ...creation, ...makes('/compute/vm/tll/1') });
  });
  expect(screen.queryByText(/^web-1 was not created/)).toBeNull();
});

describe('a creation of which nobody knows whether it was carried out', () => {
  const creation = { kind: 'thing', name: 'web-1', area: 'mf-x', expectedMs: 1000, another: '/compute/create' };
  const begin = (failure: ApiError) =>
    act(async () => {
      startJob({ ...creation, run: () => Promise.reject(failure) });
      await new Promise((resolve) => setTimeout(resolve, 2));
    });
  const lost = () => begin(new ApiError({ kind: 'unknown', text: 'Check before.', outcome: 'unknown' }));

  it('is not called failed, and invites nobody to make a second one', async () => {
    await show(
      <>
        <Attention />
        <Activity />
      </>,
    );
    await lost();
    expect(screen.getAllByText("We don't know whether web-1 was created")).toHaveLength(2);
    expect(screen.getByText('Check before.')).toBeVisible();
    expect(screen.queryByText(/was not created/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    // A later try that was refused says nothing of the one before.
    await begin(new ApiError({ kind: 'general', text: 'No capacity' }));
    expect(screen.getByText('web-1 was not created')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('is not told as under way while it is being checked', async () => {
    await show(<Activity />);
    await act(async () => {
      startJob({ ...creation, location: 'tll', run: () => new Promise(() => undefined) });
    });
    expect(screen.getByText(/^web-1 is being created/)).toBeVisible();
    act(() =>
      actionStore.setState(({ actions }) => ({ actions: actions.map((job) => ({ ...job, isChecked: true })) })),
    );
    expect(screen.getByText(/^Checking whether web-1 was created/)).toBeVisible();
    expect(screen.queryByText(/is being created/)).toBeNull();
  });

  it('is told in words where a gateway answered with a page', async () => {
    await show(
      <>
        <Attention />
        <Activity />
      </>,
    );
    await begin(new ApiError({ kind: 'general', text: '<html><title>502 Bad Gateway</title>' }));
    expect(screen.getByText('502 Bad Gateway')).toBeVisible();
    expect(screen.getByText(/web-1.*: 502 Bad Gateway/)).toBeVisible();
  });

  it('takes the way out for a second one from a refusal before it', async () => {
    await show(<Attention />);
    await begin(new ApiError({ kind: 'general', text: 'No capacity' }));
    expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
    await lost();
    expect(screen.getByText("We don't know whether web-1 was created")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });
});
