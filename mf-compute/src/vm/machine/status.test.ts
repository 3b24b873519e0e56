/** @jest-environment node */
import { stateOf } from './status';

it('shows an action of this browser before the status, and takes note of a status that is new', () => {
  expect(stateOf({ status: 'running' })).toBe('good');
  expect(stateOf({ status: 'stopped' })).toBe('idle');
  expect(stateOf({ status: 'stopped' }, 'start')).toBe('working');
  expect(stateOf({ status: 'odd' })).toBe('notice');
});

it('goes by the status during a change that has no word of its own', () => {
  expect(stateOf({ status: 'running' }, 'change')).toBe('good');
});
