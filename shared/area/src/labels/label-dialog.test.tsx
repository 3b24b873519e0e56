import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@console/api';
import { loadOverlays } from '@console/ui';
import { provideTestSite } from '../testing';
import { changeLabels } from './keep-labels';
import { LabelDialog } from './label-dialog';
import { withChange } from './label-set';
import { labelStore } from './label-store';

const WEB = { id: 'uuid-web', name: 'web-01' };
const DB = { id: 'uuid-db', name: 'db-01' };
const add = (id: string, ...labels: string[]) => changeLabels((set) => withChange(set, [id], { add: labels }));
const kept = (id = WEB.id) => labelStore.getState().labels?.get(id);
const onClose = jest.fn();

const user = userEvent.setup();
const dialog = async () => within(await screen.findByRole('dialog'));

beforeAll(async () => {
  provideTestSite();
  await loadOverlays();
});
beforeEach(() => {
  localStorage.clear();
  signIn('key', 'person');
  act(() => void changeLabels(() => new Map()));
  onClose.mockClear();
});

it('adds labels, also one that is still being typed', async () => {
  render(<LabelDialog resources={[WEB]} onClose={onClose} />);
  const form = await dialog();
  const field = form.getByRole('textbox', { name: 'Add labels' });
  await user.type(field, 'env=prod, team=web{Enter}');
  expect(field).toHaveValue('');
  expect(form.getAllByRole('listitem')).toHaveLength(2);
  await user.type(field, 'critical');
  await user.click(form.getByRole('button', { name: 'Save labels' }));
  expect(kept()).toEqual(['critical', 'env=prod', 'team=web']);
});

it('says what is wrong with what is typed, and keeps it', async () => {
  render(<LabelDialog resources={[WEB]} onClose={onClose} />);
  const form = await dialog();
  const field = form.getByRole('textbox');
  await user.type(field, 'env=');
  await user.click(form.getByRole('button', { name: 'Save labels' }));
  expect(field).toHaveAccessibleDescription('Add a value after the =, or leave the = out');
  expect(field).toHaveValue('env=');
  expect(field).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await user.type(field, 'prod{Enter}{Enter}');
  expect(kept()).toEqual(['env=prod']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('changes labels of several, and what another tab has changed meanwhile stays', async () => {
  add(WEB.id, 'env=prod', 'old');
  add(DB.id, 'old', 'owner=anna');
  render(<LabelDialog resources={[WEB, DB]} onClose={onClose} />);
  const form = await dialog();
  expect(form.getByRole('heading', { name: 'Labels for 2 resources' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove old' }));
  expect(form.getByRole('button', { name: 'Leave old as it is' })).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Add env=prod to all' }));
  expect(form.getByText('Will be on all 2')).toBeVisible();
  act(() => void add(DB.id, 'late'));
  await user.click(form.getByRole('button', { name: 'Save labels' }));
  expect(kept()).toEqual(['env=prod']);
  expect(kept(DB.id)).toEqual(['env=prod', 'late', 'owner=anna']);
});

it('offers what other resources have', async () => {
  add(DB.id, 'env=prod', 'owner=anna');
  render(<LabelDialog resources={[WEB]} onClose={onClose} />);
  const form = await dialog();
  await user.type(form.getByRole('textbox'), 'own');
  expect(form.queryByRole('button', { name: 'Add env=prod' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Add owner=anna' }));
  await user.click(form.getByRole('button', { name: 'Save labels' }));
  expect(kept()).toEqual(['owner=anna']);
});

it('saves nothing where one would have too many', async () => {
  add(WEB.id, ...Array.from({ length: 20 }, (_, n) => `k${n}`));
  render(<LabelDialog resources={[WEB]} onClose={onClose} />);
  const form = await dialog();
  await user.type(form.getByRole('textbox'), 'more{Enter}');
  expect(form.getByRole('alert')).toHaveTextContent('1 resource would have more than 20 labels');
  await user.click(form.getByRole('button', { name: 'Save labels' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(kept()).toHaveLength(20);
});
