import { fakeServer } from '@console/domain/testing/fake-server';
import { defaultFact, readName } from './requests';

const shop = { uuid: 'n1', name: 'shop' };

it('knows the default network by its uuid: a new name changes nothing, another network of that name does', () => {
  expect(defaultFact(shop, { ...shop, name: 'store' })).toBe('shop');
  expect(defaultFact(shop, { uuid: 'n2', name: 'office' })).toBe('office');
  expect(defaultFact(shop, { uuid: 'n2', name: 'shop' })).toBe('shop (n2)');
  expect(defaultFact(shop, undefined)).toBe('');
  expect(defaultFact(undefined, undefined)).toBe('');
});

it('reads a name from the list where the server has no call for one network', async () => {
  const missing = { fails: 405, body: { message: 'Method not allowed' } };
  fakeServer({ 'GET /tll/network/network/n1': [missing], 'GET /tll/network/networks': [[shop]] });
  await expect(readName({ location: 'tll', uuid: 'n1' })).resolves.toBe('shop');
});
