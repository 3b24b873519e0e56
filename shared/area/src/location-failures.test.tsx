import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type LocationState } from '@console/api';
import { LocationFailures } from './location-failures';
import { provideTestSite } from './testing';

const retry = jest.fn();
const place = (slug: string, state: LocationState['state']): LocationState => ({
  slug,
  state,
  count: 0,
  retry,
  ...(state === 'failed' ? { error: new ApiError({ kind: 'standard', text: 'Bad Gateway', status: 502 }) } : {}),
});
const show = (...locations: LocationState[]) =>
  render(<LocationFailures locations={locations} missing="Its machines are missing." />);

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
    'Jõhvi did not answer. Its machines are missing. Bad Gateway (HTTP 502)',
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('is one strip, which asks everywhere again, when no location has answered', async () => {
  show(place('tll', 'failed'), place('jhv', 'failed'));
  expect(screen.getByRole('alert').textContent).toContain('No location answered.');
  await userEvent.setup().click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(2);
});
