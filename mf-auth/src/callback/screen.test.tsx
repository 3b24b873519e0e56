import { StrictMode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, captureCallbackFragment, resetApi, session, storage } from '@console/api';
import * as area from '@console/area';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { forgetResponse } from './fragment';
import { Callback } from './screen';

const mockCall = jest.fn<Promise<unknown>, unknown[]>();
const mockVerify = jest.fn<Promise<void>, unknown[]>();
jest.mock('@console/api', () => ({
  ...jest.requireActual<object>('@console/api'),
  call: (...parameters: unknown[]) => mockCall(...parameters),
}));
jest.mock('@console/ui', () => ({ ...jest.requireActual<object>('@console/ui'), Motif: () => null }));
jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  replacePage: jest.fn(),
}));
const replacePage = jest.mocked(area.replacePage);
jest.mock('./verify', () => ({ verifyTokens: (...parameters: unknown[]) => mockVerify(...parameters) }));

const tokens = {
  access_token: 'secret-access',
  id_token: 'secret.identity.token',
  scope: 'openid',
  expires_in: '7200',
  token_type: 'Bearer',
  state: '"/billing?q=1"',
};

const view = (
  <StrictMode>
    <AreaRoot name="mf-auth">
      <Callback />
    </AreaRoot>
  </StrictMode>
);

/** A page that the provider has led back to. */
function open(response: Readonly<Record<string, string>>) {
  nav.navigator.replace(`/app/auth0_callback#${new URLSearchParams(response)}`);
  captureCallbackFragment();
  return render(view);
}

beforeEach(() => {
  forgetResponse();
  replacePage.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  resetApi();
  mockCall.mockReset().mockResolvedValue({ apikey: 'key', user: { id: 7 } });
  mockVerify.mockReset().mockResolvedValue(undefined);
  provideTestSite({ authDomain: 'localhost', authClientId: 'console' });
});

it('runs once, in strict mode and when it is mounted again', async () => {
  mockCall.mockReturnValue(new Promise(() => undefined));
  const { unmount } = open(tokens);
  expect(screen.getByRole('heading').textContent).toContain('Logging in...');
  unmount();
  render(view);
  await waitFor(() => expect(mockCall).toHaveBeenCalledTimes(1));
  expect(mockVerify).toHaveBeenCalledTimes(1);
});

it('stores the key, and leaves this page, whose record of its loading has the tokens, for the return path', async () => {
  open(tokens);
  await waitFor(() => expect(replacePage.mock.calls).toEqual([['/billing?q=1']]));
  expect(session.getState().apikey).toBe('key');
});

it('goes there on this page where the key lives in memory alone, without a new step in the history', async () => {
  const kept = jest.spyOn(storage.persistent, 'isKept').mockImplementation((key) => key !== 'apikey');
  const steps = window.history.length;
  open(tokens);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/app/billing?q=1'));
  expect(window.history.length).toBe(steps);
  expect(replacePage).not.toHaveBeenCalled();
  kept.mockRestore();
  expect(session.getState().apikey).toBe('key');
});

it('asks the server for nothing before the tokens are proven', async () => {
  mockVerify.mockRejectedValue(new Error('forged'));
  open(tokens);
  expect((await screen.findByRole('alert')).textContent).toBe('Error: forged');
  expect(mockCall).not.toHaveBeenCalled();
  expect(session.getState().apikey).toBeUndefined();
});

it('says a gateway’s page in words', async () => {
  mockCall.mockRejectedValue(
    new ApiError({ kind: 'unexpected-content', text: '<html><title>502 Bad Gateway</title>' }),
  );
  open(tokens);
  expect((await screen.findByRole('alert')).textContent).toBe('Error: 502 Bad Gateway');
});

it('shows a failure and the parameters without the tokens; these are copied by a second step alone', async () => {
  mockCall.mockRejectedValue(new ApiError({ kind: 'standard', text: 'Failed to create kong consumer' }));
  const user = userEvent.setup();
  open(tokens);
  expect((await screen.findByRole('alert')).textContent).toBe('Error: Failed to create kong consumer');
  expect(document.documentElement.outerHTML).not.toMatch(/secret/);
  await user.click(screen.getByRole('button', { name: 'Copy parameters' }));
  expect(await navigator.clipboard.readText()).not.toMatch(/secret/);
  const second = screen.getByText('If support asks for the tokens');
  expect(second.closest('details')?.open).toBe(false);
  await user.click(second);
  await user.click(screen.getByRole('button', { name: 'Copy with tokens' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(tokens);
  expect(document.documentElement.outerHTML).not.toMatch(/secret/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy with tokens' })).toBeTruthy());
});

it('shows only the description where an address waits to be verified', async () => {
  open({ error: 'access_denied', error_description: 'Please verify your email before logging in.' });
  expect(screen.getByRole('heading').textContent).toBe('Action required');
  expect(document.body.textContent).toContain('Please verify your email before logging in.');
  expect(document.body.textContent).not.toContain('Code:');
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

it.each([
  [{ error: 'unauthorized', error_description: '<b>blocked</b>' }, 'Code: unauthorized', '<b>blocked</b>'],
  [{ error: 'access_denied', error_description: 'No' }, 'Code: access_denied', 'No'],
])('shows code and description of %j as text', async (response, code, description) => {
  open(response);
  expect(screen.getByRole('heading').textContent).toBe('Login error');
  expect(document.body.textContent).toContain(code);
  expect(document.body.textContent).toContain(description);
});

it.each([
  ['access_denied', 'Access was denied. Log in again, or contact support.'],
  ['server_error', 'The identity provider ran into an error. Try again later.'],
  ['invalid_scope', "Login isn't set up correctly. Give support the code below."],
])('tells %s in its own words, and the rest as the words of the provider', (error, words) => {
  open({ error, error_description: 'Call +372 555 to unlock your account' });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('The identity provider says: Call +372 555 to unlock your account')).toBeTruthy();
  expect(screen.getByText(`Code: ${error}`)).toBeTruthy();
});

it.each(['pay_at_evil_example', 'constructor'])('has no words of its own for the code %s', (error) => {
  open({ error });
  expect(document.querySelector('main')?.textContent).toMatch(new RegExp(`Login error\\s*Code: ${error}\\s*Back`));
});

it('is an error without parameters', async () => {
  open({});
  expect(document.body.textContent).toContain('No callback parameters were found. Log in again.');
  expect(mockCall).not.toHaveBeenCalled();
});
