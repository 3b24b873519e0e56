/** @jest-environment node */
import { createPath } from '@console/contract/paths';
import area from '../area.json';

it('says of each of its kinds where it is created', () => {
  expect(area.kinds.map(({ type, create }) => [type, create])).toEqual(
    (['vpc', 'load_balancer', 'ip_address', 'managed_service'] as const).map((type) => [type, createPath(type)]),
  );
});
