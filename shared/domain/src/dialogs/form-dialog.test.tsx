import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { codeRequest } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { loadOverlays } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { FormDialog } from './form-dialog';
import { RenameDialog } from './rename-dialog';

const { TextField } = createForm<{ name: string }>();
const renameAction = defineAction<{ name: string }>('test.rename');

interface TestDialogProps {
  readonly onClose: () => void;
  readonly read: () => Promise<readonly string[]>;
  readonly isReading?: boolean;
  readonly before?: ReactNode;
  readonly work?: () => Promise<void>;
}

const doNothing = (): Promise<void> => Promise.resolve();

function TestDialog({ onClose, read, isReading = false, before, work = doNothing }: TestDialogProps) {
  return (
    <FormDialog<{ name: string }, { name: string }>
      action={useActionOf(renameAction, 'one', onClose)}
      title="Rename"
      onClose={onClose}
      submitLabel="Rename"
      pendingLabel="Renaming"
      defaultValues={{ name: 'web-1' }}
      fields={['name']}
      rules={() => ({})}
      isReading={isReading}
      latest={{ facts: ['web-1'], read }}
      code={() => []}
      toAction={(values) => ({ values, work, running: 'Renaming', done: 'Renamed' })}
    >
      {before}
      <TextField name="name" label="Name" />
    </FormDialog>
  );
}

beforeAll(async () => {
  await loadOverlays();
});

it('is not closed by a stray click while it looks at what it is about', async () => {
  const onClose = jest.fn();
  let respond: (facts: readonly string[]) => void = () => undefined;
  const read = () => new Promise<readonly string[]>((resolve) => (respond = resolve));
  render(<TestDialog onClose={onClose} read={read} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  await screen.findByRole('button', { name: /Renaming/ });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  respond(['web-1']);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('begins in its first field, where that takes text', async () => {
  const props = { onClose: () => undefined, read: () => Promise.resolve([]) };
  const { unmount } = render(<TestDialog {...props} />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  unmount();
  render(<TestDialog {...props} before={<input type="checkbox" aria-label="All" />} />);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename' })).toHaveFocus());
});

it('sends nothing before what its rules go by has been read', async () => {
  const onClose = jest.fn();
  const read = jest.fn(() => Promise.resolve(['web-1']));
  const { rerender } = render(<TestDialog onClose={onClose} read={read} isReading />);
  const button = await screen.findByRole('button', { name: 'Rename' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  rerender(<TestDialog onClose={onClose} read={read} />);
  expect(read).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

/** What the words of a dialog tell one to press is on its button. */
async function expectOverwrite(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  await screen.findByText(/It is now: web-2\. Nothing has been sent\. Choose “Overwrite”/);
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Overwrite' }));
}

it('says on its button what it says in words where somebody else has changed the same', async () => {
  const onClose = jest.fn();
  render(<TestDialog onClose={onClose} read={async () => ['web-2']} />);
  await expectOverwrite();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('says so, too, where a try before has failed', async () => {
  const onClose = jest.fn();
  const work = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('Out of order')).mockResolvedValue();
  const read = jest.fn(async () => ['web-2']).mockResolvedValueOnce(['web-1']);
  render(<TestDialog onClose={onClose} read={read} work={work} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  await screen.findByText(/Out of order/);
  await expectOverwrite();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('does so where a name is changed', async () => {
  const rename = jest.fn(async (_name: string) => undefined);
  render(
    <RenameDialog
      title="Rename"
      name="web-1"
      hint=""
      onClose={() => undefined}
      read={async () => 'web-2'}
      rename={rename}
      parameter="name"
      code={() => codeRequest(listBillingAccounts, {})}
    />,
  );
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'web-3' } });
  await expectOverwrite();
  await waitFor(() => expect(rename.mock.calls).toEqual([['web-3']]));
});

interface Sent {
  readonly left: string;
  readonly done?: string;
}
const addAction = defineAction<Sent>('test.add');

function PartDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog<{ name: string }, Sent>
      action={useActionOf(addAction, 'one', onClose)}
      title="Add"
      onClose={onClose}
      submitLabel="Add"
      pendingLabel="Adding"
      defaultValues={{ name: 'a b' }}
      fields={['name']}
      rules={() => ({})}
      leftOf={({ name }, { done }) => ({ name: done === undefined ? name : name.replace(`${done} `, '') })}
      code={() => []}
      toAction={({ name }) => ({
        values: { left: name },
        work: async (_, keep) => {
          if (!name.includes(' ')) return;
          keep({ left: 'b', done: 'a' });
          throw new Error('Added: a. Not added: b.');
        },
        running: 'Adding',
        done: 'Added',
      })}
    >
      <TextField name="name" label="Name" />
    </FormDialog>
  );
}

it('takes what is done of several out of the fields, so that another try sends the rest', async () => {
  const onClose = jest.fn();
  render(<PartDialog onClose={onClose} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByText(/Not added: b/);
  expect(screen.getByRole('textbox')).toHaveValue('b');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
