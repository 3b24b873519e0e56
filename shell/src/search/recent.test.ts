import { resetApi, signIn, storage } from '@console/api';
import { noteRecent, recentResources } from './recent';

const machine = (id: string) => ({ kind: 'virtual_machine', id, name: `vm ${id}`, to: `/compute/vm/tll/${id}` });
const ids = (): string[] => recentResources().map(({ id }) => id);

beforeEach(() => {
  resetApi();
  storage.session.clear();
  signIn('key-of-anna', '1');
});

it('keeps the last six, the latest first, each once', () => {
  for (const id of ['1', '2', '3', '1', '4', '5', '6', '7']) noteRecent(machine(id));
  expect(ids()).toEqual(['7', '6', '5', '4', '1', '3']);
});

it("shows nobody another one's", () => {
  noteRecent(machine('1'));
  signIn('key-of-bert', '2');
  expect(ids()).toEqual([]);
});

it('takes nothing that leads elsewhere, or that it did not write', () => {
  noteRecent({ ...machine('1'), to: '/\\evil.example' });
  expect(recentResources().map(({ to }) => to)).toEqual(['/']);
  const key = storage.session.keys().find((name) => name.startsWith('recentSearches')) ?? 'none';
  for (const text of ['{', '[{"kind":1}]', 'null']) {
    storage.session.set(key, text);
    expect(recentResources()).toEqual([]);
  }
});
