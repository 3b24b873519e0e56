import { render, screen } from '@testing-library/react';
import { ApiError, type ApiErrorKind } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { renderFailure } from './fatal';

const show = (error: Error, config: Parameters<typeof provideTestSite>[0] = {}) => {
  nav.navigator.push('/app/');
  provideTestSite(config);
  render(<AreaRoot name="test">{renderFailure(error)}</AreaRoot>);
};
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
const fault = (kind: ApiErrorKind, correlationId?: string) =>
  new ApiError({ kind, text: 'No API key', status: 401, ...(correlationId ? { correlationId } : {}) });

it('shows the message of an error, its correlation id in brackets, and both ways out', () => {
  show(fault('general', 'user-7c1f9a'));
  expect(screen.getByRole('alert')).toHaveTextContent('No API key(user-7c1f9a)');
  expect(buttons()).toEqual(['Copy correlation ID', 'Reload page', 'Log out']);
  expect(document.title).toBe('No API key | Warren');
});

it('does not say a correlation id twice', () => {
  show(fault('api', 'user-7c1f9a'));
  expect(screen.getByRole('alert').textContent?.match(/user-7c1f9a/g)).toHaveLength(1);
});

it('hides the reload button for a credential that is not accepted', () => {
  show(fault('credentials'));
  expect(buttons()).toEqual(['Log out']);
});

it('says of any other error that something went wrong, and whom to ask', () => {
  show(new TypeError('x is undefined'), { supportEmail: 'help@example.com' });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong(x is undefined)');
  expect(buttons()).toEqual(['Reload page', 'Log out']);
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});

it('names nobody where the site names nobody', () => {
  show(new Error('x'));
  expect(screen.queryByRole('link')).toBeNull();
});
