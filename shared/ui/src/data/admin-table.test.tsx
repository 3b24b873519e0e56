import { render, screen } from '@testing-library/react';
import { AdminTable } from './admin-table';

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

it("says 'No records' when there is none, over all columns", () => {
  render(
    <AdminTable
      label="Users"
      rows={[]}
      columns={[
        { id: 'id', header: 'Id' },
        { id: 'name', header: 'Name' },
      ]}
    />,
  );
  expect(cells()).toEqual(['No records']);
  expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Id', 'Name']);
});

it("says 'No records' when nothing is known of the columns either", () => {
  render(<AdminTable label="Users" rows={[]} />);
  expect(cells()).toEqual(['No records']);
});

it('shows every field of every row as text, whatever it is', () => {
  render(
    <AdminTable
      label="Users"
      rows={[
        { id: 1, name: '<b>x</b>', active: true, tags: ['a'] },
        { id: 2, name: null, constructor: 'own' },
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'id',
    'name',
    'active',
    'tags',
    'constructor',
  ]);
  expect(cells()).toEqual(['1', '<b>x</b>', 'true', '["a"]', 'none', '2', 'none', 'none', 'none', 'own']);
});
