import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@console/api';
import { isErrorClaimed } from '@console/ui';
import { staleOf, StaleStrip, type StaleQuery } from './stale-strip';

const error = new ApiError({ kind: 'general', text: 'Out of order', status: 500, correlationId: 'resource-7c1f9a' });
const reload = jest.fn(async () => undefined);
const query: StaleQuery = { data: [], error: undefined, retryAt: undefined, reload };
const show = (given: Partial<StaleQuery>) => render(<StaleStrip query={{ ...query, ...given }} />);

it('says that what is shown could not be read again, and reads it again', async () => {
  show({ error });
  expect(screen.getByRole('alert')).toHaveTextContent("This isn't up to date. This couldn't be refreshed");
  expect(screen.getByRole('alert')).toHaveTextContent('Out of order [resource-7c1f9a] (HTTP 500)');
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, Partial<StaleQuery>]>([
  ['while it is up to date', {}],
  ['where nothing was ever read: that is a failure of its own', { data: undefined, error }],
])('says nothing %s', (_, given) => {
  show(given);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells of several as of one, and reads all again that could not be', async () => {
  const [first, second, fresh] = [jest.fn(async () => undefined), jest.fn(async () => undefined), jest.fn()];
  const stale = staleOf([
    { ...query, reload: fresh },
    { ...query, data: undefined, error, reload: fresh },
    { ...query, error, reload: first },
    { ...query, error, reload: second },
  ]);
  await stale?.reload();
  expect([first, second, fresh].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  expect(staleOf([query])).toBeUndefined();
});

it('claims what it tells, so that no toast tells it beside it; of several as one, all of them', () => {
  const [first, second, never] = ['First', 'Second', 'Never'].map((text) => new ApiError({ kind: 'api', text }));
  const stale = staleOf([
    { ...query, error: first },
    { ...query, error: second },
  ]);
  show(stale ?? {});
  show({ data: undefined, error: never });
  expect([first, second, never].map((one) => one && isErrorClaimed(one))).toEqual([true, true, false]);
});
