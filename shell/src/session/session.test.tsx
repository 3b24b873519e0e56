import { act, render, screen } from '@testing-library/react';
import { configureApi, resetApi, session, signIn, startImpersonation } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { displayName, initials } from '../layout/initials';
import { Gate } from './gate';
import { providerLogoutUrl } from './sign-out';

jest.mock('../areas/remotes', () => ({ loadApp: jest.fn(), resetRemote: jest.fn() }));
jest.mock('../areas/applications', () => ({
  appPath: (path: string) => path.slice('/app'.length),
  openAreas: jest.fn(),
  closeAreas: jest.fn(),
}));

const at = (path: string) => act(() => nav.navigator.push(`/app${path}`));
const gate = () =>
  render(
    <AreaRoot name="shell">
      <Gate />
    </AreaRoot>,
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetApi();
  provideTestSite();
  configureApi({ fetch: () => new Promise(() => undefined) });
});

describe('the gate', () => {
  it('shows what a payment check comes back to without asking who one is', () => {
    at('/payment_return?x=<b>');
    gate();
    expect(screen.getByRole('main').textContent).toBe('Payment authorization check finished. You can close this page.');
  });

  it('keeps a signed-out person from the console', () => {
    at('/compute');
    gate();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('opens the console to a signed-in person, whatever the areas do', () => {
    at('/nowhere');
    signIn('key');
    gate();
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2);
    expect(screen.getByText('There is no page at this address.')).toBeTruthy();
  });

  it('ends a session whose key is not valid any more, without a reload that would not help', () => {
    at('/');
    signIn('key');
    session.setState({ rejected: true });
    gate();
    expect(screen.getByRole('alert').textContent).toContain('Your session is not valid any more');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  });

  it("leads back to one's own account when it was another's token", () => {
    at('/');
    signIn('key');
    startImpersonation({ token: 'tok', access_owner: 'owner@example.com' }, '/billing');
    session.setState({ rejected: true });
    gate();
    expect(screen.getByText('You can no longer act for o•••r@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Return to your own account' })).toBeTruthy();
  });
});

describe('sign-out', () => {
  const here = { protocol: 'https:', host: 'console.example.com', origin: 'https://console.example.com' };
  it.each([
    ['console.example.com', true],
    ['auth.example.com', true],
    ['evil-example.com', false],
    ['example.org', false],
  ])('trusts the provider %s: %s', (domain, expected) =>
    expect(providerLogoutUrl({ authDomain: domain }, here) !== undefined).toBe(expected),
  );

  it("calls the provider's logout, and comes back", () => {
    const url = providerLogoutUrl({ authDomain: 'auth.example.com', authClientId: 'abc' }, here);
    expect(url).toBe(
      'https://auth.example.com/v2/logout?client_id=abc&returnTo=https%3A%2F%2Fconsole.example.com%2Fapp%2F',
    );
    expect(providerLogoutUrl({ authDomain: 'evil.example.org' }, here)).toBeUndefined();
    expect(providerLogoutUrl({}, here)).toBeUndefined();
  });
});

it.each([
  [{ name: 'k@x.ee', profile_data: { first_name: 'Kadri', last_name: 'Tamm', email: 'k@x.ee' } }, 'Kadri Tamm', 'KT'],
  [{ name: 'customer@example.com', profile_data: { email: 'customer@example.com' } }, 'customer@example.com', 'CU'],
  [{ name: 'jaan.tamm@x.ee', profile_data: {} }, 'jaan.tamm@x.ee', 'JT'],
  [{ name: '', profile_data: {} }, '', ''],
])('calls %j by name', (user, name, letters) => {
  expect([displayName(user), initials(user)]).toEqual([name, letters]);
});
