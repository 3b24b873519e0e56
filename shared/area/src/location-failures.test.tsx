import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type LocationState } from '@console/api';
import { LocationFailures } from './location-failures';
import { provideTestSite } from './testing';

const retry = jest.fn();
const badGateway = new ApiError({ kind: 'standard', text: 'Bad Gateway', status: 502 });
const place = (slug: string, state: LocationState['state'], error = badGateway): LocationState => ({
  slug,
  state,
  count: 0,
  retry,
  ...(state === 'failed' ? { error } : {}),
});
const show = (...locations: LocationState[]) =>
  render(
    <LocationFailures
      locations={locations}
      missing={(n) => (n === 1 ? 'Its machines are missing.' : 'Their machines are missing.')}
    />,
  );

beforeEach(() => {
  provideTestSite();
  retry.mockClear();
});

it('is not there while no location has failed', () => {
  show(place('tll', 'ready'), place('jhv', 'loading'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names the place, what is missing, and why', async () => {
  show(place('tll', 'ready'), place('jhv', 'failed'));
  expect(screen.getByRole('alert').textContent).toContain(
    'Jõhvi did not respond. Its machines are missing. Bad Gateway (HTTP 502)',
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('is one strip, which asks everywhere again, when no location has answered', async () => {
  show(place('tll', 'failed'), place('jhv', 'failed'));
  expect(screen.getByRole('alert').textContent).toContain('No location responded.');
  await userEvent.setup().click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(2);
});

it.each([
  [{ text: 'Gateway Timeout', status: 504, correlationId: 'vm-1' }, 'Gateway Timeout [vm-1] (HTTP 504)'],
  [{ text: 'No capacity [vm-1] (HTTP 500)', status: 500, correlationId: 'vm-1' }, 'No capacity [vm-1] (HTTP 500)'],
  [{ text: 'Failed to connect to server' }, 'Failed to connect to server'],
])('names the correlation id, then the status, of %j once', (failure, expected) => {
  show(place('tll', 'ready'), place('jhv', 'failed', new ApiError({ kind: 'standard', ...failure })));
  expect(screen.getByRole('alert').textContent).toContain(`Its machines are missing. ${expected}`);
  expect(screen.getByRole('alert').textContent?.match(/vm-1/g) ?? []).toHaveLength(expected.includes('vm-1') ? 1 : 0);
});

it('says no reason where none is known', () => {
  const { error: _, ...unknown } = place('jhv', 'failed');
  show(place('tll', 'ready'), unknown);
  expect(screen.getByRole('alert').textContent).toMatch(/Its machines are missing\.(?! \w+ \()/);
});

it('is one strip, which names the first, where many have failed and others have not', async () => {
  const many = Array.from({ length: 56 }, (_, index) => place(`p${index}`, 'failed'));
  show(place('tll', 'ready'), ...many);
  expect(screen.getByRole('alert').textContent).toContain(
    '56 locations did not respond: p0, p1, p2 and 53 more. Their machines are missing. Bad Gateway (HTTP 502)',
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(56);
});

it('has a strip for each of a few', () => {
  show(place('tll', 'ready'), place('a', 'failed'), place('b', 'failed'), place('c', 'failed'));
  expect(screen.getAllByRole('alert')).toHaveLength(3);
});
