/** @jest-environment node */
import { MemoryPersistence } from '../../store/persistence';
import { startSandbox, type TestSandbox } from '../../testing/client';

const order = {
  service: 'postgresql',
  version: '16.4',
  display_name: 'orders',
  vm_cpu: 1,
  vm_ram: 1024,
  vm_disk_gb: 20,
  billing_account_id: 1_048_001,
};

const named = async (test: TestSandbox, name: string) =>
  (await test.call('listServices', {})).find((row) => row.display_name === name);

async function until<T>(seen: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await seen();
    if (found !== undefined) return found;
  }
}

/** Begins something, then starts the sandbox anew from what was kept. The first one ends when `close` is called. */
async function interrupted(begin: (test: TestSandbox) => { pending: Promise<unknown>; seen: () => Promise<unknown> }) {
  const persistence = new MemoryPersistence();
  const first = await startSandbox({ persistence });
  await first.control('POST', 'speed', { factor: 1 });
  const { pending, seen } = begin(first);
  const settled = pending.catch(() => undefined);
  await until(async () => ((await seen()) ? true : undefined));
  const kept = new MemoryPersistence();
  await kept.commit({ site: 'whole', rows: await persistence.load('whole') });
  const second = await startSandbox({ persistence: kept, controls: false });
  return {
    second,
    close: async () => {
      await first.control('POST', 'speed', { factor: 0 });
      await settled;
    },
  };
}

const later = (seconds: number) => {
  const at = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => at);
};
afterEach(() => {
  jest.restoreAllMocks();
});

it('finishes the creation of a service that a restart came into', async () => {
  const { second, close } = await interrupted((test) => ({
    pending: test.call('createService', order),
    seen: () => named(test, 'orders'),
  }));
  expect(await named(second, 'orders')).toMatchObject({ status: 'creating' });
  await close();
  later(61);
  expect(await named(second, 'orders')).toMatchObject({
    status: 'active',
    resources: [{ resource_allocation: { status: 'running' } }, {}],
  });
});

it('takes back a creation that fails after a restart', async () => {
  const { second, close } = await interrupted((test) => ({
    pending: test.call('createService', { ...order, display_name: 'late-failure' }),
    seen: () => named(test, 'late-failure'),
  }));
  await close();
  later(61);
  expect(await named(second, 'late-failure')).toBeUndefined();
});

it('deletes what was being deleted', async () => {
  const { second, close } = await interrupted((test) => ({
    pending: named(test, 'erp-mariadb').then((row) => test.call('deleteService', { uuid: row?.uuid ?? '' })),
    seen: async () => (await named(test, 'erp-mariadb'))?.status === 'deleted',
  }));
  expect(await named(second, 'erp-mariadb')).toMatchObject({ status: 'deleted', is_deleted: false });
  await close();
  later(6);
  expect(await named(second, 'erp-mariadb')).toBeUndefined();
});
