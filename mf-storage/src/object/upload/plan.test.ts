import { planUpload } from './plan';

const entry = (path: string) => ({ path, file: new File([path], path) });
const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

it('decides for each file of which the name is taken', () => {
  const entries = ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'sub/a.txt'].map(entry);
  const taken = new Set(['x/a.txt', 'x/b.txt', 'x/c.txt']);
  const plan = planUpload(entries, 'x/', taken, (key) =>
    key === 'x/a.txt' ? 'overwrite' : key === 'x/b.txt' ? 'skip' : 'both',
  );
  expect(pathsOf(plan.replacing)).toEqual(['a.txt']);
  expect(pathsOf(plan.fresh)).toEqual(['c (2).txt', 'd.txt', 'sub/a.txt']);
  expect(plan.replacing[0]?.file).toBe(entries[0]?.file);
});

it('replaces an object whose name looks like none of a file', () => {
  const plan = planUpload([entry('file 0')], '', new Set(['file 0']), () => 'overwrite');
  expect(pathsOf(plan.replacing)).toEqual(['file 0']);
});
