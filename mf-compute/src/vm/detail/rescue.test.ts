import type { JournalEntry } from '@console/area';
import { rescuedAt } from './rescue';

const at = new Date('2026-11-25T12:00:00Z');
const entry = (endpoint: string, outcome: JournalEntry['outcome'] = 'ok'): JournalEntry => ({
  id: `${endpoint} ${outcome}`,
  endpoint,
  outcome,
  subjects: [],
  details: {},
  at,
});
const running = { status: 'running' };
const rescue = entry('startVmRescue');

it.each([
  ['it was the last start', running, [rescue], at],
  ['something else was done since', running, [entry('updateVm'), rescue], at],
  ['a stop was refused', running, [entry('stopVm', 'failed'), rescue], at],
  ['it was started as usual since', running, [entry('startVm'), entry('stopVm'), rescue], undefined],
  ['it was reinstalled since', running, [entry('reinstallVm'), rescue], undefined],
  ['its disk was restored since', running, [entry('rebuildVm'), rescue], undefined],
  ['a reinstallation was refused', running, [entry('reinstallVm', 'failed'), rescue], at],
  ['nobody knows whether it was stopped', running, [entry('stopVm', 'unknown'), rescue], undefined],
  ['its start is on the way', running, [entry('startVmRescue', 'pending')], undefined],
  ['its start failed', running, [entry('startVmRescue', 'failed')], undefined],
  ['it is stopped', { status: 'stopped' }, [rescue], undefined],
  ['nothing was done', running, [], undefined],
])('knows whether a machine runs its rescue system where %s', (_, vm, entries, expected) => {
  expect(rescuedAt(vm, entries)).toEqual(expected);
});
