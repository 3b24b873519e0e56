/** @jest-environment node */
import { undocumented } from './documented';

const seen = {
  method: 'GET',
  path: '/tll/user-resource/vm/list',
  status: 200,
  media: 'application/json',
  body: [] as unknown,
};

it('has nothing against what the document says, and nothing to say of calls that are not in it', () => {
  expect(undocumented(seen)).toEqual([]);
  expect(undocumented({ ...seen, path: '/user-resource/vm/list' })).toEqual([]);
  expect(undocumented({ ...seen, path: '/network/firewalls', body: 'anything' })).toEqual([]);
  expect(undocumented({ ...seen, status: 401, body: { message: 'No API key found in request' } })).toEqual([]);
});

it.each([
  ['a status', { status: 418 }, 'the status 418 is not documented'],
  ['a missing field', { body: [{ uuid: 'a' }] }, "must have required property 'name'"],
  ['a wrong type', { body: [{ uuid: 7 }] }, 'must'],
  ['a failure of another shape', { status: 401, body: { error: 'no' } }, "must have required property 'message'"],
])('finds %s that the document does not know', (_, more, problem) => {
  expect(undocumented({ ...seen, ...more }).join()).toContain(problem);
});
