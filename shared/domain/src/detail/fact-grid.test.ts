import { columnsFor } from './fact-grid';

it.each([
  [8, 4],
  [12, 4],
  [6, 3],
  [9, 3],
  [7, 4],
])('%d facts stand in %d columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
