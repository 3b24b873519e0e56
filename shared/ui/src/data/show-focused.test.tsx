import { render, screen } from '@testing-library/react';
import { showFocused } from './show-focused';

/** px at which the cells of a row stand, and how wide their buttons are: the first and the last two stay. */
const CELLS = [
  { name: 'name', className: '', left: 0, right: 200 },
  { name: 'vcpu', className: '', left: 400, right: 460 },
  { name: 'disk', className: '', left: 580, right: 640 },
  { name: 'price', className: 'cost', left: 556, right: 656 },
  { name: 'menu', className: 'act', left: 656, right: 700 },
];

function scrolledBy(name: string, moved = 0): number {
  render(
    <div data-testid="scroller" onFocus={showFocused}>
      <table>
        <tbody>
          <tr>
            {CELLS.map((cell) => (
              <td key={cell.name} className={cell.className}>
                <button type="button">{cell.name}</button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>,
  );
  for (const { name: cell, className, left, right } of CELLS) {
    const shift = className === '' && left > 0 ? moved : 0;
    const button = screen.getByRole('button', { name: cell });
    for (const element of [button, button.parentElement])
      if (element) element.getBoundingClientRect = () => new DOMRect(left + shift, 0, right - left, 30);
  }
  const scroller = screen.getByTestId('scroller');
  scroller.scrollLeft = 300;
  screen.getByRole('button', { name }).focus();
  return scroller.scrollLeft - 300;
}

it.each([
  ['nothing', 'vcpu', 0, 0],
  ['what is under the columns at the end', 'disk', 0, 90],
  ['what is under the name', 'vcpu', -250, -56],
  ['nothing for a column that stays', 'menu', 0, 0],
])('scrolls %s', (_, name, moved, by) => expect(scrolledBy(name, moved)).toBe(by));
