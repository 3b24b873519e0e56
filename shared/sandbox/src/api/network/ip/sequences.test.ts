/** @jest-environment node */
import fc from 'fast-check';
import type { MeterRow } from '../../../model/billing';
import { MemoryPersistence } from '../../../store/persistence';
import { startSandbox, type TestSandbox } from '../../../testing/client';

jest.setTimeout(120_000);

const ACCOUNTS = [1_048_001, 1_048_002] as const;
const at = { location: 'tll' };

const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), account: fc.nat(1) }),
  fc.record({ do: fc.constant('assign' as const), ip: fc.nat(), to: fc.nat() }),
  fc.record({ do: fc.constant('unassign' as const), ip: fc.nat() }),
  fc.record({ do: fc.constant('move' as const), ip: fc.nat(), account: fc.nat(1) }),
  fc.record({ do: fc.constant('delete' as const), ip: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 9000 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What an address is expected to be. */
interface Expected {
  readonly uuid: string;
  account: number;
  owner: string | undefined;
}

const pick = <T>(rows: readonly T[], index: number): T | undefined => rows[index % Math.max(1, rows.length)];

async function take(test: TestSandbox, ips: Map<string, Expected>, owners: readonly string[], next: Step) {
  if (next.do === 'wait') return void (await test.control('POST', 'clock', { advance_seconds: next.seconds }));
  if (next.do === 'create') {
    const billing_account_id = ACCOUNTS[next.account] ?? ACCOUNTS[0];
    const { address, uuid } = await test.call('createIpAddress', { ...at, billing_account_id });
    expect(ips.has(address)).toBe(false);
    return void ips.set(address, { uuid, account: billing_account_id, owner: undefined });
  }
  const [address, ip] = pick([...ips], next.ip) ?? [];
  if (!address || !ip) return;
  if (next.do === 'assign') {
    const vm_uuid = pick(owners, next.to) ?? '';
    const { status } = await test.request('assignIpAddress', { ...at, address, vm_uuid });
    expect(status).toBe(ip.owner === undefined || ip.owner === vm_uuid ? 200 : 400);
    ip.owner ??= vm_uuid;
  } else if (next.do === 'unassign') {
    expect((await test.request('unassignIpAddress', { ...at, address })).status).toBe(ip.owner ? 200 : 400);
    ip.owner = undefined;
  } else if (next.do === 'move') {
    ip.account = ACCOUNTS[next.account] ?? ACCOUNTS[0];
    await test.call('updateIpAddress', { ...at, address, billing_account_id: ip.account });
  } else {
    await test.call('deleteIpAddress', { ...at, address });
    ips.delete(address);
  }
}

it('has one owner for each address, and bills it as what it is, in any order of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const persistence = new MemoryPersistence();
      const test = await startSandbox({ persistence });
      const owners = (await test.call('listVms', at)).map((vm) => vm.uuid);
      const others = (await test.call('listIpAddresses', at)).map((ip) => ip.uuid);
      const ips = new Map<string, Expected>();
      const deleted = new Set<string>();
      for (const next of steps) {
        const before = [...ips.values()];
        await take(test, ips, owners, next);
        for (const { uuid } of before) if (![...ips.values()].some((ip) => ip.uuid === uuid)) deleted.add(uuid);
        const rows = (await test.call('listIpAddresses', at)).filter((row) => !others.includes(row.uuid));
        expect(
          rows.map((row) => [row.address, row.uuid, row.assigned_to ?? undefined, row.billing_account_id]),
        ).toEqual([...ips].map(([address, ip]) => [address, ip.uuid, ip.owner, ip.account]));
        const meters = (await persistence.load('whole'))
          .filter((row) => row.collection === 'meters')
          .map((row) => row.value as MeterRow);
        for (const ip of ips.values()) {
          const open = meters.filter((meter) => meter.owner === ip.uuid && meter.until === null);
          expect(open.map((meter) => [meter.account_id, meter.line.parts[0]?.resource])).toEqual([
            [ip.account, ip.owner ? 'ASSIGNED_FLOATING_IP' : 'UNASSIGNED_FLOATING_IP'],
          ]);
        }
        expect(meters.filter((meter) => deleted.has(meter.owner) && meter.until === null)).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
