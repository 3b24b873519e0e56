import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@console/api';
import { loadOverlays } from '@console/ui';
import { nav } from '../nav';
import { SharedRouter } from '../shared-router';
import { provideTestSite } from '../testing';
import { changeLabels } from './keep-labels';
import { labelLink } from './label-link';
import type { LabelSet } from './label-set';
import { labelStore } from './label-store';
import { formatLabels } from './label-text';
import { LabelsPage } from './labels-page';
import { saveFile } from '../save-file';

jest.mock('../save-file', () => ({ saveFile: jest.fn() }));
jest.mock('./label-link', () => ({ ...jest.requireActual('./label-link'), labelLink: jest.fn() }));

const set = (labels: Record<string, readonly string[]>): LabelSet => new Map(Object.entries(labels));
const kept = () => Object.fromEntries(labelStore.getState().labels ?? []);
const fileOf = (text: string): File => Object.assign(new File([text], 'l.json'), { text: () => Promise.resolve(text) });
const user = userEvent.setup();
const dialog = async () => within(await screen.findByRole('dialog'));
const choose = (text: string) => user.upload(screen.getByLabelText('Import file', { selector: 'input' }), fileOf(text));
const menu = async (label: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${label}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

beforeAll(async () => {
  provideTestSite();
  await loadOverlays();
}, 30_000);
beforeEach(() => {
  localStorage.clear();
  signIn('key', 'person');
  act(() => {
    nav.navigator.push('/app/labels');
    changeLabels(() => set({ a: ['env=prod', 'old'], b: ['env=prod'] }));
  });
  render(<LabelsPage />, { wrapper: SharedRouter });
});

it('says where labels are kept, and saves all or some of them as a file', async () => {
  expect(screen.getByText(/kept in this browser, for you alone/)).toBeVisible();
  expect(screen.getByRole('row', { name: /env=prod/ })).toHaveTextContent('2');
  await user.click(screen.getByRole('button', { name: 'Export all' }));
  await menu('old', 'Export file');
  const files = jest.mocked(saveFile).mock.calls.map(([, content]) => String(content).trim());
  expect(files).toEqual([
    formatLabels(set({ a: ['env=prod', 'old'], b: ['env=prod'] })),
    formatLabels(set({ a: ['old'] })),
  ]);
});

it('takes nothing from a file before it has said what that changes', async () => {
  await choose(formatLabels(set({ a: ['env=test', 'old'], c: ['team=web'] })));
  const asked = await dialog();
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'env=test',
    'old',
    'team=web',
    '1 new label',
    '1 takes the place of another value of its key',
    '1 that you already have',
  ]);
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(kept()).toEqual({ a: ['env=prod', 'old'], b: ['env=prod'] });
  await choose(formatLabels(set({ c: ['team=web'] })));
  await user.click((await dialog()).getByRole('button', { name: 'Import labels' }));
  expect(kept()).toEqual({ a: ['env=prod', 'old'], b: ['env=prod'], c: ['team=web'] });
});

it('says of a file that it has no labels', async () => {
  await choose('{"version":7}');
  expect((await dialog()).getByText(/no labels that can be read/)).toBeVisible();
});

it('shares some of them, or says that they are too many', async () => {
  jest.mocked(labelLink).mockResolvedValueOnce('http://localhost/app/labels#set=x').mockResolvedValueOnce(undefined);
  await menu('old', 'Share link');
  const shared = await dialog();
  expect(await shared.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/app/labels#set=x');
  expect(labelLink).toHaveBeenCalledWith(set({ a: ['old'] }));
  await user.click(shared.getByRole('button', { name: 'Close' }));
  await menu('env=prod', 'Share link');
  expect(await screen.findByText(/too many labels for a link/)).toBeVisible();
});

it('takes labels away everywhere, after asking', async () => {
  await menu('env=prod', 'Remove label');
  const asked = await dialog();
  expect(asked.getByText(/2 resources lose it/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Remove label' }));
  expect(kept()).toEqual({ a: ['old'] });
});

it('says of a link that it was cut off, and forgets it', async () => {
  act(() => nav.navigator.push('/app/labels#set=cut'));
  const asked = await dialog();
  expect(asked.getByText(/may have been cut off/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Close' }));
  expect(nav.get().location.hash).toBe('');
});
