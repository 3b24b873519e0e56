import { openTab } from './safe-path';

afterEach(() => jest.restoreAllMocks());

it('opens a tab that cannot reach back', () => {
  const tab = { opener: window, location: { replace: jest.fn() } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a window that is used
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  tab.location.replace.mockImplementation(() => expect(tab.opener).toBeNull());
  expect(openTab('https://login.example.com/')).toBe(true);
  expect(tab.location.replace).toHaveBeenCalledWith('https://login.example.com/');
});

it('says so where the browser refuses', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openTab('https://login.example.com/')).toBe(false);
});
