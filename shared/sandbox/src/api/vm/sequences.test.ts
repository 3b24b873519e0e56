/** @jest-environment node */
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import type { ParamsOf } from '@console/contract/endpoint';
import { vmStatuses } from '@console/contract/vm';
import fc from 'fast-check';
import { vmMeter } from '../../billing/meter';
import type { DiskRow, VmRow } from '../../model/compute';
import { MemoryPersistence } from '../../store/persistence';
import { SiteStore } from '../../store/store';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, order, pass, SECOND } from './fixture';

jest.setTimeout(120_000);

/** One step: a call that is made of what the machine has now, or time that passes. */
type Step = (vm: VmRow) => { [Name in EndpointName]: [Name, ParamsOf<Endpoints[Name]>] }[EndpointName] | number;

const location = order.location;
const at = (vm: VmRow) => ({ location, uuid: vm.id });
const diskAt = (vm: VmRow, index: number): DiskRow | undefined => vm.disks[index % vm.disks.length];
const replicaAt = (vm: VmRow, index: number): string => {
  const all = vm.disks.flatMap((disk) => disk.replicas);
  return all[index % (all.length || 1)]?.uuid ?? 'none';
};
const index = fc.nat(20);
const simple = (name: 'startVm' | 'startVmRescue' | 'toggleVmBackup' | 'createVmReplica' | 'cloneVm') =>
  fc.constant<Step>((vm) => (name === 'cloneVm' ? [name, { ...at(vm), name: 'copy-01' }] : [name, at(vm)]));

const step: fc.Arbitrary<Step> = fc.oneof(
  simple('startVm'),
  simple('startVmRescue'),
  simple('toggleVmBackup'),
  simple('createVmReplica'),
  simple('cloneVm'),
  fc.boolean().map((force): Step => (vm) => ['stopVm', { ...at(vm), force }]),
  fc
    .record({ vcpu: fc.integer({ min: 0, max: 33 }), ram: fc.constantFrom(256, 1024, 4096, 8192) })
    .map((size): Step => (vm) => ['updateVm', { ...at(vm), ...size }]),
  fc.integer({ min: 0, max: 1200 }).map((size_gb): Step => (vm) => ['addVmDisk', { ...at(vm), size_gb }]),
  fc.tuple(index, fc.integer({ min: -5, max: 90 }), fc.boolean()).map(([which, more, check_vm_state]): Step => (vm) => {
    const disk = diskAt(vm, which);
    const size_gb = (disk?.size ?? 0) + more;
    return ['resizeVmDisk', { ...at(vm), disk_uuid: disk?.uuid ?? 'none', size_gb, check_vm_state }];
  }),
  index.map((which): Step => (vm) => ['deleteVmDisk', { ...at(vm), storage_uuid: diskAt(vm, which)?.uuid ?? 'none' }]),
  index.map((which): Step => (vm) => ['deleteVmReplica', { location, replica_uuid: replicaAt(vm, which) }]),
  index.map((which): Step => (vm) => ['rebuildVm', { ...at(vm), replica_uuid: replicaAt(vm, which) }]),
  fc.constantFrom(['windows', '2022'], ['debian', '12'], ['debian', '4']).map(([os_name, os_version]): Step => (vm) => [
    'reinstallVm',
    { ...at(vm), os_name, os_version },
  ]),
  fc.constantFrom(MAIN, SECOND, 1_048_003).map((billing_account_id): Step => (vm) => [
    'moveVmBilling',
    { ...at(vm), billing_account_id },
  ]),
  fc.constantFrom(1, 10, 60, 90_000).map(
    (seconds): Step =>
      () =>
        seconds,
  ),
);

let test: TestSandbox;
let persistence: MemoryPersistence;

beforeAll(async () => {
  persistence = new MemoryPersistence();
  test = await startSandbox({ persistence });
});

const looked = new Set(['vms', 'meters', 'jobs']);

