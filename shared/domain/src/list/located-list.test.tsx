import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { big, type LocationState } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { EmptyState, type StatusState } from '@console/ui';
import type { Machine } from '../cells/cell';
import { isEmptyList, LocatedList, missingPlaces } from './located-list';
import { sumPrices } from '../price';
import { useColumns } from './columns';
import { sourceStates } from './source-state';
import { MonthlyTotal, RowCount } from './totals';
import { useListState } from './use-list-state';

interface Row {
  readonly uuid: string;
  readonly location: string;
}

const WEEK_AGO = Date.now() - 7 * 86_400_000;

const place = (slug: string, state: LocationState['state'] = 'ready'): LocationState => ({
  slug,
  state,
  count: 0,
  retry: () => undefined,
});
const rows: Row[] = [
  { uuid: 'web', location: 'tll' },
  { uuid: 'db', location: 'tll' },
];

const stateOf = (): StatusState => 'good';
const machineOf = ({ uuid, location }: Row): Machine => ({
  id: uuid,
  name: uuid,
  state: stateOf(),
  status: 'Running',
  place: location,
  monthly: big(8),
  to: `/things/${uuid}`,
});

interface ListProps {
  readonly locations: readonly LocationState[];
  readonly rows?: readonly Row[];
  readonly kept?: readonly Row[];
}

function List({ locations, rows: given = rows, kept }: ListProps) {
  const state = useListState({ id: 'things' });
  const column = useColumns<Row>();
  return (
    <LocatedList
      state={state}
      label="Things"
      rows={given}
      {...(kept ? { kept } : {})}
      rowActions={() => [{ id: 'stop', label: 'Stop', onSelect: () => undefined }]}
      nameOf={({ uuid }) => uuid}
      selection={{ actions: () => [] }}
      query={{ locations, isLoading: false }}
      columns={[column.name({ value: ({ uuid }) => uuid, to: ({ uuid }) => `/${uuid}` }), column.location()]}
      statusOf={stateOf}
      machineOf={machineOf}
      missing={(n) => `The things of ${n} are missing.`}
      countLabel={(n) => `${n} things`}
      footer={(shown, isPartial) => (
        <>
          <RowCount text={`${shown.length} things here`} isPartial={isPartial} />
          <MonthlyTotal sum={sumPrices([big(20)], isPartial)} />
        </>
      )}
      empty={<EmptyState text="A thing is useful." />}
    />
  );
}

function show(
  search: string,
  locations: readonly LocationState[],
  given?: readonly Row[],
  kept?: readonly Row[],
): void {
  nav.navigator.push(`/app/things${search}`);
  render(
    <AreaRoot name="test">
      <List locations={locations} {...(given ? { rows: given } : {})} {...(kept ? { kept } : {})} />
    </AreaRoot>,
  );
}
const cells = (): (string | null)[] => screen.getAllByRole('radio').map((cell) => cell.textContent);
const names = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.textContent);

beforeEach(() => provideTestSite());

it('counts all and each place; a place that failed says so, and hides no other', () => {
  show('', [place('tll'), place('jhv', 'failed')]);
  expect(cells()).toEqual([
    expect.stringMatching(/All locations≥\s2/),
    expect.stringMatching(/tll.*2/),
    expect.stringMatching(/jhv.*No response/),
  ]);
  expect(names()).toEqual(['db', 'web']);
  expect(screen.getByText(/The things of 1 are missing/)).toBeVisible();
});

it('shows no part as the whole: counts and sums are at least what they are while a place is missing', () => {
  show('', [place('tll'), place('jhv', 'failed')]);
  expect(screen.getByRole('radio', { name: /All locations/ })).toHaveTextContent('All locations≥ 2');
  expect(screen.getByRole('radio', { name: /tll/ })).toHaveTextContent(/Tallinn2$/);
  expect(screen.getByText('≥ 2 things')).toBeVisible();
  expect(screen.getByText('At least 2 things here')).toBeVisible();
  expect(screen.getByText(/Total before VAT at least/)).toHaveTextContent('€20.00');
});

it('knows the whole of a place that has answered', () => {
  show('?location=tll', [place('tll'), place('jhv', 'failed')]);
  expect(screen.getByText('2 things')).toBeVisible();
  expect(screen.getByText('2 things here')).toBeVisible();
  expect(screen.getByText(/^Total before VAT/)).not.toHaveTextContent('at least');
});

