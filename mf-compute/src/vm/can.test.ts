/** @jest-environment node */
import { whyNot, type VmAction } from './can';

const reasons = (status: string, pending?: 'start' | 'stop' | 'delete') =>
  (['start', 'stop', 'forceStop', 'rename', 'delete'] satisfies VmAction[]).map(
    (action) => whyNot(action, { status }, pending) ?? 'yes',
  );

it.each([
  ['running', ['can.alreadyRunning', 'yes', 'yes', 'yes', 'yes']],
  ['stopped', ['yes', 'can.alreadyStopped', 'can.alreadyStopped', 'yes', 'yes']],
  ['stopping', ['can.stopping', 'can.stopping', 'yes', 'yes', 'can.stopping']],
  ['creating', ['can.creating', 'can.creating', 'can.creating', 'yes', 'can.creating']],
  ['deleted', ['can.deleted', 'can.deleted', 'can.deleted', 'can.deleted', 'can.deleted']],
  ['paused', ['yes', 'yes', 'yes', 'yes', 'yes']],
])('%s: %j', (status, expected) => expect(reasons(status)).toEqual(expected));

it('waits for an action of this browser, but lets a stop that hangs be forced', () => {
  expect(reasons('stopped', 'start')).toEqual(['can.starting', 'can.starting', 'can.starting', 'yes', 'can.starting']);
  expect(reasons('running', 'stop')).toEqual(['can.stopping', 'can.stopping', 'yes', 'yes', 'can.stopping']);
  expect(reasons('running', 'delete')).toEqual([
    'can.deleting',
    'can.deleting',
    'can.deleting',
    'can.deleting',
    'can.deleting',
  ]);
});
