import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../toasts/toast';
import { loadOverlays } from './load';
import { NameDialog } from './dialogs';
import type { NameDialogProps } from './name-overlay';

const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const onSave = jest.fn<Promise<unknown>, [string]>();
const onClose = jest.fn();

async function show(more: Partial<NameDialogProps> = {}): Promise<HTMLElement> {
  render(
    <NameDialog title="Rename server" name="db-01" hint="Only here." onSave={onSave} onClose={onClose} {...more}>
      {(name) => <code>{`name=${name}`}</code>}
    </NameDialog>,
  );
  return screen.findByRole('textbox', { name: 'Name' });
}
const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Rename' }));

beforeAll(async () => {
  await loadOverlays();
});
beforeEach(() => {
  jest.clearAllMocks();
  onSave.mockResolvedValue(undefined);
});

it('saves a new name without the spaces around it, says so and closes', async () => {
  const field = await show();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Only here.');
  await type(field, ' db-02 ');
  expect(screen.getByText('name=db-02')).toBeInTheDocument();
  await press();
  expect(onSave.mock.calls).toEqual([['db-02']]);
  expect(success).toHaveBeenCalledWith('Renamed to db-02');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('takes a name away where it may have none', async () => {
  const field = await show({ optional: true });
  await userEvent.clear(field);
  await press();
  expect(onSave.mock.calls).toEqual([['']]);
  expect(success).toHaveBeenCalledWith('Name removed');
});

it('says of a name that it is too long, before anything is sent', async () => {
  const field = await show();
  await userEvent.clear(field);
  await userEvent.paste('a'.repeat(256));
  await press();
  expect(field).toHaveAccessibleDescription('At most 255 characters');
  expect(field).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

it('asks nobody where the name is the same', async () => {
  await show();
  await press();
  expect(onSave).not.toHaveBeenCalled();
  expect(success).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says at the field what is wrong, and saves nothing', async () => {
  const field = await show({ problemOf: (name) => (name.includes('!') ? 'No exclamation marks.' : undefined) });
  await userEvent.clear(field);
  await press();
  expect(field).toHaveAccessibleDescription('This field is required');
  expect(field).toBeInvalid();
  await userEvent.type(field, 'db!');
  expect(field).toHaveAccessibleDescription('No exclamation marks.');
  await press();
  expect(onSave).not.toHaveBeenCalled();
});

it('stays with a failure, at the field where it is about the name', async () => {
  onSave.mockRejectedValue(new Error('refused'));
  const field = await show({ error: { message: 'Refused' }, fieldError: 'This name is taken' });
  await type(field, 'db-02');
  await press();
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('This name is taken');
  expect(screen.queryByText('Refused')).toBeNull();
});

it('shows a failure of another kind in itself', async () => {
  await show({ error: { message: 'Failed to update virtual machine' } });
  expect(screen.getByText(/Failed to update virtual machine/)).toBeInTheDocument();
});

it('says why it cannot be renamed now', async () => {
  const field = await show({ reason: 'It was deleted' });
  await type(field, 'db-02');
  await press();
  expect(onSave).not.toHaveBeenCalled();
});
