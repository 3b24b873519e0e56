import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import type { Column } from './types';

interface Row {
  readonly id: string;
}
const columns: Column<Row>[] = [{ id: 'name', header: 'Name', value: ({ id }) => id }];
const selection = { actions: () => [] };

let height = 0;
let resized: () => void = () => undefined;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function measure(this: HTMLElement) {
    return this.matches('.ui-selbar') ? height : 0;
  });
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe(element: Element): void {
        if (element.matches('.ui-selbar')) resized = this.#callback;
      }
      disconnect(): void {}
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

it('keeps what the bar of a selection covers free, however many lines it has', async () => {
  const { container } = render(
    <DataTable
      label="Machines"
      columns={columns}
      rows={[{ id: 'web' }]}
      getRowId={({ id }) => id}
      selection={selection}
    />,
  );
  const scroller = screen.getByRole('table').parentElement;
  const room = (): unknown[] => [
    container.querySelector<HTMLElement>('tr.gap > td')?.style.height,
    scroller?.style.scrollPaddingBlockEnd,
  ];
  expect(room()).toEqual([undefined, '']);
  await userEvent.click(screen.getByRole('checkbox', { name: /web/ }));
  expect(room()).toEqual(['68px', '68px']);
  height = 110;
  act(() => resized());
  expect(room()).toEqual(['134px', '134px']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(room()).toEqual([undefined, '']);
});
