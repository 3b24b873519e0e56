import { render, screen, waitFor } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { choices, filled } from '../fixture';
import type { VmValues } from '../values';
import { batchOf, useBatch } from './batch';
import { BatchScreen } from './batch-screen';
import { runBatch } from './run-batch';

const FULL = {
  fails: 500,
  body: { errors: { Error: 'Compute resources temporarily unavailable due to high demand.' } },
};

function Screen({ id, values }: { id: string; values: VmValues }) {
  const batch = useBatch(id);
  return batch ? <BatchScreen batch={batch} breadcrumbs={[]} choices={choices} values={values} /> : null;
}

function show(response: FakeResponse, values: VmValues = filled): string {
  provideTestSite();
  nav.navigator.push('/app/compute/create');
  fakeServer({ 'POST /tll/user-resource/vm': [response] });
  const id = runBatch(
    ['web-1', 'web-2'].map((name) => ({
      request: { location: 'tll', name, vcpu: 1, ram: 1024, disks: 20, password: 'Secret-2026' },
      facts: { known: [], vcpu: 1, ram: 1024, disk: 20, image: '', account: '', backup: 0, network: '' },
    })),
  );
  render(
    <AreaRoot name="test">
      <Screen id={id} values={values} />
    </AreaRoot>,
  );
  return id;
}

it('asks to keep the tab open while machines may still wait to be sent', async () => {
  show('never');
  expect(await screen.findByText(/^You can go to other pages, but keep this tab open\./)).toBeVisible();
});

it.each([
  ['all that was chosen', '', 'Everything you chose is kept. Try another location:'],
  [
    'all but a network of the full one',
    'net-1',
    'Everything you chose is kept, except the network. Try another location:',
  ],
])('says that the rest takes %s to another location', async (_, network, text) => {
  const id = show(FULL, { ...filled, network });
  await waitFor(() => expect(batchOf(id)?.rows.map(({ state }) => state)).toContain('failed'));
  expect(await screen.findByText(text)).toBeVisible();
});
