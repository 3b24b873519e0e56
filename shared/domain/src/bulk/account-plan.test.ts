/** @jest-environment node */
import { big } from '@console/api';
import { accountPlan, sumOfPlan, type AccountPlanOptions, type BilledResource } from './account-plan';

const textOf = (id: string, values?: object): string => (values ? `${id} ${JSON.stringify(values)}` : id);
interface Machine extends BilledResource {
  readonly status: string;
  readonly vcpu: number;
}

const aMachine = (own: Partial<Machine> = {}): Machine => ({
  uuid: 'vm-1',
  name: 'web-01',
  location: 'jhv',
  billing_account: 1,
  accountName: 'Main',
  addresses: [],
  status: 'running',
  vcpu: 2,
  ...own,
});

const rate = { hourly: big('0.05'), monthly: big('36.50') };
const options: AccountPlanOptions<Machine> = {
  t: textOf,
  placeOf: (slug) => slug.toUpperCase(),
  money: (amount) => `€${amount.toFixed(2)}`,
  hourly: (amount) => `€${amount.toFixed(4)}`,
  tax: 'VAT',
  payer: { id: 2, title: 'Second' },
  costOf: () => rate,
  leftOut: ({ status }) => (status === 'deleted' ? 'can.deleted' : undefined),
  blockedOf: () => undefined,
};

it('says who pays for each machine, how much, and that its addresses stay', () => {
  const [row] = accountPlan([aMachine({ billing_account: 1, addresses: ['203.0.113.1', '203.0.113.2'] })], options);
  expect(row).toEqual({
    id: 'vm-1',
    name: 'web-01',
    place: 'JHV',
    effect:
      'effect.account {"account":"Second","before":"Main"} ' +
      'effect.accountPrice {"hourly":"€0.0500","amount":"€36.50","tax":"VAT"} ' +
      'effect.addressStays {"n":2,"list":"203.0.113.1, 203.0.113.2"}',
  });
});

it('invents neither price nor payer', () => {
  const [row] = accountPlan([aMachine({ accountName: undefined })], { ...options, costOf: () => undefined });
  expect(row?.effect).toBe('effect.accountNew {"account":"Second"}');
});

it('leaves out what the account pays for already, and what it cannot take', () => {
  const vms = [
    aMachine({ uuid: 'a', billing_account: 2 }),
    aMachine({ uuid: 'b', billing_account: 1, vcpu: 8 }),
    aMachine({ uuid: 'c', billing_account: 1, status: 'deleted' }),
    aMachine({ uuid: 'd', billing_account: 1, status: 'stopping' }),
  ];
  const plan = accountPlan(vms, { ...options, blockedOf: ({ vcpu }) => (vcpu > 4 ? 'too large' : undefined) });
  expect(plan.map(({ blocked }) => blocked)).toEqual([
    'blocked.pays {"account":"Second"}',
    'too large',
    'can.deleted',
    undefined,
  ]);
});

it('adds up what the account will be charged', () => {
  const sum = sumOfPlan([aMachine({ uuid: 'a' }), aMachine({ uuid: 'b' })], () => rate);
  expect([String(sum?.hourly), String(sum?.monthly)]).toEqual(['0.1', '73']);
  expect(
    sumOfPlan([aMachine({ uuid: 'a' }), aMachine({ uuid: 'b' })], ({ uuid }) => (uuid === 'a' ? rate : undefined)),
  ).toBe(undefined);
});
