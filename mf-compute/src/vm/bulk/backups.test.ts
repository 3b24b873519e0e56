import { serve } from '../machine/test-server';
import { createBackups } from './backups';

const row = (uuid: string, backup: boolean) => ({
  uuid,
  name: uuid,
  status: 'running',
  vcpu: 1,
  memory: 1024,
  storage: [],
  backup,
});
const count = (calls: readonly string[], start: string): number =>
  calls.filter((call) => call.startsWith(start)).length;

it('reads the machines of a location once, and switches on what is off', async () => {
  const calls = serve((call) => ({
    value: call.startsWith('GET') ? [row('a', false), row('b', false), row('c', true)] : row('a', true),
  }));
  const backUp = createBackups();
  await Promise.all(['a', 'b', 'c'].map((uuid) => backUp({ uuid, location: 'jhv' })));
  await backUp({ uuid: 'd', location: 'tll' });
  expect(count(calls, 'GET /jhv/')).toBe(1);
  expect(count(calls, 'POST /jhv/user-resource/vm/backup')).toBe(2);
  expect(count(calls, 'POST /tll/user-resource/vm/backup')).toBe(1);
});

it('looks again after a failure: the switch is only turned over where it is still off', async () => {
  let isOn = false;
  const calls = serve((call) => {
    if (call.startsWith('GET')) return { value: [row('a', isOn)] };
    isOn = true;
    return { status: 500, message: 'Failed to enable backup' };
  });
  const backUp = createBackups();
  await expect(backUp({ uuid: 'a', location: 'jhv' })).rejects.toThrow('Failed to enable backup');
  await backUp({ uuid: 'a', location: 'jhv' });
  expect(count(calls, 'POST')).toBe(1);
});

it.each([
  ['a machine that could not be read', { ...row('a', true), name: 5 }],
  ['one of which only that could not be read', { ...row('a', true), backup: 'on' }],
])('turns no switch over of %s', async (_what, odd) => {
  const calls = serve(() => ({ value: [odd] }));
  const backUp = createBackups();
  await expect(backUp({ uuid: 'a', location: 'jhv' })).rejects.toThrow("can't be checked right now");
  expect(count(calls, 'POST')).toBe(0);
});
