/** @jest-environment node */
import fc from 'fast-check';
import type { VmParameter } from '@console/contract/vm-parameter';
import { directionOf, priceChange, type PriceTerms } from '@console/domain/price';
import { isSameSize, resizeLimits, resizeProblems, resizeRequest, roomFor, sizeRate } from './resize';

const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };

const vm = {
  uuid: 'vm-1',
  location: 'tll',
  vcpu: 2,
  memory: 4096,
  os_name: 'ubuntu',
  license_type: null,
  designated_pool_uuid: 'pool-2',
  billing_account: 1,
};
const parameters: VmParameter[] = [
  {
    parameter: 'vcpu',
    min: 1,
    max: 32,
    limited_by: 'os_name',
    limits: [{ value: 'windows', min: 2, max: 32 }],
  },
  { parameter: 'ram', min: 512, max: 65_536 },
];
const pools = [
  { uuid: 'pool-1', name: 'General', is_default_designated: true },
  { uuid: 'pool-2', name: 'Fast', guest_limits: { cpu: { min: 2, max: 16 }, ram_mb: { min: 2048, max: 32_768 } } },
];
const limits = resizeLimits(vm, parameters, pools);

it("is limited by the parameters call within the machine's own pool, and by its system", () => {
  expect(limits).toEqual({ vcpu: { min: 2, max: 16 }, ram: { min: 2, max: 32 } });
  const windows = { ...vm, os_name: 'windows', designated_pool_uuid: 'pool-1' };
  expect(resizeLimits(windows, parameters, pools)).toEqual({ vcpu: { min: 2, max: 32 }, ram: { min: 0.5, max: 64 } });
  expect(resizeLimits(vm, [], [])).toEqual({ vcpu: { min: 1, max: Infinity }, ram: { min: 1 / 1024, max: Infinity } });
});

it.each([
  [{ vcpu: 4, ram: 8 }, {}],
  [{ vcpu: 4, ram: 2.5 }, {}],
  [
    { vcpu: null, ram: null },
    { vcpu: 'This field is required', ram: 'This field is required' },
  ],
  [
    { vcpu: 1, ram: 1 },
    { vcpu: 'Enter a number from 2 to 16', ram: 'Enter a number from 2 to 32' },
  ],
  [
    { vcpu: 17, ram: 33 },
    { vcpu: 'Enter a number from 2 to 16', ram: 'Enter a number from 2 to 32' },
  ],
  [
    { vcpu: 2.5, ram: 4.0001 },
    { vcpu: 'Enter a whole number', ram: 'Enter an amount that comes to a whole number of MB, such as 4 or 4.5 GB' },
  ],
])('%j', (values, problems) => expect(resizeProblems(vm, values, limits)).toEqual(problems));

it('takes what a limited account has left, with what the machine gives back, and never stands against less', () => {
  const size = { vcpu: 0, ram_mb: 0 };
  const room = roomFor(vm, { most: size, used: size, left: { vcpu: 1, ram_mb: 1024 } });
  expect(room).toEqual({ vcpu: 3, ram: 5 });
  expect(resizeProblems(vm, { vcpu: 3, ram: 5 }, limits, { room })).toEqual({});
  expect(resizeProblems(vm, { vcpu: 4, ram: 6 }, limits, { room })).toEqual({
    vcpu: 'With your limited account, this machine can have up to 3 vCPU',
    ram: 'With your limited account, this machine can have up to 5 GB',
  });
  expect(resizeProblems(vm, { vcpu: 2, ram: 4 }, limits, { room: { vcpu: 0, ram: 0 } })).toEqual({});
  expect(roomFor(vm, undefined)).toBeUndefined();
});

it('may only become smaller while its account cannot be charged', () => {
  const payer = { blocked: 'Main can not be charged' };
  expect(resizeProblems(vm, { vcpu: 4, ram: 4 }, limits, payer)).toEqual({ vcpu: payer.blocked });
  expect(resizeProblems(vm, { vcpu: 2, ram: 8 }, limits, payer)).toEqual({ ram: payer.blocked });
  expect(resizeProblems(vm, { vcpu: 2, ram: 2 }, limits, payer)).toEqual({});
});

it('sends only what changes, memory in MB', () => {
  expect(resizeRequest(vm, { vcpu: 2, ram: 8 })).toEqual({ location: 'tll', uuid: 'vm-1', ram: 8192 });
  expect(resizeRequest(vm, { vcpu: 4, ram: 4 })).toEqual({ location: 'tll', uuid: 'vm-1', vcpu: 4 });
  expect(isSameSize(vm, { vcpu: 2, ram: 4 })).toBe(true);
  expect(isSameSize(vm, { vcpu: 2, ram: 5 })).toBe(false);
});

const prices = {
  EUR: {
    tll: {
      CPU: [{ price_per_unit: 0.006 }],
      RAM: [{ price_per_unit: 0.003 }],
      WINDOWS_LICENSE: [{ price_per_unit: 0.01 }],
    },
  },
};

it('costs what vCPU and memory cost, with a licence by vCPU', () => {
  const rate = (values: { vcpu: number; ram: number }, more: object = {}) =>
    sizeRate({ ...vm, ...more }, values, prices, terms)?.hourly.toString();
  expect(rate({ vcpu: 2, ram: 4 })).toBe('0.024');
  expect(rate({ vcpu: 2, ram: 4 }, { license_type: 'WINDOWS' })).toBe('0.044');
  expect(sizeRate(vm, { vcpu: null, ram: 4 }, prices, terms)).toBeUndefined();
  expect(sizeRate(vm, { vcpu: 2, ram: 4 }, undefined, terms)).toBeUndefined();
  expect(sizeRate(vm, { vcpu: 2, ram: 4 }, prices, { ...terms, currency: 'USD' })).toBeUndefined();
});

it('differs by exactly what the two prices say', () => {
  const size = fc.record({ vcpu: fc.integer({ min: 1, max: 64 }), ram: fc.integer({ min: 1, max: 512 }) });
  fc.assert(
    fc.property(size, size, (from, to) => {
      const [before, after] = [from, to].map((values) => sizeRate(vm, values, prices, terms));
      if (!before || !after) return false;
      const { difference } = priceChange(before, after);
      const isRight = before.hourly.plus(difference.hourly).eq(after.hourly);
      return isRight && (directionOf(difference.monthly) === 'same') === before.monthly.eq(after.monthly);
    }),
  );
});
