/** @jest-environment node */
import { machineStatuses } from '@console/contract/metal';
import { whyNot } from './can';

it.each([
  ['rename', ['deleted']],
  ['release', ['cleaning', 'deleted']],
] as const)('cannot %s what is %p', (action, barred) => {
  const refused = machineStatuses.filter((status) => whyNot(action, { status }) !== undefined);
  expect(refused).toEqual(barred);
  expect(whyNot(action, { status: 'something new' })).toBeUndefined();
});
