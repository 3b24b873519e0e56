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
