/** @jest-environment node */
import fc from 'fast-check';
import type { Network } from '@console/contract/network';
import type { VmInterface } from '@console/contract/vm-interface';
import { freeTag, networkName, networkOptions, subinterfaceProblems } from './subinterfaces';

const nic: VmInterface = {
  vmi_uuid: 'if-1',
  network: { uuid: 'net-a', name: 'shop-frontend' },
  subinterfaces: [{ vmi_uuid: 'sub-1', vlan_tag: 100, network: { uuid: 'net-b', name: 'shop-backend' } }],
};
const network = (uuid: string, name: string): Network => ({ uuid, name, subnet: '10.4.4.0/24', vm_uuids: [] });

it.each([
  [{ network_uuid: 'net-c', vlan_tag: 101 }, {}],
  [{ network_uuid: 'net-c', vlan_tag: 1 }, {}],
  [{ network_uuid: 'net-c', vlan_tag: 4094 }, {}],
  [
    { network_uuid: '', vlan_tag: null },
    { network_uuid: 'This field is required', vlan_tag: 'This field is required' },
  ],
  [{ network_uuid: 'net-c', vlan_tag: 0 }, { vlan_tag: 'Enter a tag from 1 to 4094' }],
  [{ network_uuid: 'net-c', vlan_tag: 4095 }, { vlan_tag: 'Enter a tag from 1 to 4094' }],
  [{ network_uuid: 'net-c', vlan_tag: 1.5 }, { vlan_tag: 'Enter a whole number' }],
  [
    { network_uuid: 'net-c', vlan_tag: 100 },
    { vlan_tag: 'Tag 100 is already used for shop-backend. Each tag can be used for one network only.' },
  ],
  [{ network_uuid: 'net-b', vlan_tag: 7 }, { network_uuid: 'The machine is already in this network' }],
  [{ network_uuid: 'net-a', vlan_tag: 7 }, { network_uuid: 'The machine is already in this network' }],
])('%j', (values, problems) => expect(subinterfaceProblems(nic, values)).toEqual(problems));

it('names the network of a tag by the list where the interface says its uuid alone', () => {
  const bare = { ...nic, subinterfaces: [{ vlan_tag: 100, network: { uuid: 'net-b' } }] };
  const problems = subinterfaceProblems(bare, { network_uuid: 'net-c', vlan_tag: 100 }, [network('net-b', 'office')]);
  expect(problems.vlan_tag).toBe('Tag 100 is already used for office. Each tag can be used for one network only.');
});

it('keeps the networks that the machine is in, and says so', () => {
  const options = networkOptions([network('net-a', 'shop-frontend'), network('net-c', 'office')], [nic]);
  expect(options).toEqual([
    { uuid: 'net-a', label: 'shop-frontend (10.4.4.0/24), already connected', isTaken: true },
    { uuid: 'net-c', label: 'office (10.4.4.0/24)', isTaken: false },
  ]);
});

it('calls a network by its name, which the list may know better', () => {
  expect(networkName({ uuid: 'net-a', name: 'shop' })).toBe('shop');
  expect(networkName({ uuid: 'net-a' }, [network('net-a', 'from the list')])).toBe('from the list');
  expect(networkName({ uuid: 'net-a' })).toBe('net-a');
  expect(networkName(undefined)).toBe('');
});

it('begins with a tag that is allowed, whatever is taken', () => {
  expect(freeTag(nic)).toBe(101);
  expect(freeTag(nic, 218)).toBe(218);
  expect([freeTag(nic, 100), freeTag(nic, 0), freeTag(nic, 4095)]).toEqual([101, 101, 101]);
  const tags = fc.uniqueArray(fc.integer({ min: 1, max: 4094 }), { maxLength: 300 });
  fc.assert(
    fc.property(tags, (taken) => {
      const full = { ...nic, subinterfaces: taken.map((vlan_tag) => ({ vlan_tag })) };
      const tag = freeTag(full);
      return (
        tag !== null && subinterfaceProblems(full, { network_uuid: 'net-c', vlan_tag: tag }).vlan_tag === undefined
      );
    }),
  );
  const all = Array.from({ length: 4094 }, (_, index) => ({ vlan_tag: index + 1 }));
  expect(freeTag({ ...nic, subinterfaces: all })).toBeNull();
});
