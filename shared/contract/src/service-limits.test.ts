/** @jest-environment node */
import { serviceMultipliers, serviceSizes } from './service-limits';

it('reads the sizes that a service tells of', () => {
  expect(serviceSizes({ specification: { vm_ram: { min: 1024, max: '4096' }, more: 1 } })).toEqual({
    vm_ram: { min: 1024, max: 4096 },
  });
});

it.each([undefined, null, 'text', 7, { vm_cpu: 'two' }])('knows none where it says %j', (specification) => {
  expect(serviceSizes({ specification })).toEqual({});
});

const image = (specification: unknown) => ({ service_name: 'postgresql', specification });
const own = { service: 'postgresql', prices: [{ resourceType: 'CPU', priceMultiplier: 2 }] };

it('knows what a service is charged for from its image, else from one like it', () => {
  const told = { prices: [{ resourceType: 'RAM', priceMultiplier: '3' }, { resourceType: 'STORAGE' }] };
  expect(serviceMultipliers(image(told), [own])).toEqual([
    { resource: 'RAM', multiplier: 3 },
    { resource: 'STORAGE', multiplier: 1 },
  ]);
  expect(serviceMultipliers(image({ prices: [] }), [{ service: 'mariadb', prices: [] }, own])).toEqual([
    { resource: 'CPU', multiplier: 2 },
  ]);
});

it('does not make up what nobody says', () => {
  expect(serviceMultipliers(image(undefined))).toBeUndefined();
  expect(serviceMultipliers(image({ prices: 'three' }), [{ ...own, service: 'mariadb' }])).toBeUndefined();
});
