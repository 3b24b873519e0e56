import { defaultFact } from './requests';

const shop = { uuid: 'n1', name: 'shop' };

it('knows the default network by its uuid: a new name changes nothing, another network of that name does', () => {
  expect(defaultFact(shop, { ...shop, name: 'store' })).toBe('shop');
  expect(defaultFact(shop, { uuid: 'n2', name: 'office' })).toBe('office');
  expect(defaultFact(shop, { uuid: 'n2', name: 'shop' })).toBe('shop (n2)');
  expect(defaultFact(shop, undefined)).toBe('');
  expect(defaultFact(undefined, undefined)).toBe('');
});
