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

it('says a gateway’s page in words', () => {
  toastFailure('Failed to activate MFA', new Error('<html><title>502 Bad Gateway</title>'));
  expect(shown.mock.calls[0]?.[0]).toMatchObject({ message: 'Failed to activate MFA: 502 Bad Gateway' });
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

it('does not claim that something has failed that may have been carried out', () => {
  const text = "We couldn't find out whether the request went through.";
  const unknown = () => new ApiError({ kind: 'unknown', text, outcome: 'unknown' });
  toastFailure('Failed to accept invitation', unknown(), true);
  toastFailure('Failed to accept invitation', fault(), true);
  toastFailure('Failed to start impersonation', unknown());
  expect(shown.mock.calls.map(([failure]) => failure)).toEqual([
    { message: text, correlationId: undefined },
    { message: 'Failed to accept invitation: Out of order', correlationId: 'user-7c1f9a' },
    { message: `Failed to start impersonation: ${text}`, correlationId: undefined },
  ]);
});

it('says nothing of a call that was given up', () => {
  toastFailure(
    'Failed to activate MFA',
    new ApiError({ kind: 'unknown', text: 'The request was cancelled', aborted: true }),
  );
  expect(shown).not.toHaveBeenCalled();
});
