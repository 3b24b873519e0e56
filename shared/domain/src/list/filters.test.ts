import { filterBy } from './filters';

interface Row {
  account: string;
  name: string;
}
const row = (account: string, name: string): Row => ({ account, name });
const optionsFor = (rows: readonly Row[]) =>
  filterBy(
    'account',
    'Account',
    rows,
    ({ account }) => account,
    ({ name }) => name,
    'nobody',
  ).options;

it('has a value without a name under itself, and none under its word', () => {
  expect(optionsFor([row('2', ''), row('none', '')])).toEqual([
    { value: '2', label: '2' },
    { value: 'none', label: 'nobody' },
  ]);
});

it('has each value once, in the order of its words', () => {
  expect(optionsFor([row('2', 'Work'), row('1', 'Home'), row('2', 'Work')])).toEqual([
    { value: '1', label: 'Home' },
    { value: '2', label: 'Work' },
  ]);
});

it('tells values of the same words apart', () => {
  expect(optionsFor([row('2', 'Work'), row('3', 'Work'), row('1', 'Home')])?.map(({ label }) => label)).toEqual([
    'Home',
    'Work (2)',
    'Work (3)',
  ]);
});
