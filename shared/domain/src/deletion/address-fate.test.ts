/** @jest-environment node */
import { big } from '@console/api';
import { fateOf, spendWithout, type AddressFate } from './address-fate';

const thing = { location: 'tll', addresses: ['192.0.2.1', '192.0.2.2'], payer: 1 };
const discounted = { ...thing, payer: 2 };
const bare = { location: 'tll', addresses: [], payer: 1 };
const charged: AddressFate['charged'] = (payer, amount) => (payer === 2 ? amount.times('0.5') : amount);
const kept: AddressFate = { releases: false, keptCost: (_location, n) => big(n).times(3), charged };
const unknown: AddressFate = { releases: false, keptCost: () => undefined, charged };
const released: AddressFate = { ...unknown, releases: true };

it.each([
  ['what is kept costs on', thing, 10, kept, '-4'],
  ['what is released costs nothing', thing, 10, released, '-10'],
  ['who pays has a discount on both', discounted, 10, kept, '-2'],
  ['without addresses all of it goes', bare, 10, unknown, '-10'],
  ['nobody knows what is kept costs', thing, 10, unknown, undefined],
  ['nobody knows what it costs', thing, undefined, kept, undefined],
])('%s', (_what, holder, monthly, fate, change) =>
  expect(spendWithout(holder, monthly === undefined ? undefined : big(monthly), fate)?.toFixed()).toBe(change),
);

it.each([
  [bare, kept, []],
  [thing, released, ['released 2 192.0.2.1, 192.0.2.2 ']],
  [thing, unknown, ['kept 2 192.0.2.1, 192.0.2.2 ']],
  [thing, kept, ['keptFor 2 192.0.2.1, 192.0.2.2 €6']],
  [discounted, kept, ['keptFor 2 192.0.2.1, 192.0.2.2 €3']],
])('of %j with %j it says %j', (holder, fate, said) =>
  expect(
    fateOf(
      holder,
      fate,
      (amount) => `€${amount.toFixed()}`,
      (id, { n, list, amount }) => `${id} ${n} ${list} ${amount}`,
    ),
  ).toEqual(said),
);
