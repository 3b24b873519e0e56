/** @jest-environment node */
import fc from 'fast-check';
import type { ViewList } from './saved-views';
import { MOST_VIEWS, viewName, withDefault, withNewName, withoutView, withView } from './edit-views';
import { defaultView, parseViews, sameQuery } from './saved-views';

const list: ViewList = {
  views: [
    { name: 'Stopped', query: { status: 'stopped' } },
    { name: 'Tartu', query: { location: 'trtu' } },
  ],
  byDefault: 'Tartu',
};
const names = ({ views }: ViewList): string[] => views.map(({ name }) => name);

it('saves under a name, in place of what had it, in order', () => {
  expect(names(withView(list, { name: 'All', query: {} }))).toEqual(['All', 'Stopped', 'Tartu']);
  const replaced = withView(list, { name: 'Tartu', query: { q: 'web' } });
  expect(replaced.views).toHaveLength(2);
  expect(defaultView(replaced)?.query).toEqual({ q: 'web' });
});

it('keeps a table from having too many', () => {
  let full: ViewList = { views: [] };
  for (let index = 0; index < MOST_VIEWS + 5; index += 1) full = withView(full, { name: `view ${index}`, query: {} });
  expect(full.views).toHaveLength(MOST_VIEWS);
  expect(withView(full, { name: 'view 0', query: { q: 'x' } }).views).toContainEqual({
    name: 'view 0',
    query: { q: 'x' },
  });
});

it('renames with the default, and over another one', () => {
  const renamed = withNewName(list, 'Tartu', 'South');
  expect(names(renamed)).toEqual(['South', 'Stopped']);
  expect(renamed.byDefault).toBe('South');
  expect(names(withNewName(list, 'Tartu', 'Stopped'))).toEqual(['Stopped']);
  expect(withNewName(list, 'Gone', 'New')).toBe(list);
});

it('deletes, also the default', () => {
  expect(withoutView(list, 'Tartu')).toEqual({ views: [{ name: 'Stopped', query: { status: 'stopped' } }] });
  expect(withoutView(list, 'Stopped').byDefault).toBe('Tartu');
  expect(defaultView(withDefault(list, undefined))).toBeUndefined();
  expect(defaultView(withDefault(list, 'Stopped'))?.name).toBe('Stopped');
  expect(defaultView({ views: [], byDefault: 'Gone' })).toBeUndefined();
});

it.each(['', '{', '[]', 'null', '{"views":[{"name":1}]}', '{"views":{}}'])('takes %j for nothing', (text) => {
  expect(parseViews(text)).toEqual({ views: [] });
});

it('comes back from the storage as it was', () => {
  // These names never come out of the storage: who reads an object with them may read something else.
  const parameter = fc.string().filter((name) => !['__proto__', 'prototype', 'constructor'].includes(name));
  const view = fc.record({
    name: fc.string(),
    query: fc.dictionary(parameter, fc.string(), { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(fc.array(view), (views) => {
      expect(parseViews(JSON.stringify({ views })).views).toEqual(views);
    }),
  );
});

it.each(['__proto__', 'prototype', 'constructor'])('leaves out a parameter that is called %s', (name) => {
  expect(parseViews(`{"views":[{"name":"a","query":{"${name}":"1","q":"web"}}]}`).views).toEqual([
    { name: 'a', query: { q: 'web' } },
  ]);
});

it('compares states by what is set', () => {
  expect(sameQuery({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(sameQuery({ a: '1' }, { a: '1', b: '2' })).toBe(false);
  expect(sameQuery({ a: '1' }, { b: '1' })).toBe(false);
});

it('cuts names', () => {
  expect(viewName('  My view ')).toBe('My view');
  expect(viewName('x'.repeat(100))).toHaveLength(60);
});
