import { render, screen } from '@testing-library/react';
import { DataTable } from './data-table';
import type { Column } from './types';

interface Row {
  readonly id: string;
  readonly cost: string;
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ id }) => id },
  { id: 'account', header: 'Account', width: 150, least: 96, value: () => 'Main' },
  { id: 'cost', header: 'Month', width: 88, align: 'end', value: ({ cost }) => cost, cell: ({ cost }) => cost },
];

/** A character is 10 px wide, and a cell as wide as its column. */
function layOut(): void {
  const rect = (width: number): DOMRect => new DOMRect(0, 0, width, 0);
  jest.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Range) {
    return rect(this.toString().length * 10);
  });
  jest.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: HTMLTableCellElement,
  ) {
    const column = this.closest('table')?.querySelectorAll('col')[this.cellIndex];
    return rect(Number.parseFloat(column?.style.width ?? ''));
  });
}
afterEach(() => jest.restoreAllMocks());

const show = (...costs: string[]) => (
  <DataTable
    label="Costs"
    columns={columns}
    rows={costs.map((cost, index) => ({ id: String(index), cost }))}
    getRowId={({ id }) => id}
  />
);
const widths = (): string[] => [...screen.getByRole('table').querySelectorAll('col')].map(({ style }) => style.width);

it('makes a column of numbers as wide as its longest, at the cost of what can give way', () => {
  layOut();
  const { rerender } = render(show('€1.00', '€88.00'));
  expect(widths()).toEqual(['', '150px', '88px']);
  rerender(show('€1.00', 'Rp1.284.110'));
  expect(widths()).toEqual(['', '128px', '110px']);
  // The account keeps its least; the name, which has no width of its own, gives the rest.
  rerender(show('Rp1.284.110.000,00'));
  expect(widths()).toEqual(['', '96px', '180px']);
});

it('cuts no state either, nor what says that it is to be whole', () => {
  layOut();
  const states: Column<Row>[] = [
    { id: 'name', header: 'Name', value: ({ id }) => id },
    { id: 'status', header: 'Status', width: 100, value: () => 'Menghentikan' },
    { id: 'address', header: 'Address', width: 100, whole: true, value: () => '203.0.113.180' },
    { id: 'note', header: 'Note', width: 60, value: () => 'A long note' },
  ];
  render(<DataTable label="States" columns={states} rows={[{ id: '1', cost: '' }]} getRowId={({ id }) => id} />);
  expect(widths()).toEqual(['', '120px', '130px', '60px']);
});

it('cuts no head, not even of a column that gives way', () => {
  layOut();
  const heads: Column<Row>[] = [
    { id: 'name', header: 'Name', value: ({ id }) => id },
    { id: 'account', header: 'Billing account', width: 180, least: 96, value: () => 'Main' },
    { id: 'note', header: 'Remarks', width: 60, value: () => '' },
    { id: 'cost', header: 'Month', width: 60, align: 'end', value: ({ cost }) => cost },
  ];
  render(
    <DataTable label="Costs" columns={heads} rows={[{ id: '1', cost: '1234567890' }]} getRowId={({ id }) => id} />,
  );
  expect(widths()).toEqual(['', '150px', '70px', '100px']);
});

it('stops growing at a bound', () => {
  layOut();
  render(show('1'.repeat(200)));
  expect(widths()).toEqual(['', '96px', '488px']);
});

it('changes nothing where all numbers fit', () => {
  layOut();
  render(show('€1.00'));
  expect(widths()).toEqual(['', '150px', '88px']);
});
