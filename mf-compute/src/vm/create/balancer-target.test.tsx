import { render, screen } from '@testing-library/react';
import { AreaRoot, nav, type Job } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { serve } from '../machine/test-server';
import { fittingBalancers, useTargetAction } from './balancer-target';

const job: Job = {
  id: 'job',
  kind: 'virtual_machine',
  name: 'web-01',
  location: 'jhv',
  area: 'mf-compute',
  startedAt: 0,
  expectedMs: 1000,
  state: 'running',
  match: { network: 'n1' },
};
const balancer = (uuid: string) => ({ uuid, display_name: `lb-${uuid}`, network_uuid: 'n1', targets: [] });

function Titles({ of }: { of: Job }) {
  return <p>{useTargetAction(of).actions.map(({ title }) => title)}</p>;
}

function show(of = job, uuids: readonly string[] = ['a']): string[] {
  const calls = serve(() => ({ value: uuids.map(balancer) }));
  render(
    <AreaRoot name="test">
      <Titles of={of} />
    </AreaRoot>,
  );
  return calls;
}

beforeEach(() => {
  provideTestSite({ loadBalancerEnabled: true });
  nav.navigator.push('/app/compute/create');
});

it('names the one load balancer of the network', async () => {
  show();
  expect(await screen.findByText('Add it to lb-a')).toBeInTheDocument();
});

it('asks which one where there are several', async () => {
  show(job, ['a', 'b']);
  expect(await screen.findByText('Add it to a load balancer')).toBeInTheDocument();
});

it('asks for none where the site has none', () => {
  provideTestSite({ loadBalancerEnabled: false });
  expect(show()).toEqual([]);
});

it('asks for none where the network is not known', () => {
  expect(show({ ...job, match: {} })).toEqual([]);
});

const row = (uuid: string, network_uuid: string | null, more = {}) => ({
  uuid,
  network_uuid,
  display_name: `lb-${uuid}`,
  ...more,
});

it('offers those of the network, by name', () => {
  const rows = [row('c', 'n1'), row('b', 'n2'), row('a', 'n1'), row('d', 'n1', { is_deleted: true }), row('e', null)];
  expect(fittingBalancers(rows, 'n1')).toEqual([
    { uuid: 'a', name: 'lb-a' },
    { uuid: 'c', name: 'lb-c' },
  ]);
});

it('offers none where the network is not known', () => {
  expect(fittingBalancers([row('a', ''), row('b', null)], '')).toEqual([]);
});

it('calls one without a name by its uuid', () => {
  expect(fittingBalancers([row('a', 'n1', { display_name: null })], 'n1')).toEqual([{ uuid: 'a', name: 'a' }]);
});
