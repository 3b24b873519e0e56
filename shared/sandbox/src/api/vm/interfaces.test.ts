/** @jest-environment node */
import { MAC_ADDRESS } from '@console/contract/address-formats';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { aMachine } from './fixture';

let test: TestSandbox;
let at: { location: string; uuid: string };
let other: string;
let if_uuid: string;
beforeEach(async () => {
  test = await startSandbox();
  at = await aMachine(test);
  const networks = await test.call('listNetworks', { location: 'tll' });
  other = networks.find((network) => !network.is_default)?.uuid ?? '';
  const [first] = await test.call('listVmInterfaces', at);
  if_uuid = first?.vmi_uuid ?? '';
});

const add = (patch: object = {}) =>
  test.request('addVmSubinterface', { ...at, if_uuid, network_uuid: other, vlan_tag: 100, ...patch });

it('shows the one interface, the same every time', async () => {
  const vm = await test.call('getVm', at);
  const interfaces = await test.call('listVmInterfaces', at);
  expect(interfaces).toMatchObject([
    {
      vmi_uuid: if_uuid,
      vmi_mac: vm.mac,
      private_ip_address: vm.private_ipv4,
      network: { uuid: expect.any(String), subnet: expect.any(String), vlan_id: expect.any(Number) },
      subinterfaces: [],
    },
  ]);
  expect(vm.mac).toMatch(MAC_ADDRESS);
});

it('adds a subinterface with an address in its network, which counts it', async () => {
  const made = await test.call('addVmSubinterface', { ...at, if_uuid, network_uuid: other, vlan_tag: 100 });
  const networks = await test.call('listNetworks', { location: 'tll' });
  const network = networks.find((row) => row.uuid === other);
  expect(made).toMatchObject({ vlan_tag: 100, network: { uuid: other, name: network?.name } });
  expect(made.mac_addr).toMatch(MAC_ADDRESS);
  expect(made.ip_address?.startsWith((network?.subnet ?? '').replace(/\d+\/\d+$/, ''))).toBe(true);
  expect(network?.vm_uuids).toContain(at.uuid);
  const [first] = await test.call('listVmInterfaces', at);
  expect(first?.subinterfaces).toEqual([made]);
});

it('gives no address twice', async () => {
  const first = await test.call('addVmSubinterface', { ...at, if_uuid, network_uuid: other, vlan_tag: 100 });
  const vm = await test.call('getVm', await aMachine(test, { name: 'web-02', network_uuid: other }));
  expect(vm.private_ipv4).not.toBe(first.ip_address);
});

it('deletes a subinterface with 204', async () => {
  const made = await test.call('addVmSubinterface', { ...at, if_uuid, network_uuid: other, vlan_tag: 100 });
  const gone = { ...at, if_uuid: made.vmi_uuid ?? '' };
  expect((await test.request('deleteVmSubinterface', gone)).status).toBe(204);
  expect(await test.call('listVmInterfaces', at)).toMatchObject([{ subinterfaces: [] }]);
  const networks = await test.call('listNetworks', { location: 'tll' });
  expect(networks.find((row) => row.uuid === other)?.vm_uuids).not.toContain(at.uuid);
  expect((await test.request('deleteVmSubinterface', gone)).status).toBe(404);
});

it.each([
  [{ vlan_tag: 0 }, 400, { errors: { vlan_tag: 'Must be from 1 to 4094' } }],
  [{ vlan_tag: 4095 }, 400, { errors: { vlan_tag: 'Must be from 1 to 4094' } }],
  [{ network_uuid: 'none' }, 400, { message: 'Network UUID is invalid.' }],
  [{ if_uuid: 'none' }, 404, { message: 'Interface none was not found.' }],
  [{ uuid: 'none' }, 400, { errors: { Error: 'No such virtual machine exists: none' } }],
])('refuses %j', async (patch, status, body) => {
  expect(await add(patch)).toMatchObject({ status, body });
});

it('refuses a tag and a network that the machine has already', async () => {
  await add();
  const third = await test.call('listVmInterfaces', at);
  const own = third[0]?.network?.uuid ?? '';
  expect(await add({ network_uuid: own })).toMatchObject({ body: { errors: { vlan_tag: expect.any(String) } } });
  expect(await add({ vlan_tag: 101 })).toMatchObject({ body: { errors: { network_uuid: expect.any(String) } } });
  expect(await add({ vlan_tag: 101, network_uuid: own })).toMatchObject({
    body: { errors: { network_uuid: 'The machine stands in this network already' } },
  });
});

it('takes subinterfaces away with the machine', async () => {
  await add();
  await test.call('deleteVm', at);
  const networks = await test.call('listNetworks', { location: 'tll' });
  expect(networks.flatMap((row) => row.vm_uuids ?? [])).not.toContain(at.uuid);
});
