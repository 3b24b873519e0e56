import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureApi, resetApi, session, signIn, startImpersonation } from '@console/api';
import * as area from '@console/area';
import { nav } from '@console/area';
import { onDemand } from '@console/ui';
import { provideTestSite } from '@console/area/testing';
import { Root } from '../boot/root';
import { displayName } from '../layout/account-menu';
import * as signedIn from '../signed-in/signed-in';
import { leaving } from './leaving';
import { usePageKind } from './page-of';
import { providerLogoutUrl, signOutEverywhere } from './sign-out';

jest.mock('../areas/remotes', () => ({ loadApp: jest.fn(), loadSignedOut: jest.fn(), resetRemote: jest.fn() }));
jest.mock('../areas/applications', () => ({
  openAreas: jest.fn(),
  closeAreas: jest.fn(),
}));

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  fullLoad: jest.fn(),
  reloadPage: jest.fn(),
}));
const fullLoad = jest.mocked(area.fullLoad);
const reloadPage = jest.mocked(area.reloadPage);

const at = (path: string) => act(() => nav.navigator.push(`/app${path}`));
const part = onDemand(() => Promise.resolve(signedIn));
/** The page, with its signed-in part there as it is where somebody is signed in. */
const gate = async () => {
  await part.load();
  render(<Root areas={[]} part={part} />);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetApi();
  leaving.setState({ isLeaving: false });
  jest.clearAllMocks();
  provideTestSite();
  configureApi({ fetch: () => new Promise(() => undefined) });
});

it.each([undefined, 'key'])(
  'is the callback with a slash at the end of its path or without, signed in by %s',
  (key) => {
    if (key) signIn(key);
    for (const path of ['/auth0_callback', '/auth0_callback/']) {
      at(path);
      expect(renderHook(usePageKind).result.current).toBe('callback');
    }
  },
);

describe('the gate', () => {
  it.each(['/payment_return?x=<b>', '/payment_return/'])(
    'shows at %s, without asking who one is, what a payment check comes back to',
    async (path) => {
      at(path);
      await gate();
      expect(screen.getByRole('main').textContent).toBe(
        'Payment authorization check finished. You can close this page.',
      );
    },
  );

  it('keeps a signed-out person from the console', async () => {
    at('/compute');
    await gate();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('opens the console to a signed-in person, whatever the areas do', async () => {
    at('/nowhere');
    signIn('key');
    await gate();
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2);
    expect(screen.getByText('There is no such page')).toBeTruthy();
  });

  it('ends a session whose key is not valid any more, without a reload that would not help', async () => {
    at('/');
    signIn('key');
    session.setState({ rejected: true });
    await gate();
    expect(screen.getByRole('alert').textContent).toContain('Your session is no longer valid');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  });

  it('asks to log in again at the same address, and keeps what was typed for that', async () => {
    at('/billing/create');
    signIn('key');
    sessionStorage.setItem('draft.form.billing-account-create', '{"title":"Typed"}');
    session.setState({ rejected: true });
    await gate();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(localStorage.getItem('apikey')).toBeNull();
    expect(sessionStorage.getItem('draft.form.billing-account-create')).toContain('Typed');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(fullLoad).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/app/billing/create');
  });

  it("leads back to one's own account when it was another's token", async () => {
    at('/');
    signIn('key');
    startImpersonation({ token: 'tok', access_owner: 'owner@example.com' }, '/billing');
    session.setState({ rejected: true });
    await gate();
    expect(screen.getByText('You can no longer act as o•••r@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Return to your own account' })).toBeTruthy();
  });
});

describe('sign-out', () => {
  const provider = { authDomain: 'localhost', authClientId: 'console' };
  const requested = jest.fn<Promise<Response>, unknown[]>();
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    signIn('key');
    sessionStorage.setItem('draft.form.vm-create', '{"name":"x"}');
    sessionStorage.setItem('draft.jobs', '[]');
    sessionStorage.setItem('recentSearches.customer', '[]');
    globalThis.fetch = (...call) => requested(...call);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 }))],
  ])('has happened here when the provider %s, and says that it may not have there', async (_, respond) => {
    provideTestSite(provider);
    const keyAtRequest = jest.fn();
    requested.mockImplementation(() => {
      keyAtRequest(localStorage.getItem('apikey'));
      return respond();
    });
    await signOutEverywhere();
    expect(requested).toHaveBeenCalledTimes(1);
    // Forgotten first, whatever the provider does.
    expect(keyAtRequest).toHaveBeenCalledWith(null);
    expect(fullLoad.mock.calls).toEqual([['/']]);
    expect(session.getState().credential).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual(['flash']);
    expect(sessionStorage.getItem('flash')).toContain("The identity provider couldn't be reached");
  });

  it('asks nobody where there is no provider', async () => {
    await signOutEverywhere();
    expect(requested).not.toHaveBeenCalled();
    expect([fullLoad.mock.calls, sessionStorage.length]).toEqual([[['/']], 0]);
  });

  it('shows no form that would be gone in a moment', async () => {
    at('/');
    requested.mockReturnValue(new Promise(() => undefined));
    provideTestSite(provider);
    void signOutEverywhere();
    await gate();
    expect(document.querySelector('.shell-outlet')).toBeNull();
  });

  const here = { protocol: 'https:', origin: 'https://console.example.com' };
  const site = { id: 'test', host: 'console.example.com', domain: 'example.com' };
  it.each([
    ['console.example.com', true],
    ['auth.example.com', true],
    ['evil-example.com', false],
    ['example.org', false],
    ['evil.com/.example.com', false],
  ])('trusts the provider %s: %s', (domain, expected) =>
    expect(providerLogoutUrl({ authDomain: domain }, here, site) !== undefined).toBe(expected),
  );

  it("calls the provider's logout, and comes back", () => {
    const url = providerLogoutUrl({ authDomain: 'auth.example.com', authClientId: 'abc' }, here, site);
    expect(url).toBe(
      'https://auth.example.com/v2/logout?client_id=abc&returnTo=https%3A%2F%2Fconsole.example.com%2Fapp%2F',
    );
    expect(providerLogoutUrl({ authDomain: 'evil.example.org' }, here, site)).toBeUndefined();
    expect(providerLogoutUrl({}, here, site)).toBeUndefined();
  });
});

it.each([
  [{ name: 'k@x.ee', profile_data: { first_name: 'Kadri', last_name: 'Tamm', email: 'k@x.ee' } }, 'Kadri Tamm'],
  [{ name: 'customer@example.com', profile_data: { email: 'customer@example.com' } }, 'customer@example.com'],
  [{ name: 'jaan.tamm@x.ee', profile_data: {} }, 'jaan.tamm@x.ee'],
  [{ name: '', profile_data: {} }, ''],
])('calls %j by name', (user, name) => {
  expect(displayName(user)).toBe(name);
});
