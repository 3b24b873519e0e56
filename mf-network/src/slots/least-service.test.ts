import type { PriceList } from '@console/contract/pricing';
import { choices, dummy, kubernetes, postgresql, redis, service } from '../service/create/fixture';
import { leastService, type ServiceOffer } from './least-service';

const at = (cpu: number): PriceList[string][string] => ({
  CPU: [{ price_per_unit: cpu }],
  RAM: [{ price_per_unit: 0.003 }],
  STORAGE: [{ price_per_unit: 0.0001 }],
});
const offer: ServiceOffer = {
  prices: { EUR: { tll: at(0.006), jhv: at(0.005) } },
  terms: { currency: 'EUR', tiers: 'whole' } as const,
  places: ['tll', 'jhv'],
  packages: choices.packages,
  images: [postgresql, kubernetes, redis],
  services: [],
  offersKubernetes: true,
};
const least = (change: Partial<ServiceOffer> = {}) => leastService({ ...offer, ...change })?.toFixed(2);

it('is one node of the smallest size that a service fits in, in the cheapest of the places', () => {
  // 1 vCPU, 1 GB and 20 GB, each three times: 3 × (0.005 + 0.003 + 0.002) × 730 hours.
  expect(least()).toBe('21.90');
  expect(least({ places: ['tll'] })).toBe('24.09');
  // A cluster needs 2 vCPUs, 2 GB: the next size, with 50 GB.
  expect(least({ images: [kubernetes] })).toBe('45.99');
});

it('counts no service that is not offered here', () => {
  expect(least({ images: [kubernetes], offersKubernetes: false })).toBeUndefined();
  expect(least({ images: [redis] })).toBeUndefined();
});

it('knows a service that says nothing of its price by one that was created before', () => {
  expect(least({ images: [dummy] })).toBeUndefined();
  const prices = ['CPU', 'RAM', 'STORAGE'].map((resourceType) => ({ resourceType, priceMultiplier: 1 }));
  expect(least({ images: [dummy], services: [service({ service: dummy.service_name, prices })] })).toBe('7.30');
});

it('is not known without a price list, a size or a place', () => {
  expect([least({ prices: undefined }), least({ packages: [] }), least({ places: [] })]).toEqual(
    Array.from({ length: 3 }),
  );
});
