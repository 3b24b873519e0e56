import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { IdentityClient } from '../identity/client';
import { IdentityError } from '../identity/failure';
import { SignInForm } from './form';
import type { Mode } from './view';

const client = {
  logIn: jest.fn<Promise<never>, unknown[]>(),
  signUp: jest.fn<Promise<never>, unknown[]>(),
  social: jest.fn<Promise<never>, unknown[]>(),
  forgotPassword: jest.fn<Promise<void>, unknown[]>(),
} satisfies IdentityClient;

function Screen() {
  const [mode, setMode] = useState<Mode>('login');
  const [username, setUsername] = useState('');
  return (
    <AreaRoot name="mf-auth">
      <SignInForm
        client={client}
        way="provider"
        returnPath="/"
        mode={mode}
        onMode={setMode}
        username={username}
        onUsername={setUsername}
        signedUp={undefined}
        focusTitle={false}
        onEvent={() => undefined}
      />
    </AreaRoot>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const told = (): string | undefined => screen.queryByRole('alert')?.textContent;

function open(config: Parameters<typeof provideTestSite>[0] = {}) {
  provideTestSite(config);
  nav.navigator.replace('/app/');
  render(<Screen />);
  return userEvent.setup();
}

beforeEach(() => jest.resetAllMocks());

describe('a failure is told in the form that was sent, whatever it speaks of', () => {
  const send = async (user: ReturnType<typeof open>, name: 'Log In' | 'Sign Up') => {
    await user.type(screen.getByLabelText('Username'), 'kadri@example.com');
    await user.type(screen.getByLabelText('Password'), 'Long-enough-2026');
    await user.click(button(name));
  };

  it.each(['Wrong email or password.', 'Password has expired. Reset it to log in.', 'Invalid signup state', 'Blocked'])(
    'logging in: %s',
    async (message) => {
      client.logIn.mockRejectedValue(new IdentityError(message));
      await send(open(), 'Log In');
      expect(told()).toBe(`Error: ${message}`);
    },
  );

  it.each(['Wrong realm for this account', 'Password is too weak', 'error in email', 'Blocked'])(
    'signing up: %s',
    async (message) => {
      client.signUp.mockRejectedValue(new IdentityError(message));
      const user = open();
      await user.click(button('Sign up'));
      await send(user, 'Sign Up');
      expect(told()).toBe(`Error: ${message}`);
    },
  );

  it.each([
    ['Wrong email or password.', undefined],
    ['Password has expired. Reset it to log in.', 'Error: Password has expired. Reset it to log in.'],
    ['Blocked', 'Error: Blocked'],
  ])('of logging in, the other form has what is not about logging in alone: %s', async (message, there) => {
    client.logIn.mockRejectedValue(new IdentityError(message));
    const user = open();
    await send(user, 'Log In');
    await user.click(button('Sign up'));
    expect(told()).toBe(there);
    await user.click(button('Log in'));
    expect(told()).toBe(`Error: ${message}`);
  });
});

it.each([
  ['Continue with Google', 'google-oauth2'],
  ['More ways to log in', undefined],
])('%s waits itself, and the other buttons with it', async (name, connection) => {
  let refuse: (error: Error) => void = () => undefined;
  client.social.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const user = open();
  await user.click(button(name));
  expect(client.social.mock.calls).toEqual([[connection, '/']]);
  const names = ['Log In', 'Continue with Google', 'More ways to log in'];
  for (const each of names) {
    expect(button(each)).toHaveAttribute('aria-disabled', 'true');
    expect(button(each).getAttribute('aria-busy')).toBe(each === name ? 'true' : null);
  }
  await act(async () => refuse(new IdentityError('Wrong page')));
  expect(told()).toBe('Error: Wrong page');
  for (const each of names) expect(button(each)).not.toHaveAttribute('aria-disabled');
});

it.each([
  ['/terms.html', '/terms.html'],
  ['https://example.com/terms', 'https://example.com/terms'],
])('links to the terms at %s when signing up', async (termsUrl, href) => {
  const user = open({ termsUrl });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(button('Sign up'));
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
