import { captureCallbackFragment, takeCallbackFragment } from './callback-fragment';

const tokens = '#access_token=at&id_token=it';
const at = (address: string) => window.history.replaceState({ key: 'a' }, '', address);

it('takes the tokens out of the address and leaves no step in the history', () => {
  at(`/app/auth0_callback${tokens}`);
  const steps = window.history.length;
  captureCallbackFragment();
  expect(window.location.href).not.toContain('#');
  expect([window.history.length, window.history.state]).toEqual([steps, { key: 'a' }]);
  expect(takeCallbackFragment()).toBe(tokens);
});

it('hands them out once', () => {
  at(`/app/auth0_callback/${tokens}`);
  captureCallbackFragment();
  expect([takeCallbackFragment(), takeCallbackFragment()]).toEqual([tokens, '']);
});

it('takes over what the first script of the page has put aside', () => {
  at('/app/auth0_callback');
  Object.defineProperty(window, 'consoleFragment', {
    configurable: true,
    get: () => {
      Reflect.deleteProperty(window, 'consoleFragment');
      return tokens;
    },
  });
  captureCallbackFragment();
  expect(Object.hasOwn(window, 'consoleFragment')).toBe(false);
  expect(takeCallbackFragment()).toBe(tokens);
});

it('takes no element of that name for it', () => {
  at('/app/auth0_callback');
  document.body.innerHTML = '<a id="consoleFragment" href="#access_token=forged&id_token=x">x</a>';
  captureCallbackFragment();
  expect(takeCallbackFragment()).toBe('');
});

it('leaves the fragments of other screens alone, but no tokens in any address', () => {
  at('/app/compute#tab');
  captureCallbackFragment();
  expect([window.location.hash, takeCallbackFragment()]).toEqual(['#tab', '']);
  at(`/app/compute?q=a${tokens}`);
  captureCallbackFragment();
  expect([window.location.search, window.location.hash, takeCallbackFragment()]).toEqual(['?q=a', '', '']);
});
