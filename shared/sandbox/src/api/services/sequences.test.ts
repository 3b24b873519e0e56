/** @jest-environment node */
import fc from 'fast-check';
import { startSandbox, type TestSandbox } from '../../testing/client';

const ACCOUNTS = [1_048_001, 1_048_002] as const;
const STEPS = 14;
const RUNS = 25;

/** What a service is expected to be. */
interface Expected {
  name: string;
  account: number;
  nodes: { uuid: string; status: 'running' | 'stopped' }[];
  whitelist: string[];
}

const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), two: fc.boolean(), account: fc.constantFrom(...ACCOUNTS) }),
  fc.record({ do: fc.constantFrom('start', 'stop'), at: fc.nat(), node: fc.nat(1) }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(), account: fc.constantFrom(...ACCOUNTS) }),
  fc.record({ do: fc.constantFrom('allow', 'forbid'), at: fc.nat(), host: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('rebuild' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const pick = (services: ReadonlyMap<string, Expected>, at: number): [string, Expected] | undefined => {
  const all = [...services];
  return all.length === 0 ? undefined : all[at % all.length];
};

async function create(test: TestSandbox, services: Map<string, Expected>, two: boolean, account: number) {
  const name = `service-${services.size}`;
  const made = await test.call('createService', {
    service: 'postgresql',
    version: '16.4',
    display_name: name,
    vm_cpu: 1,
    vm_ram: 1024,
    vm_disk_gb: 20,
    is_multi_node: two,
    billing_account_id: account,
  });
  const nodes = made.resources
    .filter((row) => row.resource_type === 'vm')
    .map((row) => ({ uuid: row.resource_id ?? '', status: 'running' as const }));
  expect(nodes).toHaveLength(two ? 2 : 1);
  services.set(made.uuid, { name, account, nodes, whitelist: [] });
}

async function power(test: TestSandbox, uuid: string, service: Expected, what: 'start' | 'stop', index: number) {
  const node = service.nodes[index % service.nodes.length];
  if (!node) return;
  const response = await test.request(what === 'start' ? 'startServiceNode' : 'stopServiceNode', {
    uuid,
    target_uuid: node.uuid,
  });
  const becomes = what === 'start' ? 'running' : 'stopped';
  expect(response.status).toBe(node.status === becomes ? 500 : 200);
  node.status = becomes;
}

async function rebuild(test: TestSandbox, uuid: string, service: Expected) {
  const row = (await test.call('listServices', {})).find((found) => found.uuid === uuid);
  const [disk] = row?.resources.find((found) => found.resource_type === 'vm')?.resource_allocation?.storage ?? [];
  const [replica] = disk?.replica ?? [];
  if (!replica) return;
  await test.call('rebuildServiceNode', { location: 'jhv', service_package_uuid: uuid, replica_uuid: replica.uuid });
  const [first] = service.nodes;
  if (first) first.status = 'running';
}

async function whitelist(test: TestSandbox, uuid: string, service: Expected, isIn: boolean, host: number) {
  const ip_address = `192.0.2.${host}`;
  const has = service.whitelist.includes(ip_address);
  const response = await test.request(isIn ? 'addToServiceWhitelist' : 'removeFromServiceWhitelist', {
    uuid,
    ip_address,
  });
  expect(response.status).toBe(isIn || has ? 200 : 404);
  if (isIn && !has) service.whitelist.push(ip_address);
  if (!isIn) service.whitelist = service.whitelist.filter((entry) => entry !== ip_address);
}

async function take(test: TestSandbox, services: Map<string, Expected>, chosen: Step): Promise<void> {
  if (chosen.do === 'wait') {
    await test.control('POST', 'clock', { advance_seconds: chosen.hours * 3600 });
    return;
  }
  if (chosen.do === 'create') return create(test, services, chosen.two, chosen.account);
  const found = pick(services, chosen.at);
  if (!found) return;
  const [uuid, service] = found;
  if (chosen.do === 'start' || chosen.do === 'stop') await power(test, uuid, service, chosen.do, chosen.node);
  else if (chosen.do === 'allow' || chosen.do === 'forbid')
    await whitelist(test, uuid, service, chosen.do === 'allow', chosen.host);
  else if (chosen.do === 'rebuild') await rebuild(test, uuid, service);
  else if (chosen.do === 'delete') {
    await test.call('deleteService', { uuid });
    services.delete(uuid);
  } else if (chosen.do === 'move') {
    await test.call('updateService', { uuid, billing_account_id: chosen.account });
    service.account = chosen.account;
  }
}

async function expectAsExpected(test: TestSandbox, seeded: ReadonlySet<string>, services: Map<string, Expected>) {
  const rows = (await test.call('listServices', {})).filter((row) => !seeded.has(row.uuid));
  const shown = rows.map((row) => [
    row.uuid,
    {
      name: row.display_name,
      account: row.billing_account_id,
      nodes: row.resources
        .filter((resource) => resource.resource_type === 'vm')
        .map((resource) => ({ uuid: resource.resource_id, status: resource.resource_allocation?.status })),
      whitelist: row.whitelist_addresses,
    },
  ]);
  expect(shown).toEqual([...services]);
  const addresses = rows.map((row) => row.properties?.service_ip);
  expect(new Set(addresses).size).toBe(addresses.length);
}

it('is what was asked for after any sequence of calls, and costs who it should', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: STEPS }), async (steps) => {
      const test = await startSandbox();
      const seeded = new Set((await test.call('listServices', {})).map((row) => row.uuid));
      const services = new Map<string, Expected>();
      for (const chosen of steps) {
        await take(test, services, chosen);
        await expectAsExpected(test, seeded, services);
      }
      await test.control('POST', 'clock', { advance_seconds: 3600 });
      const hours = async () => {
        const found = new Map<string, number>();
        for (const account of ACCOUNTS)
          for (const row of await test.call('listUsage', { billing_account_id: account }))
            if (row.owner_uuid && !seeded.has(row.owner_uuid) && row.description?.includes('service-'))
              found.set(
                `${account}/${row.owner_uuid}`,
                (found.get(`${account}/${row.owner_uuid}`) ?? 0) + (row.hours ?? 0),
              );
        return found;
      };
      const before = await hours();
      await test.control('POST', 'clock', { advance_seconds: 3600 });
      const grown = [...(await hours())].filter(([key, value]) => value > (before.get(key) ?? 0)).map(([key]) => key);
      const isSameMonth = before.size > 0;
      if (isSameMonth)
        expect(grown.toSorted()).toEqual([...services].map(([uuid, row]) => `${row.account}/${uuid}`).toSorted());
    }),
    { numRuns: RUNS },
  );
}, 120_000);
