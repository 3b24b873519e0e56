/** @jest-environment node */
import { whyNot, type IpAction } from './can';

const ip = { type: 'public' } as const;
const reasons = (more: object) =>
  (['rename', 'assign', 'unassign', 'moveAccount', 'release'] satisfies IpAction[]).map((action) =>
    whyNot(action, { ...ip, ...more }),
  );

it('lets everything be done with a public IPv4', () => {
  expect(reasons({})).toEqual(Array(5).fill(undefined));
});

it('leaves a private address to its network, but for its name', () => {
  expect(reasons({ type: 'private' })).toEqual([undefined, ...Array(4).fill('can.private')]);
});

it('assigns no IPv6, and nothing while something else is being done', () => {
  expect(reasons({ is_ipv6: true })).toEqual([undefined, 'can.ipv6', undefined, undefined, undefined]);
  expect(reasons({ pending: 'change' })).toEqual(Array(5).fill('can.changing'));
  expect(reasons({ pending: 'release' })).toEqual(Array(5).fill('can.releasing'));
  expect(reasons({ is_deleted: true, pending: 'change' })).toEqual(Array(5).fill('can.deleted'));
});
