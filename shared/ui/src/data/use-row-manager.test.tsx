import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import { rowAfterKey } from './use-row-manager';

interface Entry {
  name: string;
  isFolder?: boolean;
}
const rows: Entry[] = [
  { name: 'b' },
  { name: 'a' },
  { name: 'sub', isFolder: true },
  { name: 'c' },
  { name: 'top', isFolder: true },
];
const columns = [{ id: 'name', header: 'Name', value: ({ name }: Entry) => name }];

function show() {
  const onOpen = jest.fn();
  const onKey = jest.fn();
  render(
    <DataTable
      label="Objects"
      columns={columns}
      rows={rows}
      getRowId={({ name }) => name}
      isFirst={({ isFolder = false }) => isFolder}
      selection={{ actions: () => [] }}
      manager={{ onOpen, onKey }}
    />,
  );
  const names = () => screen.getAllByRole('row', { selected: true }).map((row) => row.textContent);
  return { onOpen, onKey, names, user: userEvent.setup(), grid: screen.getByRole('grid') };
}
const cell = (name: string) => screen.getByRole('rowheader', { name });

it('stands before the others what is first, in either direction', async () => {
  const { user } = show();
  const order = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(order()).toEqual(['sub', 'top', 'a', 'b', 'c']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(order()).toEqual(['top', 'sub', 'c', 'b', 'a']);
});

it('selects by click, with Ctrl and with Shift', async () => {
  const { user, names } = show();
  await user.click(cell('b'));
  expect(names()).toEqual(['b']);
  await user.keyboard('{Control>}');
  await user.click(cell('c'));
  await user.keyboard('{/Control}');
  expect(names()).toEqual(['b', 'c']);
  await user.click(cell('sub'));
  await user.keyboard('{Shift>}');
  await user.click(cell('b'));
  await user.keyboard('{/Shift}');
  expect(names()).toEqual(['sub', 'top', 'b']);
});

it('goes by arrow keys, takes ranges, and opens', async () => {
  const { user, names, grid, onOpen, onKey } = show();
  grid.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(names()).toEqual(['top']);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(names()).toEqual(['top', 'b', 'a']);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(names()).toEqual(['top', 'b']);
  expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('b');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
  fireEvent.keyDown(grid, { key: 'Delete' });
  expect(onKey.mock.lastCall?.[1]).toEqual([rows[4], rows[0]]);
  await user.keyboard('{Control>}a{/Control}');
  expect(names()).toHaveLength(5);
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
});

it('shows the row that keys lead to above the bar of the selection', async () => {
  const { user, grid } = show();
  const scroller = grid.parentElement;
  if (!scroller) throw new Error('The table stands nowhere');
  Object.defineProperty(scroller, 'clientHeight', { value: 130 });
  Object.defineProperty(scroller, 'scrollHeight', { value: 300 });
  for (const row of grid.querySelectorAll('[data-index]')) Object.defineProperty(row, 'offsetHeight', { value: 40 });
  grid.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  // Three rows of 40 px, of which 68 px of the 130 are under the bar.
  expect(scroller.scrollTop).toBe(58);
});

it.each([
  ['ArrowDown', -1, 5, 0],
  ['ArrowUp', -1, 5, 0],
  ['ArrowDown', 4, 5, 4],
  ['PageUp', 3, 5, 0],
  ['End', 0, 5, 4],
  ['x', 0, 5, undefined],
  ['toString', 0, 5, undefined],
  ['Home', 0, 0, undefined],
])('%s from %s of %s', (key, at, count, to) => expect(rowAfterKey(key, at, count)).toBe(to));

it('hands the focus of the rows on to the heading where there turns out to be none', () => {
  const table = (isLoading: boolean) => (
    <main>
      <h1 tabIndex={-1}>Folder</h1>
      <DataTable
        label="Objects"
        columns={columns}
        rows={[]}
        loading={isLoading}
        getRowId={({ name }: Entry) => name}
        manager={{ onOpen: () => undefined }}
      />
    </main>
  );
  const { rerender } = render(table(true));
  screen.getByRole('grid').focus();
  rerender(table(false));
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Folder' })).toHaveFocus();
});
