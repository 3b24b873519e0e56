/** @jest-environment node */
import { draftKeyOf, isLinked } from './draft-key';

it('keeps the draft of a form that no link has filled in under the name of the form', () => {
  expect(draftKeyOf('ip-create', {})).toBe('ip-create');
  expect(draftKeyOf('ip-create', { location: null, name: undefined, spec: '' })).toBe('ip-create');
  expect(isLinked({ location: null, name: undefined, spec: '' })).toBe(false);
});

it('keeps the draft of each link by itself', () => {
  const tallinn = draftKeyOf('vpc-create', { location: 'tll', name: null });
  expect(isLinked({ location: 'tll', name: null })).toBe(true);
  expect(draftKeyOf('vpc-create', { location: 'tll' })).toBe(tallinn);
  const keys = [tallinn, draftKeyOf('vpc-create', { location: null, name: 'tll' }), draftKeyOf('vpc-create', {})];
  expect(new Set(keys).size).toBe(3);
});
