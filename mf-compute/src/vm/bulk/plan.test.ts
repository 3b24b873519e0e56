import { big } from '@console/api';
import { plannedOf, spendOfPlan } from '@console/domain/bulk';
import { aReadVm, aReplica, aDisk, aVm } from '../machine/fixture';
import { deletePlan, powerPlan, type DeletePlanOptions } from './plan';

const textOf = (id: string, values?: object): string => (values ? `${id} ${JSON.stringify(values)}` : id);
const options: DeletePlanOptions = {
  t: textOf,
  reason: (id) => id,
  placeOf: (slug) => slug.toUpperCase(),
  money: (amount) => `€${amount.toFixed(2)}`,
  releases: false,
  keptCost: (_location, count) => big('3.65').times(count),
  charged: (_payer, amount) => amount,
  balancers: [],
  balancerState: () => 'ready' as const,
};

it('says what will happen to each machine, and why not', () => {
  const vms = [aVm({ uuid: 'a', name: 'web-01' }), aVm({ uuid: 'b', name: 'web-02', status: 'stopped' })];
  expect(powerPlan(vms, 'stop', options)).toEqual([
    { id: 'a', name: 'web-01', place: 'JHV', effect: 'effect.stop' },
    { id: 'b', name: 'web-02', place: 'JHV', effect: 'effect.stop', blocked: 'can.alreadyStopped' },
  ]);
});

it('forces machines that hang while they stop', () => {
  const [plan] = powerPlan([aVm({ status: 'stopping' })], 'forceStop', options);
  expect(plan).toEqual({ id: 'vm-1', name: 'web-01', place: 'JHV', effect: 'effect.forceStop' });
});

describe('deleting', () => {
  const vm = aVm({
    addresses: ['203.0.113.1', '203.0.113.2'],
    monthly: big('24.82'),
    storage: [
      aDisk('disk-a', { replica: [aReplica('copy-1'), aReplica('copy-2', { type: 'backup' })] }),
      aDisk('disk-b'),
    ],
    diskGb: 80,
  });

  it('names disks, copies, addresses that stay with their price, and load balancers', () => {
    const balancers = [
      { uuid: 'lb', display_name: 'lb-shop', targets: [{ target_uuid: 'vm-1', target_type: 'vm' }] },
      { uuid: 'gone', display_name: 'gone', is_deleted: true, targets: [{ target_uuid: 'vm-1', target_type: 'vm' }] },
      { uuid: 'other', display_name: 'other', targets: [{ target_uuid: 'vm-9', target_type: 'vm' }] },
    ];
    const [row] = deletePlan([vm], { ...options, balancers });
    expect(row?.effect).toBe(
      'effect.disks {"n":2,"size":80} effect.copies {"snapshots":1,"backups":1} ' +
        'effect.keptFor {"n":2,"list":"203.0.113.1, 203.0.113.2","amount":"€7.30"} effect.balancer {"name":"lb-shop"}',
    );
    expect(String(row?.spend)).toBe('-17.52');
  });

  it.each([
    [['backup', 'backup'], 'effect.backups {"n":2}'],
    [['snapshot', 'image'], 'effect.snapshots {"n":2}'],
  ])('names no other kind of copy than there are: %j', (types, text) => {
    const replica = types.map((type, n) => aReplica(`copy-${n}`, { type }));
    const [row] = deletePlan([aVm({ storage: [aDisk('disk-a', { replica })] })], options);
    expect(row?.effect).toBe(`effect.disks {"n":1,"size":40} ${text}`);
  });

  it('says of disks and copies that could not be read that they are erased, too', async () => {
    const vda = { uuid: 'disk-a', name: 'vda', size: 40, primary: true, replica: [] };
    const effectOf = async (...storage: readonly object[]) =>
      deletePlan([await aReadVm(...storage)], options)[0]?.effect;
    expect(await effectOf(vda)).toBe('effect.disks {"n":1,"size":40}');
    expect(await effectOf(vda, { uuid: 'disk-b' })).toBe('effect.disks {"n":1,"size":40} effect.disksUnknown');
    expect(await effectOf({ uuid: 'disk-b' })).toBe('effect.disksUnknown');
    expect(await effectOf({ ...vda, replica: [{ type: 'backup' }] })).toContain('effect.disksUnknown');
  });

  it('promises nothing of addresses that could not be read', () => {
    const unread = { ...vm, addresses: [], addressState: 'failed', isPriceAtLeast: true } as const;
    const [row] = deletePlan([unread], { ...options, releases: true });
    expect(row?.effect).toContain('effect.addressesUnknown');
    expect(row?.spend).toBeUndefined();
  });

  it('says that load balancers could not be read, and nothing of disks that there are none of', () => {
    const [row] = deletePlan([{ ...vm, storage: [] }], { ...options, balancerState: () => 'failed' });
    expect(row?.effect).toContain('effect.balancersUnknown');
    expect(row?.effect).not.toContain('effect.disks');
  });

  it('saves all of the price where the addresses go, too', () => {
    const [row] = deletePlan([vm], { ...options, releases: true });
    expect(row?.effect).toContain('effect.released {"n":2');
    expect(String(row?.spend)).toBe('-24.82');
  });

  it('invents no price', () => {
    const [row] = deletePlan([vm], { ...options, keptCost: () => undefined });
    expect(row?.effect).toContain('effect.kept {"n":2');
    expect(row?.spend).toBeUndefined();
    const [unpriced] = deletePlan([aVm()], options);
    expect(unpriced?.spend).toBeUndefined();
  });

  it('adds up what is done, without what is left out', () => {
    const gone = aVm({ uuid: 'b', status: 'deleted', monthly: big(0) });
    const plain = aVm({ uuid: 'c', monthly: big('10.10') });
    const plan = deletePlan([vm, gone, plain], options);
    expect(plan[1]?.blocked).toBe('can.deleted');
    expect(String(spendOfPlan(plan))).toBe('-27.62');
    expect(spendOfPlan(deletePlan([vm, aVm({ uuid: 'd' })], options))).toBeUndefined();
  });

  it('counts nothing of a machine that is left out: neither its price, nor that it is not known', () => {
    const dear = aVm({ uuid: 'b', status: 'deleted', monthly: big('99.00') });
    const unpriced = aVm({ uuid: 'c', status: 'deleted' });
    expect(String(spendOfPlan(deletePlan([vm, dear], options)))).toBe('-17.52');
    expect(String(spendOfPlan(deletePlan([vm, unpriced], options)))).toBe('-17.52');
    expect(plannedOf(deletePlan([vm, dear], options), [vm, dear])).toEqual([vm]);
  });
});
