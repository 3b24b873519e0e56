import { signIn } from '@console/api';
import { keepNames, keptNames } from './label-names';

const labels = new Map([
  ['a', ['env=prod']],
  ['b', ['env=prod']],
]);
const kept = () => Object.fromEntries(keptNames());

beforeEach(() => {
  localStorage.clear();
  signIn('key', 'person');
});

it('keeps the last names of what has labels, for one person', () => {
  keepNames(
    [
      { id: 'a', name: 'web' },
      { id: 'c', name: 'unlabelled' },
    ],
    labels,
  );
  keepNames(
    [
      { id: 'b', name: 'db' },
      { id: 'a', name: 'web-2' },
    ],
    labels,
  );
  expect(kept()).toEqual({ a: 'web-2', b: 'db' });
  signIn('other', 'somebody else');
  expect(kept()).toEqual({});
  signIn('key', 'person');
  keepNames([], new Map([['b', ['env=prod']]]));
  expect(kept()).toEqual({ b: 'db' });
  keepNames([], new Map());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('labelNames'))).toEqual([]);
});

it('takes nothing from a storage that was written by others', () => {
  keepNames([{ id: 'a', name: 'web' }], labels);
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('labelNames'));
  for (const text of ['{', '[1]', '{"a":1}', 'null']) {
    localStorage.setItem(key, text);
    expect(kept()).toEqual({});
  }
});

it('leaves the room to the labels', () => {
  keepNames([{ id: 'a', name: 'x'.repeat(600_000) }], labels);
  expect(kept()).toEqual({});
});
