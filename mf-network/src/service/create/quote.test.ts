import fc from 'fast-check';
import { big } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import { quoteService } from './quote';
import type { PricePlace } from '@console/domain/price';

const units = { CPU: 0.006, RAM: 0.003, STORAGE: 0.0001, ASSIGNED_FLOATING_IP: 0.004 };
const prices: PriceList = {
  EUR: {
    tll: Object.fromEntries(Object.entries(units).map(([name, price_per_unit]) => [name, [{ price_per_unit }]])),
  },
};
const where: PricePlace = { currency: 'EUR', tiers: 'whole', places: ['tll'] };
const three = (['CPU', 'RAM', 'STORAGE'] as const).map((resource) => ({ resource, multiplier: 3 }));

it('costs each resource of a node, times its multiplier, times the nodes, and an address once', () => {
  const whole = fc.integer({ min: 1, max: 128 });
  const cents = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(
      whole,
      whole,
      whole,
      fc.constantFrom(1, 2),
      fc.tuple(cents, cents, cents),
      fc.boolean(),
      (vcpu, memoryGb, diskGb, nodes, factors, publicIp) => {
        const multipliers = three.map(({ resource }, index) => ({ resource, multiplier: (factors[index] ?? 0) / 100 }));
        const quote = quoteService(prices, where, {
          size: { vcpu, memoryGb, diskGb },
          nodes,
          multipliers,
          publicIp,
        });
        const [cpu = 0, ram = 0, disk = 0] = factors.map((factor) => factor / 100);
        const expected = big(vcpu)
          .times(units.CPU)
          .times(cpu)
          .plus(big(memoryGb).times(units.RAM).times(ram))
          .plus(big(diskGb).times(units.STORAGE).times(disk))
          .times(nodes)
          .plus(publicIp ? units.ASSIGNED_FLOATING_IP : 0);
        expect(quote?.hourly.toFixed()).toBe(expected.toFixed());
        expect(quote?.monthly.toFixed()).toBe(expected.times(730).toFixed());
      },
    ),
  );
});

it('has no price where a part has none', () => {
  const needs = { size: { vcpu: 1, memoryGb: 1, diskGb: 20 }, nodes: 1, publicIp: false };
  const part = { resource: 'GPU', multiplier: 3 };
  expect(quoteService(prices, where, { ...needs, multipliers: [...three, part] })).toBeUndefined();
  expect(quoteService(prices, { ...where, places: ['jkt'] }, { ...needs, multipliers: three })).toBeUndefined();
  expect(quoteService(undefined, where, { ...needs, multipliers: three })).toBeUndefined();
});
