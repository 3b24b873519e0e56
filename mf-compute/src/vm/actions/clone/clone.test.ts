/** @jest-environment node */
import { aReadVm } from '../../machine/fixture';
import { cloneName, cloneQuote } from './clone';
import type { PriceTerms } from '@console/domain/price';

const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };

it('offers a name that is free', () => {
  expect(cloneName('web-01', [])).toBe('web-01-copy');
  expect(cloneName('web-01', ['web-01-copy', 'web-01-copy-2'])).toBe('web-01-copy-3');
});

const price = (price_per_unit: number) => [{ price_per_unit }];
const prices = {
  EUR: {
    tll: {
      CPU: price(0.006),
      RAM: price(0.003),
      STORAGE: price(0.0001),
      BLOCK_STORAGE: price(0.0002),
      BLOCK_STORAGE_BACKUP: price(5),
      ASSIGNED_FLOATING_IP: price(5),
    },
  },
};

it('costs the size and the disks of its source, and none of its copies and addresses', () => {
  const replica = [{ uuid: 'r', type: 'backup', size: 40 }];
  const vm = {
    location: 'tll',
    vcpu: 2,
    memoryGb: 4,
    diskGb: 160,
    storage: [
      { uuid: 'data', size: 120, replica },
      { uuid: 'boot', size: 40, primary: true, replica: [] },
    ],
  };
  expect(cloneQuote(vm, prices, terms)?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['cpu', 2],
    ['memory', 4],
    ['disk', 40],
    ['addedDisk', 120],
  ]);
  expect(cloneQuote(vm, prices, { ...terms, currency: 'USD' })).toBeUndefined();
  expect(cloneQuote(vm, undefined, terms)).toBeUndefined();
});

it('names no price where a disk could not be read', async () => {
  const vda = { uuid: 'boot', size: 40, primary: true, replica: [] };
  const at = async (...disks: readonly object[]) => ({ ...(await aReadVm(...disks)), location: 'tll' });
  expect(cloneQuote(await at(vda), prices, terms)).toBeDefined();
  expect(cloneQuote(await at(vda, { uuid: 'data' }), prices, terms)).toBeUndefined();
});