it('counts and adds up to at least what could be read of a place', () => {
  const unread = [{ id: 'odd', label: 'odd', isMissing: true }];
  show('', [{ ...place('tll'), unread }, place('jhv')]);
  expect(screen.getByRole('radio', { name: /tll/ })).toHaveTextContent(/Tallinn3$/);
  expect(screen.getByText('≥ 2 things')).toBeVisible();
  expect(screen.getByText('At least 2 things here')).toBeVisible();
  expect(screen.getByText(/Total before VAT at least/)).toBeVisible();
});

/** The time after which a page is calm has passed. */
async function calm(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
}

it('draws each machine in the rail; a press leads to it, and one beside it chooses the place', async () => {
  jest.useFakeTimers();
  show('', [place('tll'), place('jhv')], [...rows, { uuid: 'mail', location: 'jhv' }]);
  // The bars before them have their form: the rail does not change it.
  expect(document.querySelectorAll('.ui-mix.tall')).toHaveLength(3);
  await calm();
  // Once in all, and once in its place.
  const pieces = await screen.findAllByTitle('mail: Running, Jõhvi, €8.00 a month');
  expect(pieces).toHaveLength(2);
  const [inAll] = pieces;
  await userEvent.click(screen.getByRole('radio', { name: /jhv/ }));
  expect(nav.get().location.search).toBe('?location=jhv');
  if (inAll) await userEvent.click(inAll);
  expect(nav.get().location.pathname).toBe('/app/things/mail');
});

it('keeps the bars where there are too many for pieces', async () => {
  jest.useFakeTimers();
  const many = Array.from({ length: 401 }, (_, i) => ({ uuid: `m${i}`, location: 'jhv' }));
  show('', [place('tll'), place('jhv')], many);
  await calm();
  expect(document.querySelector('.ui-mix > .good')).not.toBeNull();
  expect(document.querySelector('.tall')).toBeNull();
  expect(screen.queryAllByTitle(/Running/)).toEqual([]);
});

it('keeps the place that was chosen in the address', async () => {
  show('', [place('tll'), place('jhv')]);
  await userEvent.click(screen.getByRole('radio', { name: /jhv/ }));
  expect(nav.get().location.search).toBe('?location=jhv');
  expect(screen.getByText('There are none in Jõhvi.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all locations' }));
  expect(names()).toEqual(['db', 'web']);
});

it('shows all where the address names a place that there is not', () => {
  show('?location=atlantis', [place('tll'), place('jhv')]);
  expect(names()).toEqual(['db', 'web']);
});

it('has no rail for a single place', () => {
  show('', [place('tll')]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('says what the kind is where there is none, and nothing where nobody has answered', () => {
  show('', [place('tll'), place('jhv')], []);
  expect(screen.getByText('A thing is useful.')).toBeVisible();
});

it('claims nothing where nobody has answered', () => {
  show('', [place('tll', 'failed'), place('jhv', 'failed')], []);
  expect(screen.queryByText('A thing is useful.')).not.toBeInTheDocument();
});

it('does not say that there is none where rows could not be read', async () => {
  const unread = [
    { id: 'web-1', label: 'web-1', isMissing: true },
    { id: '', label: '', isMissing: true },
    { id: 'db-1', label: 'db-1', isMissing: false },
  ];
  const locations = [{ ...place('tll'), unread }];
  show('', locations, []);
  expect(await screen.findByText('2 things could not be read.')).toBeVisible();
  expect(screen.getByText('1 things could be read only in part.').parentElement).toHaveTextContent('db-1');
  expect(screen.getByText('2 things could not be read.').parentElement).toHaveTextContent('web-1 and 1 more');
  expect(screen.queryByText('A thing is useful.')).not.toBeInTheDocument();
  expect(isEmptyList([], { isComplete: true, locations })).toBe(false);
  expect(sourceStates({ locations })('tll')).toBe('failed');
});

it('knows that there is none only once all have answered, and one of them well', () => {
  const isEmpty = (isComplete: boolean, ...states: LocationState['state'][]) =>
    isEmptyList([], { isComplete, locations: states.map((state, index) => place(String(index), state)) });
  expect([
    isEmpty(true, 'ready', 'failed'),
    isEmpty(true, 'failed', 'failed'),
    isEmpty(false, 'ready', 'loading'),
    isEmpty(true),
  ]).toEqual([true, false, false, false]);
});

it('names the places that a file lacks', () => {
  const locations = [place('tll', 'failed'), place('jhv', 'failed')];
  expect(missingPlaces(locations)).toEqual(['Tallinn', 'Jõhvi']);
  expect(missingPlaces(locations, 'jhv')).toEqual(['Jõhvi']);
});

it('has a location searched for where a rail of all would not be legible', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 56 }, (_, index) => place(`p${index}`, 'failed'));
  show('', [place('tll'), place('jhv'), place('wait', 'loading'), ...many]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  // Its code comes on demand.
  const picker = await screen.findByRole('combobox', { name: 'Locations' });
  expect(picker).toHaveValue('All locations (≥\u00a02)');
  await user.click(picker);
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options.slice(0, 5)).toEqual([
    'All locations (≥\u00a02)',
    'Tallinn (2)',
    'Jõhvi (0)',
    'wait',
    'p0 (no response)',
  ]);
  await user.click(screen.getByRole('option', { name: 'Jõhvi (0)' }));
  expect(await screen.findByText('There are none in Jõhvi.')).toBeVisible();
});

