/** @jest-environment node */
import { big } from '@console/api';
import { freeTypes } from './free-types';

const spec = (uuid: string, location: string, is_available?: boolean, is_visible?: boolean) => ({
  uuid,
  title: uuid.toUpperCase(),
  location,
  ready_os_ids: [],
  ...(is_available === undefined ? {} : { is_available }),
  ...(is_visible === undefined ? {} : { is_visible }),
});
const prices: Record<string, number> = { big: 412, small: 79 };
const priceOf = (uuid: string) => (prices[uuid] === undefined ? undefined : big(prices[uuid]));

it('joins what is free by type, the cheapest first', () => {
  const free = freeTypes(
    [
      spec('odd', 'tll', true),
      spec('big', 'tll', true),
      spec('big', 'jhv', false),
      spec('small', 'tll', true),
      spec('small', 'jhv'),
      spec('gone', 'tll', false),
      spec('hidden', 'tll', true, false),
    ],
    priceOf,
  );
  expect(free.map(({ uuid, places, monthly }) => [uuid, places, monthly?.toString()])).toEqual([
    ['small', ['tll', 'jhv'], '79'],
    ['big', ['tll'], '412'],
    ['odd', ['tll'], undefined],
  ]);
});

it('takes the least of the prices of its locations, and says that they differ', () => {
  const places = ['tll', 'jhv', 'trtu'];
  const monthly = (uuid: string, location: string) =>
    uuid === 'odd' ? undefined : big(uuid === 'one' ? 90 : ({ tll: 110, jhv: 95 }[location] ?? 120));
  const rows = ['odd', 'two', 'one'].flatMap((uuid) => places.map((location) => spec(uuid, location)));
  const free = freeTypes(rows, monthly);
  expect(free.map(({ uuid, monthly: least, isFrom }) => [uuid, least?.toString(), isFrom])).toEqual([
    ['one', '90', false],
    ['two', '95', true],
    ['odd', undefined, false],
  ]);
});

it('says nothing exact of a price that one of its locations has not told', () => {
  const free = freeTypes([spec('small', 'tll'), spec('small', 'jhv')], (_, location) =>
    location === 'tll' ? undefined : big(79),
  );
  expect(free).toMatchObject([{ monthly: big(79), isFrom: true }]);
});
