import { provideFollowUp, resumeJobs } from '@console/area';
import { toast } from '@console/ui';
import { serve, type FakeResponse } from '../../machine/test-server';
import { removeSubinterface, unassignFollowUp } from './remove-subinterface';

const vm = { location: 'tll', uuid: 'vm-1', name: 'web-01' };
const row = { interfaceUuid: 'if-2', privateIp: '10.0.0.7' };
const written = () => sessionStorage.getItem('draft.follow-ups');
const REMOVE = 'DELETE /tll/network/virtual-machines/vm-1/subinterfaces/if-2';
const ONE = 'GET /tll/network/ip_addresses/203.0.113.7';
const UNASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/unassign';
const assigned = { uuid: 'ip-7', address: '203.0.113.7', type: 'public', assigned_to: 'vm-1' };

it('removes it first, then unassigns what has led to it', async () => {
  const calls = serve(() => ({ value: assigned }));
  const keep = jest.fn();
  await removeSubinterface(vm, row, 'after', { addresses: ['203.0.113.7'] }, keep);
  expect(calls).toEqual([REMOVE, ONE, UNASSIGN]);
  expect(written()).toBe('[]');
  expect(keep).toHaveBeenCalledWith({ addresses: ['203.0.113.7'], isRemoved: true });
});

it('leaves addresses alone where nobody asked for that', async () => {
  const calls = serve(() => ({ value: true }));
  await removeSubinterface(vm, row, 'after', { addresses: [] }, jest.fn());
  expect(calls).toEqual([REMOVE]);
});

it('unassigns nothing where the subinterface stays', async () => {
  const calls = serve(() => ({ status: 500, message: 'Failed' }));
  const keep = jest.fn();
  await expect(removeSubinterface(vm, row, 'after', { addresses: ['203.0.113.7'] }, keep)).rejects.toThrow('Failed');
  expect(calls).toEqual([REMOVE]);
  expect(keep).not.toHaveBeenCalled();
  expect(written()).toBe('[]');
});

it('goes on where the last try ended', async () => {
  const calls = serve((call) => (call.startsWith('GET') ? { value: assigned } : { status: 500, message: 'Locked' }));
  const left = { addresses: ['203.0.113.7'], isRemoved: true };
  await expect(removeSubinterface(vm, row, 'after', left, jest.fn())).rejects.toThrow('Locked');
  expect(calls).not.toContain(REMOVE);
  expect(calls).toContain(UNASSIGN);
});

it('has written down what is to be unassigned before it removes, and keeps it where nobody knows how that ended', async () => {
  const atRemoval = jest.fn();
  const calls = serve((call) => {
    if (call === REMOVE) atRemoval(written());
    return { status: 502, message: 'Bad gateway' };
  });
  await expect(removeSubinterface(vm, row, 'after', { addresses: ['203.0.113.7'] }, jest.fn())).rejects.toMatchObject({
    outcome: 'unknown',
  });
  expect(calls).toContain(REMOVE);
  expect(atRemoval).toHaveBeenCalledWith(expect.stringContaining('203.0.113.7'));
  expect(written()).toContain('203.0.113.7');
});

const INTERFACES = 'GET /tll/network/virtual-machines/vm-1/interfaces';
const ips = [
  { ...assigned, assigned_to_private_ip: '10.0.0.7' },
  { ...assigned, uuid: 'ip-8', address: '203.0.113.8', assigned_to_private_ip: '10.0.0.9' },
  { ...assigned, uuid: 'ip-9', address: '203.0.113.9', assigned_to: 'vm-2', assigned_to_private_ip: '10.0.0.7' },
];

/** What a page unassigns that is loaded while three addresses are written down, given what the interfaces are by then. */
async function unassignedAfterReload(
  interfaces: FakeResponse,
  machines: readonly object[] = [],
  unassigning: FakeResponse = { value: assigned },
): Promise<readonly string[]> {
  const calls = serve((call) => {
    if (call === INTERFACES) return interfaces;
    if (call.endsWith('/vm/list')) return { value: machines };
    if (call === UNASSIGN) return unassigning;
    return { value: call.startsWith('GET') && call !== ONE ? ips : assigned };
  });
  const addresses = ips.map(({ address }) => address);
  unassignFollowUp.queue('after', { addresses, interface: 'if-2', privateIp: '10.0.0.7' }, vm);
  provideFollowUp('vm.unassign', () => Promise.resolve());
  resumeJobs(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(1000);
  unassignFollowUp.queue('after', undefined);
  return calls.filter((call) => call.startsWith('POST'));
}

describe('after a reload', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const subinterface = { vmi_uuid: 'if-2', ip_address: '10.0.0.7' };
  const nic = (subinterfaces: readonly object[]) => ({ value: [{ vmi_uuid: 'if-1', subinterfaces }] });

  it('unassigns only what leads to the removed subinterface still', async () => {
    expect(await unassignedAfterReload(nic([]))).toEqual([UNASSIGN]);
  });

  it('does the same where the machine has gone with it', async () => {
    expect(await unassignedAfterReload({ status: 404, message: 'No such virtual machine exists' })).toEqual([UNASSIGN]);
  });

  it('tells of what the server has refused that it could not be unassigned', async () => {
    const told = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
    await unassignedAfterReload(nic([]), [], { status: 409, message: 'Locked' });
    const message = expect.stringContaining("could not be unassigned, and they're still charged: Locked");
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message }), expect.anything());
    told.mockRestore();
  });

  it.each([
    ['the subinterface is there', nic([subinterface])],
    ['it could not be read', nic([{ ...subinterface, ip_address: 5, vmi_uuid: 5 }])],
    ['the interface that it is at could not be read', { value: [5] }],
  ])('leaves all as it is while %s', async (_while, interfaces) => {
    expect(await unassignedAfterReload(interfaces)).toEqual([]);
  });

  it('leaves all as it is where the interfaces are refused and the machine is there', async () => {
    const refused = { status: 500, message: 'Failed to list interfaces' };
    expect(await unassignedAfterReload(refused, [{ uuid: 'vm-1', name: 5 }])).toEqual([]);
  });
});
