import { byName } from './leads';

const item = (name: string, uuid = name) => ({ uuid, name });

it('orders the things of the map by name, numbers in them by their value, and without a collator for each two of them', () => {
  const compare = jest.spyOn(String.prototype, 'localeCompare');
  const names = ['vm-10', 'vm-9', 'Vm-2', 'vm-2', 'db'];
  expect(names.map((name) => item(name)).toSorted(byName)).toEqual(
    ['db', 'vm-2', 'Vm-2', 'vm-9', 'vm-10'].map((name) => item(name)),
  );
  expect(compare).not.toHaveBeenCalled();
  compare.mockRestore();
  expect([item('a', '2'), item('a', '1')].toSorted(byName).map(({ uuid }) => uuid)).toEqual(['1', '2']);
});
