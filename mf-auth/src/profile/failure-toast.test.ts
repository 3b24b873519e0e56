import { ApiError } from '@console/api';
import { toast } from '@console/ui';
import { toastFailure } from './failure-toast';

const shown = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
beforeEach(() => shown.mockClear());

const fault = () => new ApiError({ kind: 'general', text: 'Out of order', status: 500, correlationId: 'user-7c1f9a' });

it('names what has failed, why, and the correlation id', () => {
  toastFailure('Failed to activate MFA', fault());
  expect(shown.mock.calls).toEqual([
    [{ message: 'Failed to activate MFA: Out of order', correlationId: 'user-7c1f9a' }],
  ]);
});

it('tells the same error as the same object, which toasts show once', () => {
  const same = fault();
  toastFailure('Failed to activate MFA', same);
  toastFailure('Failed to activate MFA', same);
  toastFailure('Failed to activate MFA', fault());
  const [first, again, other] = shown.mock.calls.map(([failure]) => failure);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('says nothing of a call that was given up', () => {
  toastFailure(
    'Failed to activate MFA',
    new ApiError({ kind: 'unknown', text: 'The request was cancelled', aborted: true }),
  );
  expect(shown).not.toHaveBeenCalled();
});
