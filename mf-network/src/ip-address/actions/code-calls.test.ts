import * as v from 'valibot';
import { IpAddress } from '@console/contract/ip-address';
import type { IpRow } from '../rows';
import { codeActions, requestsOf } from './code-calls';

const row = (parts: object = {}): IpRow => ({
  ...v.parse(IpAddress, {
    uuid: 'ip-1',
    address: '203.0.113.14',
    name: 'shop',
    type: 'public',
    billing_account_id: 7,
    ...parts,
  }),
  location: 'tll',
  assignee: undefined,
  account: '',
  pending: undefined,
});
const offered = (one: IpRow) => codeActions.filter((action) => requestsOf(action, one));
const by = { location: 'tll', address: '203.0.113.14' };

it('has the calls of what can be done with an address, also while it is being changed', () => {
  const led = row({ assigned_to: 'vm-1', assigned_to_private_ip: '10.4.4.20' });
  expect(offered(led)).toEqual(['read', 'rename', 'assign', 'unassign', 'moveAccount', 'release']);
  expect(offered({ ...led, pending: 'change' })).toEqual(offered(led));
  expect(requestsOf('assign', led)?.map(({ params }) => params)).toEqual([{ ...by, private_ip: '10.4.4.20' }]);
  expect(requestsOf('rename', led)?.map(({ params }) => params)).toEqual([{ ...by, name: 'shop' }]);
  expect(requestsOf('moveAccount', led)?.map(({ params }) => params)).toEqual([{ ...by, billing_account_id: 7 }]);
});

it('leaves out what an address can never do', () => {
  expect(offered(row())).toEqual(['read', 'rename', 'assign', 'moveAccount', 'release']);
  expect(offered(row({ is_ipv6: true, billing_account_id: null }))).toEqual(['read', 'rename', 'release']);
  expect(offered(row({ type: 'private' }))).toEqual(['read', 'rename']);
});
