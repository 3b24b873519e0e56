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

/** px of the column without a width, at least. */
const LEAST = 160;

/** A character is 10 px wide, and the column without a width has what the others leave. */
function layOut(): void {
  const rest = (): number => {
    const others = widths().reduce((sum, width) => sum + (Number.parseFloat(width) || 0), 0);
    return Math.max(LEAST, tableWidth - others);
  };
  jest.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Range) {
    return new DOMRect(10, 0, this.toString().length * 10, 0);
  });
  jest.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: HTMLTableCellElement,
  ) {
    return new DOMRect(0, 0, Number.parseFloat(widths()[this.cellIndex] ?? '') || rest(), 0);
  });
  jest
    .spyOn(HTMLElement.prototype, 'offsetWidth', 'get')
    .mockImplementation(() => widths().reduce((sum, width) => sum + (Number.parseFloat(width) || rest()), 0));
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
  tableWidth = 380;
  act(() => resized());
  // The name has the least of its column.
  expect(widths()).toEqual(['', '160px', '60px']);
  tableWidth = 200;
  act(() => resized());
  expect(widths()).toEqual(['', '60px', '60px']);
});

it('leaves the names what they need', () => {
  layOut();
  tableWidth = 450;
  render(show({ id: 'billing-reconciliation-nightly', account: 'Nordlicht Logistik' }));
  expect(widths()).toEqual(['', '60px', '60px']);
});

it('gives nothing to a table that scrolls sideways, however short its names are', () => {
  layOut();
  tableWidth = 270;
  render(show({ id: 'web-1', account: 'Nordlicht Logistik' }));
  expect(widths()).toEqual(['', '60px', '60px']);
});

it('takes back from a column what its texts no longer need where another one is cut', () => {
  layOut();
  tableWidth = 420;
  const { rerender } = render(show({ id: 'web-1', account: '7c1e4a3f-while-its-name-is-asked' }));
  expect(widths()).toEqual(['', '200px', '60px']);
  rerender(show({ id: 'web-1', account: 'Nordlicht' }));
  // The note is whole now, and what nobody needs stays where it is.
  expect(widths()).toEqual(['', '180px', '80px']);
});
