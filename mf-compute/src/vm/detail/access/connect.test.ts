/** @jest-environment node */
import { connectionOf, copyKeyCommand } from './connect';

const linux = { addresses: ['203.0.113.14'], username: 'deploy', os_name: 'ubuntu', private_ipv4: '10.4.4.20' };

it('goes to the public address by SSH', () => {
  const connection = connectionOf(linux);
  expect(connection).toEqual({
    protocol: 'ssh',
    via: 'public',
    address: '203.0.113.14',
    command: 'ssh deploy@203.0.113.14',
  });
  expect(connection && copyKeyCommand(connection)).toBe('ssh-copy-id deploy@203.0.113.14');
});

it('goes to IPv6, else into the private network, and nowhere without an address', () => {
  const without = { ...linux, addresses: [] };
  expect(connectionOf({ ...without, public_ipv6: '2001:db8::14' })).toMatchObject({
    via: 'ipv6',
    command: 'ssh deploy@2001:db8::14',
  });
  expect(connectionOf(without)).toMatchObject({ via: 'private', command: 'ssh deploy@10.4.4.20' });
  expect(connectionOf({ addresses: [] })).toBeUndefined();
});

it('opens a remote desktop on Windows, with IPv6 in brackets', () => {
  const windows = { ...linux, os_name: 'windows', license_type: 'WINDOWS' };
  expect(connectionOf(windows)).toMatchObject({ protocol: 'rdp', command: 'mstsc /v:203.0.113.14' });
  expect(connectionOf({ ...windows, addresses: [], public_ipv6: '2001:db8::14' })).toMatchObject({
    command: 'mstsc /v:[2001:db8::14]',
  });
});

it('leaves the user out where the machine does not say one', () => {
  expect(connectionOf({ ...linux, username: null })?.command).toBe('ssh 203.0.113.14');
});

it('is one word for a shell, whatever a server calls the user', () => {
  expect(connectionOf({ ...linux, username: '$(reboot)' })?.command).toBe("ssh '$(reboot)@203.0.113.14'");
  expect(connectionOf({ ...linux, username: "it's" })?.command).toBe("ssh 'it'\\''s@203.0.113.14'");
});
