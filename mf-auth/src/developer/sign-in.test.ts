import { resetApi, session } from '@console/api';
import * as area from '@console/area/signed-out';
import { provideTestSite } from '@console/area/testing';
import { MOCK_API_KEY } from '@console/contract/mock-mode';
import { developerSignIn, keyOf, lastChoice } from './sign-in';

jest.mock('@console/area/signed-out', () => ({
  ...jest.requireActual<typeof area>('@console/area/signed-out'),
  reloadPage: jest.fn(),
}));
const reload = jest.mocked(area.reloadPage);

beforeEach(() => {
  localStorage.clear();
  resetApi();
  provideTestSite();
  reload.mockClear();
});

it.each([
  ['', undefined, undefined],
  ['   ', undefined, undefined],
  ['  abc\n', undefined, 'abc'],
  ['', 'default', MOCK_API_KEY],
  ['abc', 'metal', MOCK_API_KEY],
] as const)('the key of %j with the mock site %s is %s', (apikey, mock, key) =>
  expect(keyOf({ apikey, mock })).toBe(key),
);

it('remembers the key of each site', () => {
  localStorage.setItem('lastApiKey2', JSON.stringify({ metal: 'of metal' }));
  expect(lastChoice()).toEqual({ apikey: '', mock: undefined });
  developerSignIn({ apikey: ' abc ', mock: undefined }, 'abc');
  expect(lastChoice().apikey).toBe('abc');
  expect(JSON.parse(localStorage.getItem('lastApiKey2') ?? '')).toEqual({ metal: 'of metal', test: 'abc' });
  expect([session.getState().apikey, reload.mock.calls]).toEqual(['abc', []]);
});

it.each(['not json', '[]', '{"test":1}', '"abc"'])('starts anew where %j was kept', (kept) => {
  localStorage.setItem('lastApiKey2', kept);
  expect(lastChoice().apikey).toBe('');
});

it('loads the page anew when mock mode changes, and only then', () => {
  developerSignIn({ apikey: '', mock: 'metal' }, MOCK_API_KEY);
  expect(lastChoice().mock).toBe('metal');
  expect(localStorage.getItem('lastApiKey2')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  developerSignIn({ apikey: '', mock: 'metal' }, MOCK_API_KEY);
  expect(reload).toHaveBeenCalledTimes(1);
  developerSignIn({ apikey: 'abc', mock: undefined }, 'abc');
  expect(reload).toHaveBeenCalledTimes(2);
});
