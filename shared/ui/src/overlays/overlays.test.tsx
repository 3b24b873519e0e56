import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { BottomSheet, ConfirmDialog, DeleteDialog, Dialog, Drawer, PlainDialog } from './dialogs';
import { Menu } from './menu';

describe('Menu', () => {
  it('keeps what is not allowed, with its reason, and does not run it', async () => {
    const start = jest.fn();
    const stop = jest.fn();
    render(
      <Menu
        label="More"
        items={[
          { id: 'a', label: 'Start', reason: 'Already running', onSelect: start },
          { id: 'b', label: 'Stop', onSelect: stop },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const entry = await screen.findByRole('menuitem', { name: 'Start' });
    expect(entry).toHaveAccessibleDescription('Already running');
    await userEvent.keyboard('{End}{Home}');
    expect(entry).toHaveFocus();
    await userEvent.click(entry);
    expect(start).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('the focus', () => {
  /** A dialog that is opened by a button which is drawn anew, in the way that is given, once the work has begun. */
  function Opened({ after, overlay: Overlay = Dialog }: { after: ReactNode; overlay?: typeof BottomSheet }) {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <main>
        <h1 tabIndex={-1}>Disks</h1>
        <div>
          <a href="#other">Other</a>
          {step === 'after' ? after : <button onClick={() => setStep('open')}>Add disk</button>}
        </div>
        <Overlay open={step === 'open'} onClose={() => setStep('after')} title="Add a disk" />
      </main>
    );
  }

  it.each<[string, ReactNode, RegExp]>([
    [
      'what stands in the place of its opener',
      <a key="x" href="#x">
        Disk is added
      </a>,
      /^Disk is added$/,
    ],
    ['what stands beside it', null, /^Other$/],
  ])('goes back to %s', async (_, after, name) => {
    render(<Opened after={after} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add disk' }));
    expect(await screen.findByRole('dialog', { name: 'Add a disk' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  });

  it.each([
    ['sheet', BottomSheet],
    ['drawer', Drawer],
  ])('goes back to what stands beside the opener of a %s', async (_, overlay) => {
    render(<Opened after={null} overlay={overlay} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add disk' }));
    await screen.findByRole('dialog', { name: 'Add a disk' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Other' })).toHaveFocus());
  });

  it('is on the dialog itself where what had it in there is gone', async () => {
    function Vanishing() {
      const [isThere, setThere] = useState(true);
      return (
        <Dialog open onClose={() => undefined} title="Add a disk">
          {isThere && <button onClick={() => setThere(false)}>Go on</button>}
        </Dialog>
      );
    }
    render(<Vanishing />);
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add a disk' })).toHaveFocus());
  });
});

describe('ConfirmDialog', () => {
  it('shows a failure in itself and closes after a success', async () => {
    const close = jest.fn();
    const confirm = jest.fn().mockRejectedValueOnce(new Error('Failed to stop')).mockResolvedValueOnce(undefined);
    render(<ConfirmDialog open onClose={close} title="Stop it" confirmLabel="Stop" onConfirm={confirm} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to stop');
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('is read out with what it asks', async () => {
    render(
      <ConfirmDialog open onClose={jest.fn()} title="Stop it" confirmLabel="Stop" onConfirm={jest.fn()}>
        It shuts down.
      </ConfirmDialog>,
    );
    expect(await screen.findByRole('dialog', { name: 'Stop it' })).toHaveAccessibleDescription('It shuts down.');
  });
});

describe('DeleteDialog', () => {
  it('begins at what it warns of, also where the field that has the focus is further down', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    render(
      <DeleteDialog
        open
        onClose={() => undefined}
        title="Delete"
        name="web-1"
        confirmLabel="Delete virtual machine"
        onConfirm={() => undefined}
      />,
    );
    const field = await screen.findByLabelText('Type web-1 to confirm');
    expect(field).toHaveFocus();
    const calls = focus.mock.calls.filter((_, index) => focus.mock.contexts[index] === field);
    expect(calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  it('brings into sight why it has failed', async () => {
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    render(
      <DeleteDialog
        open
        onClose={() => undefined}
        title="Delete"
        name="web-1"
        confirmText={false}
        confirmLabel="Delete virtual machine"
        onConfirm={() => Promise.reject(new Error('Failed to delete virtual machine'))}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete virtual machine' }));
    const failure = await screen.findByRole('alert');
    expect(scroll.mock.contexts).toEqual([failure.parentElement]);
    scroll.mockRestore();
  });

  it('needs the whole name, and counts what is missing', async () => {
    const remove = jest.fn(() => Promise.resolve());
    render(
      <DeleteDialog
        open
        onClose={() => undefined}
        title="Delete"
        name="web-1"
        confirmLabel="Delete virtual machine"
        onConfirm={remove}
        consequences={[{ id: 'd', tone: 'erased', text: '1 disk is erased' }]}
      />,
    );
    const button = await screen.findByRole('button', { name: 'Delete virtual machine' });
    const field = screen.getByLabelText('Type web-1 to confirm');
    await userEvent.type(field, 'web');
    // Seen, and not read out at every key.
    expect(screen.getByText('2 characters to go')).toHaveAttribute('aria-live', 'off');
    // It is a form in a dialog, which says why Escape does not close it.
    expect(field.closest('form')).not.toHaveAttribute('role');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent('The dialog stays open');
    await userEvent.click(button);
    expect(remove).not.toHaveBeenCalled();
    await userEvent.type(field, '-1{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('keeps what was agreed to while it works, whatever becomes of the things around it', async () => {
    const dialog = (text: string, amount: number, pending: boolean) => (
      <DeleteDialog
        open
        onClose={() => undefined}
        title="Restore"
        name="web-1"
        confirmText={false}
        confirmLabel="Restore"
        pendingLabel="Restoring"
        onConfirm={() => undefined}
        operation={{ pending }}
        consequences={[
          { id: 'a', tone: 'affected', text, choice: { label: 'Start it', checked: true, onChange: () => undefined } },
        ]}
        spend={{ amount }}
      />
    );
    const { rerender } = render(dialog('Is stopped for it', -5, false));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    rerender(dialog('Stays stopped', -3, true));
    expect(screen.getByText('Is stopped for it')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('5.00');
    expect(screen.getByRole('checkbox', { name: 'Start it' })).toBeDisabled();
    rerender(dialog('Stays stopped', -3, false));
    expect(screen.getByText('Stays stopped')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Start it' })).toBeEnabled();
  });

  it('takes a name as it is shown, which is how it is typed and copied', async () => {
    const remove = jest.fn();
    render(
      <DeleteDialog
        open
        onClose={() => undefined}
        title="Delete"
        name={'web  1\u200B'}
        confirmLabel="Delete machine"
        onConfirm={remove}
      />,
    );
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'web 2{Enter}');
    expect(remove).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}1{Enter}');
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });

  it('offers to send again or to leave it where nobody knows how it ended', async () => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    render(
      <DeleteDialog
        open
        onClose={onClose}
        title="Delete"
        name="web"
        confirmText={false}
        confirmLabel="Delete machine"
        onConfirm={onConfirm}
        operation={{
          pending: false,
          error: { message: 'Not found out' },
          unsure: { again: 'Send again', leave: 'Leave it' },
        }}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Not found out');
    expect(screen.queryByRole('button', { name: 'Delete machine' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can be closed while work goes on that outlives it, and shows how that is', async () => {
    const close = jest.fn();
    const remove = jest.fn(() => Promise.reject(new Error('told elsewhere')));
    const dialog = (operation: { pending: boolean; error?: Error; note?: string }) => (
      <DeleteDialog
        open
        onClose={close}
        title="Restore"
        name="web-1"
        intro="Puts the disk back."
        confirmText={false}
        confirmLabel="Restore"
        pendingLabel="Restoring"
        onConfirm={remove}
        operation={operation}
        after={<p>As code</p>}
      />
    );
    const { rerender } = render(dialog({ pending: false }));
    expect(await screen.findByText('Puts the disk back.')).toBeVisible();
    expect(screen.getByText('As code')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    rerender(dialog({ pending: true, note: 'It goes on' }));
    expect(screen.getByText('It goes on')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restoring' }));
    expect(remove).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    rerender(dialog({ pending: false, error: new Error('Failed to rebuild virtual machine') }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to rebuild virtual machine');
  });
});

describe('PlainDialog', () => {
  it('is a new one with the focus in its field when it is opened again in the same moment', async () => {
    const view = (open: boolean) => (
      <PlainDialog open={open} onClose={() => undefined} label="Search">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
        <input aria-label="Search for" autoFocus />
      </PlainDialog>
    );
    const { rerender } = render(view(true));
    const first = await screen.findByLabelText('Search for');
    await waitFor(() => expect(first).toHaveFocus());
    rerender(view(false));
    rerender(view(true));
    const second = screen.getByLabelText('Search for');
    expect(second).not.toBe(first);
    expect(second).toHaveFocus();
  });
});
