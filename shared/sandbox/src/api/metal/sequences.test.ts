/** @jest-environment node */
import fc from 'fast-check';
import { metalSpecs, specId } from '../../catalogue/metal';
import type { MachineRow } from '../../model/machine';
import { MemoryPersistence } from '../../store/persistence';
import { startSandbox } from '../../testing/client';

jest.setTimeout(120_000);

const SHORTEST = 3600;
const specs = (['epyc-9354p-nvme', 'epyc-7313p'] as const).map(specId);

const step = fc.oneof(
  fc.record({ do: fc.constant('order' as const), spec: fc.nat(specs.length - 1) }),
  fc.record({ do: fc.constant('release' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(60, 1000, 1700, 4000) }),
);

/** Every machine's row as it is kept. */
async function machinesIn(persistence: MemoryPersistence): Promise<MachineRow[]> {
  const rows = await persistence.load('whole');
  return rows.filter((row) => row.collection === 'machines').map((row) => row.value as MachineRow);
}

it('leases, installs, releases and cleans in any order without losing or doubling a machine', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const persistence = new MemoryPersistence();
      const test = await startSandbox({ persistence });
      await test.control('POST', 'speed', { factor: 1 });
      const location = 'tll';
      const total = (await machinesIn(persistence)).length;
      const ordered = new Map<string, number>();
      let clock = 0;
      for (const next of steps) {
        const machines = await machinesIn(persistence);
        const own = (await test.call('listMetalLeases', { location })).filter((row) => ordered.has(row.uuid));
        if (next.do === 'wait') {
          clock += next.seconds;
          await test.control('POST', 'clock', { advance_seconds: next.seconds });
        } else if (next.do === 'order') {
          const spec_uuid = specs[next.spec] ?? '';
          const isFree = machines.some(
            (row) => row.spec_uuid === spec_uuid && row.location === location && row.status === 'available',
          );
          const order = { location, spec_uuid, requested_os_id: 'rocky-9', billing_account_id: 1_048_001 };
          const response = await test.request('createMetalLease', { ...order, display_name: 'x' });
          expect(response.status).toBe(isFree ? 200 : 500);
          if (isFree) ordered.set((response.body as { uuid: string }).uuid, clock);
        } else {
          const lease = own[next.at % Math.max(1, own.length)];
          if (!lease) continue;
          const isOld = clock - (ordered.get(lease.uuid) ?? 0) >= SHORTEST;
          const response = await test.request('deleteMetalLease', { location, uuid: lease.uuid });
          expect(response.status).toBe(lease.status === 'in_use' && isOld ? 200 : 500);
        }
        const leases = (
          await Promise.all(['tll', 'jhv'].map((slug) => test.call('listMetalLeases', { location: slug })))
        ).flat();
        const now = await machinesIn(persistence);
        expect(now).toHaveLength(total);
        const leased = now.filter((row) => row.status === 'pending' || row.status === 'in_use');
        expect(leases.map((row) => row.machine_uuid).toSorted()).toEqual(leased.map((row) => row.id).toSorted());
        for (const row of leases) expect(row.state_history?.at(-1)).toMatchObject({ status: row.status });
        const shown = await test.call('listMetalSpecs', { location });
        for (const { uuid } of metalSpecs) {
          const isFree = now.some(
            (row) => row.spec_uuid === uuid && row.location === location && row.status === 'available',
          );
          expect(shown.find((spec) => spec.uuid === uuid)?.is_available).toBe(isFree);
        }
      }
    }),
    { numRuns: 20 },
  );
});
