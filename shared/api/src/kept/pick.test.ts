import { pickParts } from './pick';

it.each<[string, unknown, string[], unknown]>([
  ['named parts', { a: 1, b: 2 }, ['a'], { a: 1 }],
  ['parts of the rows of a list', { a: [{ b: 1, c: 2 }, { b: 3 }] }, ['a.b'], { a: [{ b: 1 }, { b: 3 }] }],
  ['parts of parts of parts', { a: [{ b: [{ c: 1, d: 2 }] }] }, ['a.b.c'], { a: [{ b: [{ c: 1 }] }] }],
  ['a list of plain values', { a: ['x', 'y'] }, ['a'], { a: ['x', 'y'] }],
  ['what is null', { a: null, b: null }, ['a', 'b.c'], { a: null, b: null }],
  ['nothing that is not there', { b: 1 }, ['a'], {}],
  ['nothing of every object', { a: 1 }, ['constructor', '__proto__'], {}],
  ['no object in the place of a plain value', { a: { secret: 1 }, b: [{ secret: 1 }] }, ['a', 'b'], {}],
])('keeps %s', (_, content, paths, kept) => {
  expect(pickParts(content, paths)).toEqual(kept);
});
