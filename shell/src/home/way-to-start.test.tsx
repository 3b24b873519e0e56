import { act, render, screen } from '@testing-library/react';
import { AreaRoot, homeStore, nav, provideSlots, useStartSteps, type StartStep } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Start } from './start';
import { useHasNothing, useStart, wayOf } from './way-to-start';

const step = (id: string, state: StartStep['state'], kind?: string): StartStep => ({
  id,
  order: 1,
  state,
  title: `Step ${id}`,
  action: { label: `Do ${id}`, to: `/${id}` },
  ...(kind === undefined ? {} : { kind }),
});

const none = { count: 0, isAtLeast: false, failed: [] };
const KINDS = ['virtual_machine', 'bucket'];

function Home() {
  const hasNothing = useHasNothing(KINDS);
  const way = useStart(hasNothing);
  return way ? <Start {...way} /> : <p>{hasNothing ? 'nothing' : 'as usual'}</p>;
}

function Teller({ source, steps }: { source: string; steps: readonly StartStep[] | undefined }) {
  useStartSteps(source, steps);
  return null;
}

const filler = (id: string) => ({ id, area: id, order: 1, load: () => Promise.reject(new Error('not here')) });

async function show(...told: (readonly StartStep[] | undefined)[]): Promise<void> {
  provideSlots({ 'shell.start': told.map((_, index) => filler(`mf-${index}`)) });
  await act(async () => {
    render(
      <AreaRoot name="test">
        <Home />
        {told.map((steps, index) => (
          <Teller key={index} source={String(index)} steps={steps} />
        ))}
      </AreaRoot>,
    );
  });
}

const resources = (change: object = {}): void =>
  act(() => homeStore.setState({ resources: { virtual_machine: none, bucket: none, ...change } }));

beforeEach(() => {
  nav.navigator.push('/app/');
  provideTestSite();
  act(() => homeStore.setState({ resources: {}, attention: {}, offers: {} }));
});

it('shows the steps with what is next, the price, and what else one may begin with', async () => {
  await show(
    [step('account', 'done'), step('credit', 'open')],
    [step('vm', 'open', 'virtual_machine')],
    [step('bucket', 'open', 'bucket')],
  );
  expect(screen.getByText('as usual')).toBeVisible();
  resources();
  act(() => homeStore.setState({ offers: { virtual_machine: 'from €8.03 a month' } }));
  const items = screen.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Step account (Done)');
  expect(items[1]).toHaveTextContent('Step credit (Next)');
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  expect(items[2]).toHaveTextContent('Price: from €8.03 a month, before VAT');
  expect(screen.getByRole('link', { name: 'Step bucket' })).toHaveAttribute('href', '/app/bucket');
  expect(screen.getByText('1 of 3 done')).toBeVisible();
});

it('is nothing for who has something, and where anything could not be read or is on its way', async () => {
  await show([step('vm', 'open', 'virtual_machine')]);
  for (const bucket of [
    { ...none, count: 1 },
    { isAtLeast: false, failed: [] },
    { ...none, failed: [{ slug: 'tll' }] },
    { ...none, retry: () => undefined },
    undefined,
  ]) {
    resources({ bucket });
    expect(screen.getByText('as usual')).toBeVisible();
  }
  // A piece of the table that has not come, or has failed, is told of under a name of its own.
  resources({ ':r1:': { isAtLeast: true, failed: [] } });
  expect(screen.getByText('as usual')).toBeVisible();
});

it('waits until every area has said its steps', async () => {
  await show(undefined, [step('vm', 'open', 'virtual_machine')]);
  resources();
  expect(screen.getByText('nothing')).toBeVisible();
});

it('is no way without a goal', () => {
  expect(wayOf([step('account', 'open')])).toBeUndefined();
});
