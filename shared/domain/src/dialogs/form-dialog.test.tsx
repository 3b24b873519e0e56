import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { defineAction, useActionOf } from '@console/area';
import { loadOverlays } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { FormDialog } from './form-dialog';

const { TextField } = createForm<{ name: string }>();
const renameAction = defineAction<{ name: string }>('test.rename');

interface TestDialogProps {
  readonly onClose: () => void;
  readonly read: () => Promise<readonly string[]>;
}

function TestDialog({ onClose, read }: TestDialogProps) {
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
      latest={{ facts: ['web-1'], read }}
      code={() => []}
      toAction={(values) => ({ values, work: () => Promise.resolve(), running: 'Renaming', done: 'Renamed' })}
    >
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
