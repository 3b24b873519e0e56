import { hasNoAccount } from './account';

it('takes a missing storage account for an empty list, and nothing else', () => {
  expect(hasNoAccount({ status: 404, message: 'Storage account not found.' })).toBe(true);
  expect(hasNoAccount({ status: 404, message: 'no route and no API found with those values' })).toBe(false);
  expect(hasNoAccount({ status: 500, message: 'Storage account not found.' })).toBe(false);
});
