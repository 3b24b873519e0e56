import { diskPrices } from './disk-prices';
import { aReplica, aDisk, aVm, somePrices } from './fixture';
import type { PriceTerms } from '@console/domain/price';

const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };

const vm = aVm({ addresses: ['203.0.113.9'] });
const of = (machine = vm) => diskPrices(somePrices, terms, machine);
const text = (amount: { toString: () => string } | undefined) => amount?.toString();

it('prices the boot disk, other disks and their copies each by its own entry', () => {
  expect(text(of().ofDisk({ size: 40, primary: true }))).toBe('4');
  expect(text(of().ofDisk({ size: 40 }))).toBe('8');
  expect(text(of().ofReplica('snapshot', 40))).toBe('0.8');
  expect(text(of().ofReplica('backup', 40))).toBe('2');
});

it('says by how much the price of the machine changes, also where a tier prices all disks anew', () => {
  const [boot = aDisk('disk-a')] = vm.storage;
  const data = aDisk('disk-b', { primary: false, size: 60 });
  expect(text(of().change([boot, data]))).toBe('12');
  const grown = { ...data, size: 100 };
  // 60 GB at 0.20 is 12, 100 GB at 0.15 is 15.
  expect(text(of(aVm({ storage: [boot, data] })).change([boot, grown]))).toBe('3');
});

it('takes the copies of a removed disk off as well', () => {
  const data = aDisk('disk-b', { primary: false, size: 50, replica: [aReplica('r1', { size: 50 })] });
  const machine = aVm({ storage: [...vm.storage, data] });
  expect(text(of(machine).change(vm.storage))).toBe('-11');
});

it('knows no price where the list has none', () => {
  expect(diskPrices(undefined, terms, vm).ofDisk({ size: 1 })).toBeUndefined();
  expect(diskPrices(somePrices, { ...terms, currency: 'USD' }, vm).change([])).toBeUndefined();
  expect(diskPrices(somePrices, terms, aVm({ location: 'tll' })).ofReplica('backup', 5)).toBeUndefined();
});
