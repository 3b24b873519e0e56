import { ApiError } from '@console/api';
import { renderHook } from '@testing-library/react';
import { toast, useErrorClaim } from '@console/ui';
import { provideReporter, tellBackgroundFailure, toastError } from './report';

it('leaves the end of a session to the page that says so, and logs it', () => {
  const log = jest.fn();
  provideReporter(log);
  const show = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
  toastError(new ApiError({ kind: 'credentials', text: 'Unauthorized', status: 401 }), { retry: () => undefined });
  expect(show).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  toastError(new ApiError({ kind: 'api', text: 'Failed to stop', status: 500 }));
  expect(show).toHaveBeenCalledTimes(1);
});

describe('what could not be read again', () => {
  const log = jest.fn();
  const show = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    provideReporter(log);
  });
  afterEach(() => jest.useRealTimers());
  const tell = (error: ApiError): void => {
    tellBackgroundFailure(error, 'listTokens');
    jest.advanceTimersByTime(1000);
  };

  it('is logged, and toasted where nothing on the page tells it', () => {
    const error = new ApiError({ kind: 'api', text: 'Down', status: 500, correlationId: 'user-7c1f9a' });
    tell(error);
    expect(show.mock.calls).toEqual([[error]]);
    expect(log.mock.calls).toEqual([
      ['Down [user-7c1f9a] (HTTP 500)', expect.objectContaining({ call: 'listTokens', status: 500 }), error],
    ]);
  });

  it('is left to what shows it, also where that is drawn a moment later', () => {
    const error = new ApiError({ kind: 'api', text: 'Down', status: 500 });
    tellBackgroundFailure(error, 'listTokens');
    renderHook(() => useErrorClaim([error]));
    jest.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('is no report where the connection is lost, and no toast where the session is over', () => {
    tell(new ApiError({ kind: 'connection', text: 'Gone' }));
    expect([show.mock.calls.length, log.mock.calls.length]).toEqual([1, 0]);
    tell(new ApiError({ kind: 'credentials', text: 'Unauthorized', status: 401 }));
    expect([show.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
  });
});
