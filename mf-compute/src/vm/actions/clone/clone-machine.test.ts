import { configureApi, toApiError } from '@console/api';
import { actionStore, findOutcome, jobsOf } from '@console/area';
import { cloneMachine } from './clone-machine';
import { fakeServer } from '@console/domain/testing/fake-server';

const CLONE = 'POST /tll/user-resource/vm/clone';
const LIST = 'GET /tll/user-resource/vm/list';
const row = (uuid: string, status: string) => ({ uuid, name: 'web-copy', status, vcpu: 2, memory: 2048, storage: [] });
const vm = {
  ...row('vm-1', 'running'),
  name: 'web',
  location: 'tll',
  addresses: [],
  image: 'Debian 12',
  diskGb: 40,
  memoryGb: 2,
  accountName: 'Acme',
  monthly: undefined,
  pending: undefined,
};
const vms = [
  { uuid: 'old', name: 'web-copy', location: 'tll' },
  { uuid: 'far', name: 'web-copy', location: 'jhv' },
];

beforeEach(() => {
  jest.useFakeTimers();
  actionStore.setState({ actions: [] });
});
afterEach(() => jest.useRealTimers());

async function outcome(): Promise<string> {
  const onJob = jest.fn();
  const result = cloneMachine(vm, 'web-copy', vms, onJob).catch((error: unknown) => toApiError(error).message);
  expect(onJob).toHaveBeenCalledWith(jobsOf(actionStore.getState())[0]?.id);
  await jest.advanceTimersByTimeAsync(90_000);
  return result;
}

it('is a job that knows its source, and leads to the clone', async () => {
  const server = fakeServer({ [CLONE]: [row('new', 'running')] });
  expect(await outcome()).toBe('/compute/vm/tll/new');
  expect(server.bodies[0]).toBe('uuid=vm-1&name=web-copy');
  expect(jobsOf(actionStore.getState())).toMatchObject([
    { kind: 'virtual_machine', name: 'web-copy', state: 'done', match: { source: 'vm-1', known: ['old'] } },
  ]);
});

it('fails with what the server says', async () => {
  fakeServer({ [CLONE]: [{ fails: 500, body: { errors: { Error: 'Failed to clone virtual machine' } } }] });
  expect(await outcome()).toBe('Failed to clone virtual machine');
  expect(jobsOf(actionStore.getState())[0]?.state).toBe('failed');
});

it('looks for the clone when the answer was lost, waits for it, and sends nothing twice', async () => {
  const server = fakeServer({
    [CLONE]: ['lost'],
    [LIST]: [[row('old', 'running')], [row('old', 'running'), row('found', 'creating')], [row('found', 'running')]],
  });
  configureApi({ onOpenWrite: findOutcome });
  // The first look finds only an older machine of the same name.
  expect(await outcome()).toBe('/compute/vm/tll/found');
  expect(server.calls.filter((call) => call === CLONE)).toHaveLength(1);
});
