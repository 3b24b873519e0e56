import { failureDetail } from './failure-detail';

it.each([
  [
    { message: 'Gateway Timeout', status: 504, correlationId: 'resource-7c1f9a' },
    'Gateway Timeout (HTTP 504) [resource-7c1f9a]',
  ],
  [{ message: 'No capacity [vm-1] (HTTP 500)', status: 500, correlationId: 'vm-1' }, 'No capacity [vm-1] (HTTP 500)'],
  [
    { message: 'Failed to connect to server', status: undefined, correlationId: undefined },
    'Failed to connect to server',
  ],
  [undefined, undefined],
])('%j', (error, expected) => {
  expect(failureDetail(error)).toBe(expected);
});
