import { big } from '@console/api';
import { plannedOf, spendOfPlan } from '@console/domain/bulk';
import { aVm } from '../machine/fixture';
import { backupPlan, type BackupPlanOptions } from './backup-plan';

const textOf = (id: string, values?: object): string => (values ? `${id} ${JSON.stringify(values)}` : id);
const options: BackupPlanOptions = {
  t: textOf,
  reason: (id) => id,
  placeOf: (slug) => slug.toUpperCase(),
  hourly: (amount) => `€${amount.toFixed(4)}`,
  costOf: ({ diskGb }) => ({ hourly: big('0.00005').times(diskGb), monthly: big('0.05').times(diskGb) }),
  blockedOf: () => undefined,
};

it('says what is backed up and what one backup costs, over several locations', () => {
  const vms = [aVm({ uuid: 'a', location: 'jhv' }), aVm({ uuid: 'b', location: 'tll', diskGb: 100 })];
  const plan = backupPlan(vms, options);
  expect(plan.map(({ place, effect }) => [place, effect])).toEqual([
    ['JHV', 'effect.backupFor {"size":40,"amount":"€0.0020"}'],
    ['TLL', 'effect.backupFor {"size":100,"amount":"€0.0050"}'],
  ]);
  expect(String(spendOfPlan(plan))).toBe('7');
});

it('leaves out what is backed up already, what is busy, and what nobody pays for', () => {
  const vms = [
    aVm({ uuid: 'on', backup: true }),
    aVm({ uuid: 'busy', pending: 'start' }),
    aVm({ uuid: 'creating', status: 'creating' }),
    aVm({ uuid: 'frozen', billing_account: 7 }),
    aVm({ uuid: 'gone', status: 'deleted', billing_account: 7 }),
    aVm({ uuid: 'fine' }),
  ];
  const plan = backupPlan(vms, { ...options, blockedOf: (vm) => (vm.billing_account === 7 ? 'frozen' : undefined) });
  expect(plan.map(({ blocked }) => blocked)).toEqual([
    'can.backedUp',
    'can.starting',
    'can.creating',
    'frozen',
    'can.deleted',
    undefined,
  ]);
  expect(plannedOf(plan, vms).map(({ uuid }) => uuid)).toEqual(['fine']);
});

it('invents no price', () => {
  const plan = backupPlan([aVm()], { ...options, costOf: () => undefined });
  expect(plan[0]).toEqual({ id: 'vm-1', name: 'web-01', place: 'JHV', effect: 'effect.backup {"size":40}' });
  expect(spendOfPlan(plan)).toBeUndefined();
});
