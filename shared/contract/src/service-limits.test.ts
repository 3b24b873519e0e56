/** @jest-environment node */
import { serviceSizes } from './service-limits';

it('reads the sizes that a service tells of', () => {
  expect(serviceSizes({ specification: { vm_ram: { min: 1024, max: '4096' }, more: 1 } })).toEqual({
    vm_ram: { min: 1024, max: 4096 },
  });
});

it.each([undefined, null, 'text', 7, { vm_cpu: 'two' }])('knows none where it says %j', (specification) => {
  expect(serviceSizes({ specification })).toEqual({});
});
