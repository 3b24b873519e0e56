import { render, screen } from '@testing-library/react';
import { useFolderFocus } from './use-folder-focus';

// As the table of a file manager has it.
const grid = { role: 'grid', tabIndex: 0 };

function Folder({ name }: { name: string }) {
  const head = useFolderFocus(name);
  return (
    <main>
      <h1 tabIndex={-1}>Bucket</h1>
      <div>
        <div ref={head}>
          <input aria-label="Search" />
        </div>
        <table key={name} {...grid}>
          <tbody>
            <tr>
              <td>
                <a href="#sub">sub</a>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </main>
  );
}

it('gives the focus that a folder has taken along to the rows of the next one', () => {
  const { rerender } = render(<Folder name="" />);
  expect(document.body).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<Folder name="sub/" />);
  expect(screen.getByRole('grid')).toHaveFocus();
});

it('leaves the focus where it is still', () => {
  const { rerender } = render(<Folder name="" />);
  screen.getByRole('textbox').focus();
  rerender(<Folder name="sub/" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
