import { declaredJournal } from '@console/area/testing';
import { assignIpAddress, createIpAddress } from '@console/contract/ip-address-change';
import { networkJournal } from '.';

const UUID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

it('is about the address and what it leads to', async () => {
  const { params, response } = await declaredJournal([networkJournal]);
  const assigned = { location: 'tll', address: '203.0.113.87', vm_uuid: UUID };
  expect(params(assignIpAddress, assigned).subjects).toEqual(['203.0.113.87', UUID]);
  expect(response(createIpAddress, { uuid: UUID, address: '203.0.113.87' }).subjects).toEqual([UUID, '203.0.113.87']);
});
