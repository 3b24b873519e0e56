/** @jest-environment node */
import { pendingActions, vmActions, whyNot, type PendingAction, type VmAction } from './can';

const reasons = (status: string, pending?: PendingAction) =>
  Object.fromEntries(
    vmActions.flatMap((action) => {
      const reason = whyNot(action, { status }, pending);
      return reason ? [[action, reason]] : [];
    }),
  );

const all = (reason: string, except: readonly VmAction[] = []) =>
  Object.fromEntries(vmActions.filter((action) => !except.includes(action)).map((action) => [action, reason]));

it.each([
  ['running', { start: 'can.alreadyRunning', resize: 'can.stopFirst', rescue: 'can.stopFirst' }],
  [
    'stopped',
    {
      stop: 'can.alreadyStopped',
      forceStop: 'can.alreadyStopped',
      restart: 'can.notRunning',
      password: 'can.startFirst',
    },
  ],
  ['stopping', all('can.stopping', ['rename', 'moveAccount', 'forceStop'])],
  ['creating', all('can.creating', ['rename'])],
  ['deleted', all('can.deleted')],
  ['paused', { password: 'can.startFirst', resize: 'can.stopFirst', rescue: 'can.stopFirst' }],
])('%s: all but %j', (status, expected) => expect(reasons(status)).toEqual(expected));

it.each([
  ['start', 'can.starting'],
  ['restart', 'can.restarting'],
  ['restore', 'can.restoring'],
  ['reinstall', 'can.reinstalling'],
  ['change', 'can.changing'],
] as const)('waits for %s of this browser; names and who pays may change meanwhile', (pending, reason) => {
  expect(reasons('stopped', pending)).toEqual(all(reason, ['rename', 'moveAccount']));
});

it('lets a stop that hangs be forced', () => {
  expect(reasons('running', 'stop')).toEqual(all('can.stopping', ['rename', 'moveAccount', 'forceStop']));
});

it('allows nothing while a machine is being deleted', () => {
  expect(reasons('running', 'delete')).toEqual(all('can.deleting'));
});

it.each(pendingActions)('knows why nothing can be done to a machine that is gone, %s or not', (pending) => {
  expect(whyNot('snapshot', { status: 'deleted' }, pending)).toBeDefined();
});
