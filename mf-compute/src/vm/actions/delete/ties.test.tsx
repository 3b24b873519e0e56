import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { aReadVm, aVm } from '../../machine/fixture';
import type { JoinedVm } from '../../machine/rows';
import { useConsequences, useTies } from './consequences';

const IPS = 'GET /tll/network/ip_addresses';
const BALANCERS = 'GET /tll/network/load_balancers';
const NETWORKS = 'GET /tll/network/networks';
const failure = { fails: 500, body: { message: 'Out of order' } };
const broken = [{ uuid: {} }];

function Ties() {
  const { isPartial } = useTies(aVm({ uuid: 'vm-1', location: 'tll' }));
  return isPartial ? 'partial' : 'whole';
}

afterEach(() => resetApi());

it.each<[string, Record<string, FakeResponse[]>, string]>([
  ['of which all was read', {}, 'whole'],
  ['whose floating IPs failed', { [IPS]: [failure] }, 'partial'],
  ['of whose floating IPs one could not be read', { [IPS]: [broken] }, 'partial'],
  ['of whose load balancers one could not be read', { [BALANCERS]: [broken] }, 'partial'],
  ['whose network is not known', { [NETWORKS]: [failure] }, 'partial'],
])('says of a machine %s whether that is all that is tied to it', async (_, more, said) => {
  fakeServer({
    [IPS]: [[]],
    [BALANCERS]: [[]],
    [NETWORKS]: [[]],
    'GET /tll/user-resource/vm/list': [[]],
    ...more,
  });
  provideTestSite({ locations: [{ slug: 'tll', display_name: 'Tallinn', country_code: 'est', order_nr: 1 }] });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <Ties />
    </AreaRoot>,
  );
  expect(await screen.findByText(said)).toBeVisible();
});

const Erased = ({ vm }: { vm: JoinedVm }) =>
  useConsequences(vm)
    .items.filter(({ tone }) => tone === 'erased')
    .map(({ text }) => text)
    .join('; ');

const vda = { uuid: 'disk-a', name: 'vda', size: 40, primary: true, replica: [] };
const unread = 'Some of its disks, snapshots or backups could not be loaded; they are erased, too';

it.each([
  ['all were read', [vda], '1 disk is erased, 40 GB'],
  ['a disk could not be read', [vda, { uuid: 'disk-b' }], `1 disk is erased, 40 GB; ${unread}`],
  ['no disk could be read', [{ uuid: 'disk-b' }], unread],
  ['a copy could not be read', [{ ...vda, replica: [{ type: 'backup' }] }], `1 disk is erased, 40 GB; ${unread}`],
])('says what is erased where %s', async (_, storage, said) => {
  const vm = await aReadVm(...storage);
  fakeServer({
    'GET /jhv/network/ip_addresses': [[]],
    'GET /jhv/network/load_balancers': [[]],
    'GET /jhv/network/networks': [[]],
    'GET /jhv/user-resource/vm/list': [[]],
  });
  provideTestSite();
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <Erased vm={vm} />
    </AreaRoot>,
  );
  expect(await screen.findByText(said)).toBeVisible();
});
