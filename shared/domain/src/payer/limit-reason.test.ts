/** @jest-environment node */
import type { BillingAccount } from '@console/contract/billing-account';
import { limitReason } from './limit-reason';

const vm = { vcpu: 2, memory: 4096 };
const small = { vcpu: 1, ram_mb: 2048 };
const limited: BillingAccount = { id: 2, title: 'Account 2', restriction_level: 'LIMITED' };

it.each([
  ['too large for a limited account', limited, small, 'limited to 1 vCPU and 2 GB of memory'],
  ['as large as a limited account may have', limited, { vcpu: 2, ram_mb: 4096 }, undefined],
  ['one of a site without limits', limited, undefined, undefined],
  ['one of an account that is not limited', { ...limited, restriction_level: 'CLEAR' } as const, small, undefined],
])('a machine that is %s', (_, account, limit, reason) => {
  expect(limitReason(account, vm, { most: limit, left: undefined })).toBe(reason);
});

it.each([
  ['memory', { vcpu: 2, ram_mb: 2048 }, 'limited account, 2 vCPU and 2 GB of memory left'],
  ['processors', { vcpu: 1, ram_mb: 4096 }, 'limited account, 1 vCPU and 4 GB of memory left'],
  ['nothing', { vcpu: 2, ram_mb: 4096 }, undefined],
])('a limited account that has too little %s left', (_, left, reason) => {
  expect(limitReason(limited, vm, { most: { vcpu: 8, ram_mb: 16_384 }, left })).toBe(reason);
});
