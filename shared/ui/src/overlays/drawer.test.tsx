import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from './dialogs';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        As code
      </button>
      <input aria-label="Name" />
      <Drawer open={open} onClose={() => setOpen(false)} title="Request" actions={<button type="button">Node</button>}>
        text
      </Drawer>
    </>
  );
}

it('leaves the page behind to everybody, and gives the focus back', async () => {
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'As code' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Request' });
  await waitFor(() => expect(drawer).toHaveFocus());
  expect(drawer).not.toHaveAttribute('aria-modal');
  expect(screen.getByRole('button', { name: 'Node' })).toBeVisible();
  // A modal would hide the field from the accessibility tree, and take the focus back.
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Node' }));
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('does not fetch the focus from where somebody types', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'As code' }));
  await screen.findByRole('dialog', { name: 'Request' });
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'web{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(field).toHaveFocus();
});
