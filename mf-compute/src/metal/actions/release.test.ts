/** @jest-environment node */
import { ApiError } from '@console/api';
import { isTooSoon } from './release';

it('knows the error of the specification, with what may stand behind it', () => {
  expect(isTooSoon(new ApiError({ kind: 'standard', text: 'Too soon to release machine' }))).toBe(true);
  expect(isTooSoon(new ApiError({ kind: 'standard', text: 'Too soon to release machine.' }))).toBe(true);
  expect(isTooSoon(new ApiError({ kind: 'standard', text: 'No available machines' }))).toBe(false);
  expect(isTooSoon('Too soon to release machine')).toBe(false);
});