it('does not say in the picker that there are at least none', async () => {
  const many = Array.from({ length: 9 }, (_, index) => place(`p${index}`, 'failed'));
  show('', [place('tll'), ...many], []);
  expect(await screen.findByRole('combobox', { name: 'Locations' })).toHaveDisplayValue('All locations');
});

describe('what the last visit has left', () => {
  const old = [{ uuid: 'old', location: 'fra' }];
  const isOld = (state: LocationState['state']): LocationState => ({ ...place('fra', state), asOf: WEEK_AGO });
  const actions = (name: string) => screen.queryByRole('button', { name: `Actions for ${name}` });

  it('is shown beside what was read, to look at only, and nothing is added up meanwhile', async () => {
    show('', [place('tll'), isOld('loading')], rows, old);
    expect(screen.getByRole('link', { name: 'old' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /old/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /web/ })).toBeEnabled();
    expect(screen.queryByText(/things here/)).not.toBeInTheDocument();
    expect(await screen.findByText(/^As of .* · updating$/)).toBeInTheDocument();
    expect(screen.queryByText(/\d things$/)).not.toBeInTheDocument();
  });

  it('is said to be old where its location does not answer', async () => {
    show('', [place('tll'), isOld('failed')], rows, old);
    expect(screen.getByText(/Shown as of/)).toBeInTheDocument();
    expect(screen.queryByText('The things of 1 are missing.')).not.toBeInTheDocument();
    expect(await screen.findByText(/^As of .*\d$/)).toBeInTheDocument();
  });

  it('is shown below one word where no location answers', () => {
    show('', [place('tll', 'failed'), isOld('failed')], [], old);
    expect(screen.getByRole('alert')).toHaveTextContent('No location responded.');
    expect(screen.getByRole('link', { name: 'old' })).toBeInTheDocument();
  });

  it('keeps its menu, whose entries say why they are off', async () => {
    const user = userEvent.setup();
    show('', [place('tll'), isOld('failed')], rows, old);
    await user.click(screen.getByRole('button', { name: 'Actions for old' }));
    const off = await screen.findByRole('menuitem', { name: 'Stop' });
    expect(off).toHaveAttribute('aria-disabled', 'true');
    expect(off).toHaveAccessibleDescription('No response from fra yet');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Actions for web' }));
    expect(await screen.findByRole('menuitem', { name: 'Stop' })).not.toHaveAttribute('aria-disabled');
  });

  it('counts in the rail as what is shown, beside the silence of its place', () => {
    show('', [place('tll'), isOld('failed')], rows, old);
    expect(cells()).toEqual([
      expect.stringMatching(/All locations3$/),
      expect.stringMatching(/tll.*2$/),
      expect.stringMatching(/fra.*No response 1$/),
    ]);
  });

  it('gives way to the same thing as it was read', () => {
    show('', [place('tll'), isOld('loading')], rows, [{ uuid: 'web', location: 'fra' }]);
    expect(screen.getAllByRole('link', { name: 'web' })).toHaveLength(1);
    expect(actions('web')).toBeInTheDocument();
  });
});
