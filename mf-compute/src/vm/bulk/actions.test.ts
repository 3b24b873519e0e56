/** @jest-environment node */
import { aVm } from '../machine/fixture';
import { allowed } from './actions';

it('applies to those of a selection that it is possible for', () => {
  const rows = [
    aVm({ uuid: 'a', status: 'running' }),
    aVm({ uuid: 'b', status: 'stopped' }),
    aVm({ uuid: 'c', status: 'creating' }),
    aVm({ uuid: 'd', status: 'running', pending: 'stop' }),
    aVm({ uuid: 'e', status: 'creating', jobId: 'e' }),
  ];
  expect(allowed('stop', rows).map(({ uuid }) => uuid)).toEqual(['a']);
  expect(allowed('forceStop', rows).map(({ uuid }) => uuid)).toEqual(['a', 'd']);
  expect(allowed('start', rows).map(({ uuid }) => uuid)).toEqual(['b']);
  expect(allowed('delete', rows).map(({ uuid }) => uuid)).toEqual(['a', 'b']);
});

it('backs up what is not backed up, and moves the billing of what is there', () => {
  const rows = [
    aVm({ uuid: 'a' }),
    aVm({ uuid: 'b', backup: true }),
    aVm({ uuid: 'c', status: 'stopping' }),
    aVm({ uuid: 'd', status: 'deleted' }),
  ];
  expect(allowed('backup', rows).map(({ uuid }) => uuid)).toEqual(['a']);
  expect(allowed('moveAccount', rows).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
});
