/** @jest-environment node */
import type { IpAddress } from '@console/contract/ip-address';
import { ownerNames } from './target';

const ip: IpAddress = { uuid: 'ip-7', address: '203.0.113.7', type: 'public', assigned_to: 'vm-1' };

it('names what a floating IP is assigned to by its uuid where its name is not known', () => {
  expect(ownerNames(() => 'web-01')(ip)).toBe('web-01');
  expect(ownerNames(() => undefined)({ ...ip, assigned_to_resource_type: 'virtual_machine' })).toBe('vm-1');
});
