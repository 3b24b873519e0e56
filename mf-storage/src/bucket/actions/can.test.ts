import { whyNot } from './can';

const bucket = { pending: undefined, num_objects: 3 };

it('keeps a bucket that has objects, and says how many', () => {
  expect(whyNot('delete', bucket)).toEqual({ id: 'can.notEmpty', values: { n: 3 } });
  expect(whyNot('delete', { ...bucket, num_objects: 0 })).toBeUndefined();
  expect(whyNot('moveAccount', bucket)).toBeUndefined();
});

it('lets the server say whether a bucket is empty whose objects are not counted', () => {
  expect(whyNot('delete', { ...bucket, num_objects: null })).toBeUndefined();
});

it.each(['moveAccount', 'cors', 'delete'] as const)('does not %s while something else is done', (action) => {
  expect(whyNot(action, { ...bucket, pending: 'change' })).toEqual({ id: 'can.changing' });
  expect(whyNot(action, { num_objects: 0, pending: 'delete' })).toEqual({ id: 'can.deleting' });
});
