import { renderHook, waitFor } from '@testing-library/react';
import { configureApi, resetApi, signIn, startImpersonation } from '@console/api';
import { provideTestSite } from './testing';
import { useShownEmail } from './use-shown-email';

const OTHER = 'customer@example.com';
let privileges: number;
let requested: string[];

beforeEach(() => {
  localStorage.clear();
  resetApi();
  provideTestSite({ internalEmailDomains: ['warren.example'] });
  privileges = 403;
  requested = [];
  signIn('key');
  const user = { id: 1, name: 'me@example.com', profile_data: { user_id: 1, id: 2, email: 'me@example.com' } };
  configureApi({
    baseUrl: '',
    fetch: (input) => {
      const url = String(input);
      requested.push(url);
      const isCheck = url.endsWith('/privileges');
      return Promise.resolve(
        new Response(JSON.stringify(isCheck ? { message: 'x' } : user), {
          status: isCheck ? privileges : 200,
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });
});

const shown = () => renderHook(() => useShownEmail()).result;

it("hides others' addresses, but for those of the company, one's own and given ones", async () => {
  const { current } = shown();
  expect(current(OTHER)).toBe('c•••r@example.com');
  expect(current('support@warren.example')).toBe('support@warren.example');
  expect(current(OTHER, { isGiven: true })).toBe(OTHER);
  const later = shown();
  await waitFor(() => expect(later.current('me@example.com')).toBe('me@example.com'));
});

it('shows all to an administrator', async () => {
  privileges = 404;
  const result = shown();
  await waitFor(() => expect(result.current(OTHER)).toBe(OTHER));
});

it('hides them from whoever acts for somebody else, whose addresses are not their own', async () => {
  privileges = 404;
  startImpersonation({ token: 'tok', access_owner: OTHER }, '/');
  const { current } = shown();
  expect(current(OTHER)).toBe('c•••r@example.com');
  expect(current(OTHER, { isGiven: true })).toBe('c•••r@example.com');
  expect(current('me@example.com')).toBe('•••@example.com');
  expect(requested).toEqual([]);
});

it('knows an administrator who acts as a user', () => {
  startImpersonation({ token: 'tok', access_owner: OTHER, administrator: true }, '/');
  expect(shown().current(OTHER)).toBe(OTHER);
});
