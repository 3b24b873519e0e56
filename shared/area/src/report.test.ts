import { ApiError } from '@console/api';
import { toast } from '@console/ui';
import { provideReporter, toastError } from './report';

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
