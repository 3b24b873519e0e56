import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageHead } from '@console/ui';
import { provideAreas } from './areas';
import { flashTitle } from './document-title';
import { headerStore } from './header-store';
import { homeStore } from './home-store';
import { nav } from './nav';
import { Page } from './page';
import { ResourceRow } from './resource-row';
import { SharedRouter } from './shared-router';
import { locationName, useLocationSlugs } from './site';
import { provideTestSite } from './testing';
import { createArea } from './create-area';
import { OUTLET_ID } from './lifecycle';

/** Whether the window is between phone and desk. */
const strip = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => strip });

beforeEach(() => {
  strip.matches = false;
  act(() => nav.navigator.push('/app/'));
  provideTestSite();
});
afterEach(() => jest.useRealTimers());

it("sets '{title} | {siteName}' and the header's chain, and restores a temporary title after 2 s", () => {
  jest.useFakeTimers();
  const view = render(
    <Page title="web-1" breadcrumbs={[{ label: 'Compute', to: '/compute' }]}>
      text
    </Page>,
  );
  expect(document.title).toBe('web-1 | Warren');
  expect(headerStore.getState().breadcrumbs).toEqual([{ label: 'Compute', to: '/compute' }, { label: 'web-1' }]);
  flashTitle('Ready');
  expect(document.title).toBe('Ready | Warren');
  jest.advanceTimersByTime(1999);
  expect(document.title).toBe('Ready | Warren');
  jest.advanceTimersByTime(1);
  expect(document.title).toBe('web-1 | Warren');
  view.unmount();
  expect(headerStore.getState().breadcrumbs).toEqual([]);
});

it.each([
  [true, ['web-1', 'Credit', 'Disks', 'Activity']],
  [false, ['web-1', 'Disks', 'Credit', 'Activity']],
])(
  'has the first blocks of its sidebar right under its head where there is no room for a column (%s)',
  (isStrip, order) => {
    strip.matches = isStrip;
    render(
      <Page title="web-1" lead={<h2>Credit</h2>} sidebar={<h2>Activity</h2>}>
        <PageHead title="web-1" />
        <h2>Disks</h2>
      </Page>,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(order);
  },
);

it('knows published locations in their order', () => {
  let slugs: readonly string[] = [];
  function Probe() {
    slugs = useLocationSlugs();
    return null;
  }
  const view = render(<Probe />);
  const before = slugs;
  view.rerender(<Probe />);
  expect(slugs).toEqual(['tll', 'jhv']);
  expect(slugs).toBe(before);
  expect([locationName('tll'), locationName('zzz')]).toEqual(['Tallinn', 'zzz']);
});

it('counts a kind in each location, and says which did not answer', () => {
  const retry = jest.fn();
  render(
    <SharedRouter>
      <table>
        <tbody>
          <ResourceRow
            kind="virtual_machine"
            to="/compute"
            locations={[
              { slug: 'tll', state: 'ready', count: 1250 },
              { slug: 'jhv', state: 'failed', count: 0, retry },
            ]}
            broken={{ tll: 1 }}
            monthly="12.5"
          />
        </tbody>
      </table>
    </SharedRouter>,
  );
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1,250',
    '?No response',
    '≥\u00a01,250',
    '≥\u00a0€12.50',
  ]);
  expect(screen.getByTitle('1 needs attention')).toBeTruthy();
  const { failed, ...summary } = homeStore.getState().resources['virtual_machine'] ?? { failed: [] };
  expect(summary).toEqual({ monthly: '12.5', isAtLeast: true });
  expect(failed.map(({ slug }) => slug)).toEqual(['jhv']);
  failed[0]?.retry?.();
  expect(retry).toHaveBeenCalledTimes(1);
});

const showRow = (props: Partial<ComponentProps<typeof ResourceRow>>) =>
  render(
    <SharedRouter>
      <table>
        <tbody>
          <ResourceRow kind="bucket" to="/storage" {...props} />
        </tbody>
      </table>
    </SharedRouter>,
  );
const cellTexts = (): (string | null)[] => screen.getAllByRole('cell').map((cell) => cell.textContent);

it('says that nobody knows how many there are, not at least none, where one is silent and the others have none', () => {
  const none = { slug: 'tll', state: 'ready', count: 0 } as const;
  showRow({ locations: [none, { slug: 'jhv', state: 'failed', count: 0 }], monthly: '0' });
  expect(cellTexts()).toEqual(['·0', '?No response', '?No response', '?Price unknown']);
});

