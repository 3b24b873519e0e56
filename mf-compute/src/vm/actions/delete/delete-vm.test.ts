import { configureApi } from '@console/api';
import { resumeJobs } from '@console/area';
import { toast } from '@console/ui';
import { vmDeletion } from './delete-vm';
import { serve, type FakeResponse } from '../../machine/test-server';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const ADDRESSES = ['203.0.113.1', '203.0.113.2'];
const toastError = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const toastWarning = jest.spyOn(toast, 'warning').mockImplementation(() => undefined);
const written = () => sessionStorage.getItem('draft.follow-ups') ?? '[]';
const deletions = (calls: readonly string[]): string[] => calls.filter((call) => call.startsWith('DELETE'));

/** Lets what runs after the deletion come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

let addresses: { uuid: string; address: string; type: string; assigned_to: string | null }[];
let machines: object[];

/** A server that has the machine and its addresses, unless `odd` has another response. */
const serveAll = (odd: (call: string) => FakeResponse | undefined = () => undefined): string[] =>
  serve((call) => {
    const response = odd(call);
    if (response) return response;
    if (call === 'GET /jhv/network/ip_addresses') return { value: addresses };
    const one = addresses.find(({ address }) => call === `GET /jhv/network/ip_addresses/${address}`);
    if (one) return { value: one };
    if (call === 'GET /jhv/user-resource/vm/list') return { value: machines };
    if (call.startsWith('DELETE'))
      addresses = addresses.filter(({ address }) => !call.endsWith(`/ip_addresses/${address}`));
    return { value: { success: true } };
  });

beforeEach(() => {
  sessionStorage.clear();
  toastError.mockClear();
  toastWarning.mockClear();
  addresses = ADDRESSES.map((address) => ({ uuid: address, address, type: 'public', assigned_to: null }));
  machines = [];
});

it('releases the addresses only once the machine is gone', async () => {
  const calls = serveAll();
  await vmDeletion.remove(vm, ADDRESSES);
  await settle();
  expect(deletions(calls)).toEqual([
    'DELETE /jhv/user-resource/vm',
    'DELETE /jhv/network/ip_addresses/203.0.113.1',
    'DELETE /jhv/network/ip_addresses/203.0.113.2',
  ]);
  expect(toastError).not.toHaveBeenCalled();
  expect(written()).toBe('[]');
});

it('releases nothing where the machine stays', async () => {
  const calls = serveAll((call) =>
    call === 'DELETE /jhv/user-resource/vm' ? { status: 500, message: 'Failed to delete virtual machine' } : undefined,
  );
  await expect(vmDeletion.remove(vm, ADDRESSES)).rejects.toThrow('Failed to delete virtual machine');
  await settle();
  expect(deletions(calls)).toEqual(['DELETE /jhv/user-resource/vm']);
  expect(written()).toBe('[]');
});

it('leaves alone what somebody has led to something else while it was deleted', async () => {
  addresses = addresses.map((ip, index) => (index === 0 ? { ...ip, assigned_to: 'vm-2' } : ip));
  const calls = serveAll();
  await vmDeletion.remove(vm, ADDRESSES);
  await settle();
  expect(deletions(calls)).toEqual(['DELETE /jhv/user-resource/vm', 'DELETE /jhv/network/ip_addresses/203.0.113.2']);
});

it('tells which addresses stay and cost, and tries only those again', async () => {
  let isLocked = true;
  const calls = serveAll((call) =>
    isLocked && call === 'DELETE /jhv/network/ip_addresses/203.0.113.2'
      ? { status: 500, message: 'Locked' }
      : undefined,
  );
  await vmDeletion.remove(vm, ADDRESSES);
  await settle();
  expect(toastError).toHaveBeenCalledTimes(1);
  const [failure, options] = toastError.mock.calls[0] ?? [];
  expect(failure).toMatchObject({
    message: expect.stringMatching(/floating IP 203\.0\.113\.2 could not be released.*Locked/),
  });
  isLocked = false;
  calls.length = 0;
  options?.retry?.();
  await settle();
  expect(deletions(calls)).toEqual(['DELETE /jhv/network/ip_addresses/203.0.113.2']);
});

it('takes no address for released that could not be read', async () => {
  serveAll((call) => {
    if (call === 'GET /jhv/network/ip_addresses') return { value: [{ uuid: 'ip-1', address: 5 }] };
    return call.startsWith('GET /jhv/network/ip_addresses/') ? { status: 500, message: 'Down' } : undefined;
  });
  await vmDeletion.remove(vm, ADDRESSES);
  await settle();
  expect(toastError.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringMatching(/could not be released, so they may still cost money.*can't be checked right now/),
  });
});

describe('a page that goes before the deletion is answered', () => {
  const leave = async (): Promise<void> => {
    serveAll();
    configureApi({ fetch: () => new Promise(() => undefined) });
    void vmDeletion.remove(vm, ADDRESSES);
    await settle();
    expect(written()).toContain('203.0.113.1');
  };
  const load = () => resumeJobs(() => Promise.resolve());

  it('has the addresses released by the next one', async () => {
    await leave();
    const calls = serveAll();
    load();
    await settle();
    expect(deletions(calls)).toEqual(ADDRESSES.map((address) => `DELETE /jhv/network/ip_addresses/${address}`));
    expect(written()).toBe('[]');
  });

  it('leaves alone what leads to something else by now', async () => {
    await leave();
    addresses = addresses.map((ip, index) => (index === 0 ? { ...ip, assigned_to: 'vm-2' } : ip));
    const calls = serveAll();
    load();
    await settle();
    expect(deletions(calls)).toEqual(['DELETE /jhv/network/ip_addresses/203.0.113.2']);
  });

  it('releases nothing of a machine that is there and cannot be read', async () => {
    await leave();
    addresses = addresses.map((ip) => ({ ...ip, assigned_to: 'vm-1' }));
    machines = [{ uuid: 'vm-1', name: 5 }];
    const calls = serveAll();
    load();
    await settle();
    expect(deletions(calls)).toEqual([]);
    expect(written()).toContain('203.0.113.1');
  });

  it('releases nothing while the machine is there, and says so in the end', async () => {
    await leave();
    jest.useFakeTimers();
    machines = [{ uuid: 'vm-1', name: 'web-01', status: 'running', vcpu: 1, memory: 1024 }];
    const calls = serveAll();
    load();
    await jest.advanceTimersByTimeAsync(180_000);
    jest.useRealTimers();
    expect(deletions(calls)).toEqual([]);
    expect(toastWarning).toHaveBeenCalledWith(
      'web-01 was not deleted, so floating IPs 203.0.113.1, 203.0.113.2 were not released.',
    );
    expect(written()).toBe('[]');
  });
});
