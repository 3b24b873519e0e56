import { big } from '@console/api';
import { partsByGroup, usageGroups, type UsageGroup } from '../usage/groups';
import { stackingOf } from './series';
import { entry } from './model/fixture';
import type { SpendRow } from './model/rows';

const DESCRIPTIONS: Readonly<Partial<Record<UsageGroup, string>>> = {
  vm: 'Virtual machine web',
  metal: 'Bare metal m1',
  services: 'Managed service db',
  network: 'Floating IP 203.0.113.4',
};
const ROW: Omit<SpendRow, 'uuid' | 'name' | 'group'> = {
  location: '',
  path: undefined,
  hourly: null,
  monthly: null,
  soFar: big(1),
  charges: [],
  isGone: false,
  isNew: false,
};
const words = { group: (group: UsageGroup) => group, storageAndOther: 'storage', other: 'other', noPlace: '' };

/** The bar of a month that a customer has spent so much in. */
const barOf = (spent: Partial<Record<UsageGroup, number>>) =>
  partsByGroup(
    { discount_percentage: 0 },
    Object.entries(spent).map(([group, price]) =>
      entry({
        owner: group,
        hours: 1,
        price,
        description: DESCRIPTIONS[usageGroups.find((id) => id === group) ?? 'vm'],
      }),
    ),
    words.group,
  ).map(({ label, colour }) => [label, colour]);

/** The columns of a month in which these kinds cost something. */
const columnsOf = (groups: readonly UsageGroup[]) => {
  const rows = groups.map((group): SpendRow => ({ ...ROW, uuid: group, name: group, group }));
  return stackingOf('kind', rows, [], words).series.map(({ name, colour }) => [name, colour]);
};

it('gives a kind one colour in every bar and every column, whatever it costs and what stands beside it', () => {
  const dearMachines = Object.fromEntries(barOf({ vm: 90, metal: 20, services: 5, network: 1 }));
  const dearNetwork = Object.fromEntries(barOf({ network: 70, services: 9, vm: 2 }));
  expect(dearMachines).toEqual({ vm: 1, metal: 2, services: 3, network: 4 });
  expect(dearMachines).toMatchObject(dearNetwork);
  expect(dearMachines).toMatchObject(Object.fromEntries(columnsOf(['network', 'metal'])));
  expect(Object.fromEntries(columnsOf([...usageGroups]))).toMatchObject(dearMachines);
});