it('shows that nobody knows the price, and takes it away from the sum when it goes', () => {
  const view = showRow({ total: 6, note: '1.4 TB', isAtLeast: true });
  expect(cellTexts()).toEqual(['1.4 TB', '6', '?Price unknown']);
  expect(homeStore.getState().resources['bucket']).toEqual({ count: 6, failed: [], isAtLeast: true });
  view.unmount();
  expect(homeStore.getState().resources).not.toHaveProperty('bucket');
});

it.each([
  [2, '≥\u00a02'],
  [0, ''],
])('takes the %s of those locations that have come for no total', (count, total) => {
  const ready = { slug: 'tll', state: 'ready', count } as const;
  showRow({ locations: [ready, { slug: 'jhv', state: 'loading', count: 0 }] });
  expect(cellTexts()[2]).toBe(total);
});

it('does not say that nobody knows a price which is still on its way, where a location has failed before', () => {
  const locations = [
    { slug: 'tll', state: 'ready', count: 2 },
    { slug: 'jhv', state: 'failed', count: 0 },
  ] as const;
  showRow({ locations });
  expect(cellTexts()[3]).toBe('');
  expect(homeStore.getState().resources['bucket']).toMatchObject({ isAtLeast: false });
});

it('counts those in the total that are in no known location', () => {
  showRow({ locations: [{ slug: 'tll', state: 'ready', count: 2 }], unplaced: 1, monthly: 5, isAtLeast: true });
  expect(cellTexts().slice(-2)).toEqual(['3', '≥\u00a0€5.00']);
});

it('knows nothing of a kind whose one call failed: neither a number nor a price of nothing', () => {
  const retry = jest.fn();
  showRow({
    locations: [
      { slug: 'tll', state: 'ready', count: 0 },
      { slug: 'jhv', state: 'loading', count: 0 },
    ],
    monthly: 0,
    retry,
  });
  expect(cellTexts()).toEqual(['?No response', '?No response', '?No response', '?Price unknown']);
  const summary = homeStore.getState().resources['bucket'];
  expect(summary).toMatchObject({ failed: [], isAtLeast: true });
  expect(summary).not.toHaveProperty('monthly');
  summary?.retry?.();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('tells the page once what is drawn again from parts made anew', () => {
  const told = jest.fn();
  const stop = homeStore.subscribe(told);
  const places = () => [{ slug: 'tll', state: 'failed' as const, count: 0, retry: () => undefined }];
  const row = () => (
    <SharedRouter>
      <table>
        <tbody>
          <ResourceRow kind="bucket" to="/storage" locations={places()} monthly={1} />
        </tbody>
      </table>
    </SharedRouter>
  );
  const view = render(row());
  view.rerender(row());
  view.rerender(row());
  stop();
  expect(told).toHaveBeenCalledTimes(1);
});

it('mounts an area in the outlet, keeps its failure to itself, and leaves nothing behind', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outlet = document.body.appendChild(document.createElement('div'));
  outlet.id = OUTLET_ID;
  let isBroken = true;
  provideAreas({ nameOf: (name) => (name === 'mf-x' ? 'Mf-x of the tests' : name) });
  const area = createArea({
    name: 'mf-x',
    App: () => {
      if (isBroken) throw new Error('broken screen');
      return <p>the screen</p>;
    },
  });
  await act(() => area.mount());
  expect(outlet.textContent).toContain('Mf-x of the tests could not be shown');
  expect(outlet.textContent).toContain('broken screen');
  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(outlet.textContent).toBe('the screen');
  await act(() => area.unmount());
  expect(outlet.children).toHaveLength(0);
  outlet.remove();
  await expect(area.mount()).rejects.toThrow('#outlet');
});

it('tells how many there are only where that was read now', () => {
  const countOf = (props: Partial<ComponentProps<typeof ResourceRow>>): number | undefined => {
    const view = showRow(props);
    const { count } = homeStore.getState().resources['bucket'] ?? {};
    view.unmount();
    return count;
  };
  expect([countOf({ total: 0 }), countOf({ total: 0, isStale: true }), countOf({})]).toEqual([0, undefined, undefined]);
});
