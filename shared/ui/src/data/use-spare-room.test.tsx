import { act, render, screen } from '@testing-library/react';
import { DataTable } from './data-table';
import type { Column } from './types';

interface Row {
  readonly id: string;
  readonly account: string;
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ id }) => id },
  { id: 'account', header: 'Own', width: 60, value: ({ account }) => account },
  { id: 'note', header: 'Note', width: 60, value: () => 'A note' },
];

let tableWidth = 0;
let resized: () => void = () => undefined;

/** A character is 10 px wide, and the column without a width has what the others leave. */
function layOut(): void {
  jest.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Range) {
    return new DOMRect(10, 0, this.toString().length * 10, 0);
  });
  jest.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: HTMLTableCellElement,
  ) {
    const own = widths().map(Number.parseFloat);
    const others = own.reduce((sum, width) => sum + (width || 0), 0);
    return new DOMRect(0, 0, own[this.cellIndex] || Math.max(40, tableWidth - others), 0);
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => tableWidth);
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

const show = (...rows: Row[]) => <DataTable label="Machines" columns={columns} rows={rows} getRowId={({ id }) => id} />;
const widths = (): string[] => [...screen.getByRole('table').querySelectorAll('col')].map(({ style }) => style.width);

it('gives what the names do not need to columns that are cut, in their order, and takes it back', () => {
  layOut();
  tableWidth = 1000;
  const account = 'Nordlicht Logistik';
  render(show({ id: 'web-1', account }));
  // Where there is room for all, texts and paddings.
  expect(widths()).toEqual(['', '200px', '80px']);
  tableWidth = 308;
  act(() => resized());
  // The name has its 50 px, its padding, and the gap after it.
  expect(widths()).toEqual(['', '160px', '60px']);
  tableWidth = 200;
  act(() => resized());
  expect(widths()).toEqual(['', '60px', '60px']);
});

it('leaves the names what they need', () => {
  layOut();
  tableWidth = 400;
  render(show({ id: 'billing-reconciliation-nightly', account: 'Nordlicht Logistik' }));
  expect(widths()).toEqual(['', '60px', '60px']);
});