/** The rows as they are kept. */
async function rows() {
  const store = new SiteStore('whole', {
    load: async (site) => (await persistence.load(site)).filter((row) => looked.has(row.collection)),
    commit: () => Promise.reject(new Error('Only looked at')),
  });
  await store.load();
  return { vms: store.vms.all(), meters: store.meters.all(), jobs: store.jobs.all() };
}

const own = async (uuid: string): Promise<VmRow | undefined> => (await rows()).vms.find((vm) => vm.id === uuid);

/** What holds of every machine that the customer has, at any time. */
async function checkMachines(): Promise<void> {
  const { vms, meters, jobs } = await rows();
  for (const vm of vms.filter((row) => row.location === location)) {
    expect(vmStatuses).toContain(vm.status);
    expect(vm.disks.filter((disk) => disk.primary)).toHaveLength(1);
    expect(new Set(vm.disks.map((disk) => disk.name)).size).toBe(vm.disks.length);
    const replicas = vm.disks.flatMap((disk) => disk.replicas.map((replica) => replica.uuid));
    expect(new Set(replicas).size).toBe(replicas.length);
    const open = meters.filter((meter) => meter.owner === vm.id && meter.until === null);
    const { lines, account_id } = vmMeter(vm);
    const inOrder = <T extends { part: string }>(list: readonly T[]) =>
      list.toSorted((a, b) => a.part.localeCompare(b.part));
    expect(inOrder(open.map((meter) => meter.line))).toMatchObject(
      inOrder(lines.map(({ part, uptime, parts }) => ({ part, uptime, parts }))),
    );
    expect(new Set(open.map((meter) => meter.account_id))).toEqual(new Set([account_id]));
    expect(jobs.filter((job) => job.target === vm.id).length).toBeLessThanOrEqual(1);
  }
}

/** A response is good, or says that a value is wrong, or is a failure that the call is known for. */
function checkResponse(name: EndpointName, { status, body }: { status: number; body: unknown }): void {
  if (status !== 500) {
    expect([200, 400, 403]).toContain(status);
    return;
  }
  const known = (endpoints[name].errors ?? ['Failed to update virtual machine']).map((text) => ({ Error: text }));
  expect(known.map((errors) => ({ errors, meta: expect.anything() }))).toContainEqual(body);
}

async function takeSteps(uuid: string, steps: readonly Step[], speed: number): Promise<void> {
  await test.control('POST', 'speed', { factor: speed });
  const pending: Promise<void>[] = [];
  for (const next of steps) {
    const vm = await own(uuid);
    if (!vm) throw new Error('The machine is gone');
    const what = next(vm);
    if (typeof what === 'number') await pass(test, what);
    else {
      const [name, params] = what;
      const answered = test.request(name, params).then((response) => checkResponse(name, response));
      pending.push(answered);
      if (speed === 0) await answered;
      else await test.call('listVms', { location });
    }
    await checkMachines();
  }
  await pass(test, 600);
  await Promise.all(pending);
  await test.control('POST', 'speed', { factor: 0 });
}

it.each([0, 1])('whatever is done with a machine, it stays whole and is counted once; speed %j', async (speed) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await test.control('POST', 'reset', {});
      const { uuid } = await test.call('createVm', order);
      await takeSteps(uuid, steps, speed);
      await checkMachines();
      await test.call('deleteVm', { location, uuid });
      const { vms, meters, jobs } = await rows();
      expect(vms.some((vm) => vm.id === uuid)).toBe(false);
      expect(meters.filter((meter) => meter.owner === uuid && meter.until === null)).toEqual([]);
      expect(jobs.filter((job) => job.target === uuid)).toEqual([]);
      const addresses = await test.call('listIpAddresses', { location });
      const left = addresses.filter((ip) => !ip.assigned_to && ip.unassigned_at);
      expect(left.length).toBeGreaterThanOrEqual(1);
      const networks = await test.call('listNetworks', { location });
      expect(networks.flatMap((network) => network.vm_uuids ?? [])).not.toContain(uuid);
    }),
    { numRuns: 15 },
  );
});
