/** @jest-environment node */
import fc from 'fast-check';
import { big, sum } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import { quoteAddresses, type PricePlace } from '@console/domain/price';
import { quoteServer } from '../../metal/lease/price';
import { aDisk, aReplica, aVm } from './fixture';
import { machineNeeds, quoteMachine } from './machine-price';
import { machinePricer } from './machine-pricer';

const entry = (price_per_unit: number, more: object = {}) => [{ price_per_unit, ...more }];
const prices: PriceList = {
  EUR: {
    tll: {
      CPU: entry(0.006),
      RAM: entry(0.003),
      STORAGE: entry(0.0001),
      BLOCK_STORAGE: entry(0.0002),
      BLOCK_STORAGE_BACKUP: entry(0.00005),
      BLOCK_STORAGE_SNAPSHOT: entry(0.000025),
      WINDOWS_LICENSE: entry(0.00625),
      ASSIGNED_FLOATING_IP: entry(0.004),
      UNASSIGNED_FLOATING_IP: entry(0.005),
    },
    'fast-pool': { CPU: entry(0.01) },
    'spec-1': { BARE_METAL_SERVER: entry(0.2, { price_per_unit_month: 149 }) },
  },
};
const where: PricePlace = { currency: 'EUR', tiers: 'whole', places: ['tll'] };
const small = { vcpu: 2, memoryGb: 4, diskGb: 60 };

it('prices the machine of the drawing to the cent', () => {
  const quote = quoteMachine(prices, where, { ...small, publicIps: 1 });
  expect(quote?.lines.map(({ id, hourly, monthly }) => [id, String(hourly), monthly.toFixed(2)])).toEqual([
    ['cpu', '0.012', '8.76'],
    ['memory', '0.012', '8.76'],
    ['disk', '0.006', '4.38'],
    ['publicIp', '0.004', '2.92'],
  ]);
  expect(quote?.monthly.toFixed(2)).toBe('24.82');
});

it('charges a Windows licence for each vCPU', () => {
  const licence = quoteMachine(prices, where, { ...small, windows: true })?.lines.find(({ id }) => id === 'licence');
  expect(licence?.quantity).toBe(2);
  expect(licence?.monthly.toFixed(3)).toBe('9.125');
});

it('tells added disks and copies apart from the first disk', () => {
  const quote = quoteMachine(prices, where, { ...small, addedDisksGb: 100, backupsGb: 60, snapshotsGb: 40 });
  expect(quote?.lines.map(({ id, hourly }) => [id, Number(hourly)])).toEqual([
    ['cpu', 0.012],
    ['memory', 0.012],
    ['disk', 0.006],
    ['addedDisk', 0.02],
    ['backup', 0.003],
    ['snapshot', 0.001],
  ]);
});

it('charges a copy of an unknown kind as a snapshot', () => {
  const replica = [aReplica('copy-1', { type: 'backup', size: 60 }), aReplica('copy-2', { type: 'image', size: 25 })];
  const needs = machineNeeds(aVm({ storage: [aDisk('disk-a', { replica })] }), 0);
  expect([needs.backupsGb, needs.snapshotsGb]).toEqual([60, 25]);
});

it('charges a copy whose size is not told by the size of its disk', () => {
  const replica = [aReplica('copy-1', { type: 'backup', size: null }), aReplica('copy-2', { size: 25 })];
  const needs = machineNeeds(aVm({ storage: [aDisk('disk-a', { size: 60, replica })] }), 0);
  expect([needs.backupsGb, needs.snapshotsGb]).toEqual([60, 25]);
});

it('tells machines apart by copies whose size is not told', () => {
  const pricer = machinePricer({ prices, terms: where });
  const priceOf = (size: number | null) =>
    pricer(aVm({ location: 'tll', storage: [aDisk('disk-a', { replica: [aReplica('copy', { size })] })] }), 0);
  expect(priceOf(null)).toEqual(priceOf(40));
  expect(priceOf(null)).not.toEqual(priceOf(0));
});

it('takes the price of the pool, and of the location what the pool does not price', () => {
  const quote = quoteMachine(prices, { currency: 'EUR', tiers: 'whole', places: ['fast-pool', 'tll'] }, small);
  expect(quote?.lines.map(({ unitHourly }) => String(unitHourly))).toEqual(['0.01', '0.003', '0.0001']);
});

it('takes a price per month where the list has one', () => {
  expect(String(quoteServer(prices, { currency: 'EUR', tiers: 'whole', places: ['spec-1', 'tll'] })?.monthly)).toBe(
    '149',
  );
  expect(quoteServer(prices, where)).toBeUndefined();
});

it('prices an address that nobody uses', () => {
  expect(quoteAddresses(prices, where, { isAssigned: false })?.monthly.toFixed(2)).toBe('3.65');
});

it('gives no price rather than one with a part missing', () => {
  expect(quoteMachine(prices, { currency: 'USD', tiers: 'whole', places: ['tll'] }, small)).toBeUndefined();
  expect(quoteMachine(prices, { currency: 'EUR', tiers: 'whole', places: ['jhv'] }, small)).toBeUndefined();
});

const needs = fc.record({
  vcpu: fc.integer({ min: 1, max: 64 }),
  memoryGb: fc.integer({ min: 1, max: 512 }),
  diskGb: fc.integer({ min: 1, max: 4000 }),
  windows: fc.boolean(),
  publicIps: fc.integer({ min: 0, max: 4 }),
});

it('is the exact sum of its lines, whatever is asked for', () => {
  fc.assert(
    fc.property(needs, (machine) => {
      const quote = quoteMachine(prices, where, machine);
      if (!quote) return false;
      const byHour = quote.lines.map(({ quantity, unitHourly }) => big(unitHourly).times(quantity));
      return quote.hourly.eq(sum(byHour)) && quote.monthly.eq(quote.hourly.times(730));
    }),
  );
});

it('never gets cheaper when something is added', () => {
  fc.assert(
    fc.property(needs, fc.constantFrom('vcpu', 'memoryGb', 'diskGb', 'publicIps'), (machine, part) => {
      const before = quoteMachine(prices, where, machine);
      const after = quoteMachine(prices, where, { ...machine, [part]: machine[part] + 1 });
      return before !== undefined && after !== undefined && after.hourly.gt(before.hourly);
    }),
  );
});
