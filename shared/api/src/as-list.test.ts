import { listImpersonations } from '@console/contract/impersonation';
import { checkResponse } from './check-response';
import { configureApi } from './settings';
import { unreadOf } from './unread';

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  configureApi({ environment: 'production', onReport: ({ context }) => reports.push(context?.['problems']) });
});

const good = { uuid: 'a', access_owner: 'x@example.com', is_accepted: true };
const ownerless = { uuid: 'b' };

it.each([
  ['a list', [good, ownerless]],
  ['a map by uuid', { a: good, b: ownerless }],
])('one broken invitation hides no other: %s', (_, content) => {
  const rows = checkResponse(listImpersonations, content);
  expect(rows).toEqual([good]);
  expect(unreadOf(rows)).toEqual([{ id: 'b', label: 'b', isMissing: true }]);
  expect(reports).toEqual([[expect.stringMatching(/^1\.access_owner: /)]]);
});

it.each([
  ['no object', { a: good, b: 'gone' }],
  ['null', [good, null]],
])('nor does one that is %s', (_, content) => {
  const rows = checkResponse(listImpersonations, content);
  expect(rows).toEqual([good]);
  expect(unreadOf(rows)).toHaveLength(1);
});

it('keeps an invitation that has lost what it can do without', () => {
  const rows = checkResponse(listImpersonations, { a: { ...good, billing_account_name: 5 } });
  expect(rows).toEqual([good]);
  expect(unreadOf(rows)).toEqual([{ id: 'a', label: 'a', isMissing: false }]);
});

it.each([{ message: 'no rows here' }, 'text', null])('what is no list at all is refused: %j', (content) => {
  expect(() => checkResponse(listImpersonations, content)).toThrow(expect.objectContaining({ kind: 'developer' }));
});
