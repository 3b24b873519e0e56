import { returnPath } from './return-path';

it.each([
  ['"/"', '/'],
  ['"/compute"', '/compute'],
  ['"/compute/vm/tll/a%20b?tab=disks&x=%26#top"', '/compute/vm/tll/a%20b?tab=disks&x=%26#top'],
  ['"/billing/create?return=%2Fcompute%2Fcreate"', '/billing/create?return=%2Fcompute%2Fcreate'],
])('goes to %s', (state, path) => {
  const report = jest.fn();
  expect(returnPath(state, report)).toBe(path);
  expect(report).not.toHaveBeenCalled();
});

it.each([
  '"//evil.example"',
  '"/\\\\evil.example"',
  '"/\\t/evil.example"',
  '"/\\n/evil.example"',
  '"/.//evil.example"',
  '"/..//evil.example"',
  '"/compute/..//evil.example"',
  '"/auth0_callback"',
])('stays at home for %s', (state) => {
  expect(returnPath(state, jest.fn())).toBe('/');
});

it.each([
  '',
  'undefined',
  '/compute',
  '"https://evil.example/"',
  '"compute"',
  '{"path":"/"}',
  '["/compute"]',
  'null',
  '42',
])('reports and ignores %j', (state) => {
  const report = jest.fn();
  expect(returnPath(state, report)).toBe('/');
  expect(report).toHaveBeenCalledTimes(1);
});
