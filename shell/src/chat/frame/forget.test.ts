import { forgetConversation } from './forget';

afterEach(() => jest.restoreAllMocks());

it('takes away what a widget has kept', async () => {
  localStorage.setItem('conversation', 'secret');
  sessionStorage.setItem('conversation', 'secret');
  document.cookie = 'widget-session=secret; path=/';
  await forgetConversation();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it('goes on where the browser blocks a storage', async () => {
  sessionStorage.setItem('conversation', 'secret');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await expect(forgetConversation()).resolves.toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});
