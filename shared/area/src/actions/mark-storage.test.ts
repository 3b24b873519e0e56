import { storage } from '@console/api';
import { expiryOf as expiry, isOver as isMarkOver, markStorage, type Mark } from './mark-storage';

const rules = {
  name: 'vmPending',
  actions: ['start', 'stop', 'restart', 'restore', 'reinstall', 'change', 'delete'],
  unseen: ['change'],
  endStatus: { start: 'running', reinstall: 'running', stop: 'stopped', restart: 'stopped', restore: 'stopped' },
};
const { all: readMarks, markedBy: markedVm, read: readMark, remove: removeMark, write: writeMark } = markStorage(rules);
const expiryOf = (one: Mark) => expiry(rules, one);
const isOver = (one: Mark, { status }: { status: string }) => isMarkOver(rules, one, status);

const mark = (more: Partial<Mark> = {}): Mark => ({ id: '1', action: 'stop', at: 1000, left: false, ...more });

beforeEach(() => storage.persistent.clear());

it('keeps one mark for each machine, and knows its own keys', () => {
  writeMark('a', mark());
  writeMark('b', mark({ id: '2', action: 'start' }));
  storage.persistent.set('apikey', 'x');
  expect([...readMarks()]).toEqual([
    ['a', mark()],
    ['b', mark({ id: '2', action: 'start' })],
  ]);
  expect([markedVm('vmPending:a'), markedVm('apikey')]).toEqual(['a', undefined]);
});

it('takes away only the mark of the action that has ended', () => {
  writeMark('a', mark({ id: 'forced' }));
  removeMark('a', 'first');
  expect(readMark('a')?.id).toBe('forced');
  removeMark('a', 'forced');
  expect(readMark('a')).toBeUndefined();
});

it.each(['', '{', '[]', '{"id":"1","action":"explode","at":1}'])('takes %j for no mark', (text) => {
  storage.persistent.set('vmPending:a', text);
  expect(readMark('a')).toBeUndefined();
  expect(readMarks().size).toBe(0);
});

it('is over when the status says so, and only where nobody waits for the answer', () => {
  const over = (action: Mark['action'], status: string, left = true) => isOver(mark({ action, left }), { status });
  expect([over('stop', 'stopping'), over('stop', 'stopped'), over('stop', 'stopped', false)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([over('start', 'stopped'), over('start', 'running')]).toEqual([false, true]);
  expect([over('restore', 'stopping'), over('restore', 'stopped')]).toEqual([false, true]);
  expect([over('restart', 'running'), over('restart', 'stopped')]).toEqual([false, true]);
  expect([over('change', 'running'), over('change', 'stopped')]).toEqual([false, false]);
});

it('is believed for a shorter time once its page has gone', () => {
  expect(expiryOf(mark({ left: true }))).toBeLessThan(expiryOf(mark()));
  expect(expiryOf(mark({ left: true, action: 'change' }))).toBeLessThan(expiryOf(mark({ left: true })));
});
