/** @jest-environment node */
import type { IpAddress } from '@console/contract/ip-address';
import { addressSources, privateAddresses, reservedMeanwhile } from './addresses';

const target = { uuid: 'vm-1', account: 1 };
const ip = (address: string, more: Partial<IpAddress> = {}): IpAddress => ({
  uuid: `ip-${address}`,
  address,
  type: 'public',
  billing_account_id: 1,
  ...more,
});
const names = (ips: readonly IpAddress[]) => ips.map(({ address }) => address);

it('tells apart what is free, what others pay for and what something else would lose', () => {
  const sources = addressSources(
    [
      ip('never'),
      ip('once', { assigned_to: null, unassigned_at: new Date() }),
      ip('of-another-account', { billing_account_id: 2 }),
      ip('mine', { assigned_to: 'vm-1' }),
      ip('theirs', { assigned_to: 'vm-2' }),
      ip('left-behind', { assigned_to: 'vm-1', unassigned_at: new Date() }),
      ip('deleted', { is_deleted: true }),
      ip('v6', { is_ipv6: true }),
      ip('inside', { type: 'private' }),
    ],
    target,
  );
  expect(names(sources.free)).toEqual(['never', 'once', 'left-behind']);
  expect(names(sources.elsewhere)).toEqual(['of-another-account']);
  expect(names(sources.taken)).toEqual(['theirs']);
});

it('asks for no account where the target does not say who pays for it', () => {
  const sources = addressSources([ip('a', { billing_account_id: 2 })], { ...target, account: undefined });
  expect(names(sources.free)).toEqual(['a']);
});

it('leads to every private address of a machine, each once, the main one first', () => {
  const nic = {
    vmi_uuid: 'if-1',
    private_ip_address: '10.4.4.20',
    subinterfaces: [{ ip_address: '10.4.12.9' }, { ip_address: null }],
  };
  expect(privateAddresses('10.4.4.20', [nic])).toEqual(['10.4.4.20', '10.4.12.9']);
  expect(privateAddresses(undefined)).toEqual([]);
});

it('finds the address of a reservation whose answer was lost, and no other', () => {
  const ips = [
    ip('before'),
    ip('named', { name: 'mail' }),
    ip('other-account', { billing_account_id: 2 }),
    ip('assigned', { assigned_to: 'vm-2' }),
  ];
  const find = (name: string, more: IpAddress[] = []) =>
    reservedMeanwhile([...ips, ...more], ['ip-before'], { name, account: 1 })?.address;
  expect(find('mail')).toBe('named');
  expect(find('')).toBeUndefined();
  expect(find('', [ip('new')])).toBe('new');
});
