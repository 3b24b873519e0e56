import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { big, type LocationState } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { useColumns, wholeOrCounted } from './columns';
import { sourceStates } from './source-state';

type State = LocationState['state'];
interface Row {
  readonly state: State;
  readonly network?: string;
}

/** What a file and the table have of a row, in two columns that are joined from another list. */
function shown(row: Row): unknown[] {
  const texts: unknown[] = [];
  function Columns(): ReactNode {
    const column = useColumns<Row>();
    const columns = [
      column.text({ id: 'network', header: 'Network', value: ({ network }) => network, source: ({ state }) => state }),
      column.number({ id: 'n', header: 'People', value: () => 2, isUnknown: ({ state }) => state === 'failed' }),
      column.amount({ amount: () => big('40.88'), isAtLeast: ({ state }) => state === 'failed' }),
    ];
    for (const { csv } of columns) texts.push(csv && csv.value?.(row));
    return columns.map(({ id, cell }) => <p key={id}>{cell?.(row)}</p>);
  }
  const view = render(<Columns />);
  return [...[...view.container.querySelectorAll('p')].map(({ textContent }) => textContent), ...texts];
}

beforeAll(() => provideTestSite());

it('tells what could not be read from what is not there', () => {
  expect(shown({ state: 'ready' })).toEqual(['none', '2', '€40.88', undefined, 2, '40.88']);
  expect(shown({ state: 'loading' })).toEqual(['', '2', '€40.88', undefined, 2, '40.88']);
  expect(shown({ state: 'failed' })).toEqual(['unknown', 'unknown', '≥\u00a0€40.88', 'unknown', 'unknown', undefined]);
  expect(shown({ state: 'failed', network: 'shop' })[0]).toBe('shop');
});

it('does not say of what was created that it never was', () => {
  function Dates(): ReactNode {
    const column = useColumns<Row>();
    const at = () => null;
    const columns = [
      column.date({ at }),
      column.date({ id: 'since', header: 'Leased since', isAlways: true, at }),
      column.date({ id: 'unassigned', header: 'Unassigned', at }),
    ];
    return columns.map(({ id, cell }) => <p key={id}>{cell?.({ state: 'ready' })}</p>);
  }
  const { container } = render(<Dates />);
  expect([...container.querySelectorAll('p')].map((cell) => cell.textContent)).toEqual(['unknown', 'unknown', 'none']);
});

it('sets what rows cost a month apart from other amounts', () => {
  function Amounts(): ReactNode {
    const column = useColumns<Row>();
    const amount = () => big('40.88');
    const columns = [
      column.amount({ amount }),
      column.amount({ id: 'soFar', header: 'This month', amount }),
      column.amount({ id: 'cost', header: 'Cost', isStrong: true, amount }),
    ];
    return columns.map(({ id, cell }) => <p key={id}>{cell?.({ state: 'ready' })}</p>);
  }
  const { container } = render(<Amounts />);
  expect([...container.querySelectorAll('p')].map((cell) => cell.querySelector('b') !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

it('knows how far a list is in each place; where it was not asked, it has nothing to tell', () => {
  const place = (slug: string, state: State): LocationState => ({ slug, state, count: 0, retry: () => undefined });
  const stateOf = sourceStates({ locations: [place('tll', 'failed'), place('jhv', 'loading')] });
  expect(['tll', 'jhv', 'fra'].map(stateOf)).toEqual(['failed', 'loading', 'ready']);
});

it.each([
  [[], 1, ''],
  [['203.0.113.9'], 1, '203.0.113.9'],
  [['203.0.113.9', '203.0.113.14', '203.0.113.20'], 1, '203.0.113.9 +2'],
  [['80 → 8080', '443 → 8443'], 2, '80 → 8080, 443 → 8443'],
])('shows each of %j whole where there is room for %i, and counts the others', (texts, room, shownText) => {
  expect(wholeOrCounted(texts, room)).toBe(shownText);
});
