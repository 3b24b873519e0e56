import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@console/api';
import { loadOverlays } from '@console/ui';
import { nav } from '../nav';
import { SharedRouter } from '../shared-router';
import { useSearchSource } from '../search/search-store';
import { provideSlots } from '../slots';
import { provideTestSite } from '../testing';
import { changeLabels } from './keep-labels';
import { MOST_LABELS } from './label';
import { keepNames } from './label-names';
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
});
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
  expect(screen.getByText(/stored in this browser, for you alone/)).toBeVisible();
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
    'New labels for 1 resource',
    'Values replaced for 1 resource',
    'Labels already there for 1 resource',
  ]);
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(kept()).toEqual({ a: ['env=prod', 'old'], b: ['env=prod'] });
  await choose(formatLabels(set({ c: ['team=web'] })));
  await user.click((await dialog()).getByRole('button', { name: 'Import labels' }));
  expect(kept()).toEqual({ a: ['env=prod', 'old'], b: ['env=prod'], c: ['team=web'] });
});

it('counts one label of several resources by these, as the share dialog does', async () => {
  await choose(formatLabels(set({ c: ['env=prod'], d: ['env=prod'] })));
  const asked = await dialog();
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'env=prod',
    'New labels for 2 resources',
  ]);
});

it('names the number of labels in the button of the question, too', async () => {
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Remove 2 labels' }));
  const asked = await dialog();
  expect(asked.getByText('Remove 2 labels everywhere?')).toBeVisible();
  expect(asked.getByRole('button', { name: 'Remove 2 labels' })).toBeVisible();
});

it.each([
  ['all of it is there', ['env=prod'], 'You already have all of these labels'],
  ['what is new has no room', ['env=prod', 'new'], "There's no room for the labels you don't have yet"],
])('says why nothing can be taken from a file where %s', async (_, labels, reason) => {
  const own = ['env=prod', ...Array.from({ length: MOST_LABELS - 1 }, (__, n) => `own${n}`)];
  act(() => void changeLabels(() => set({ a: own })));
  await choose(formatLabels(set({ a: labels })));
  const button = (await dialog()).getByRole('button', { name: 'Import labels' });
  expect(button).toHaveAccessibleDescription(reason);
});

it('says of a file that it has no labels', async () => {
  await choose('{"version":7}');
  expect((await dialog()).getByText(/No labels could be read/)).toBeVisible();
});

it('shares some of them, or says that they are too many, or that the browser cannot', async () => {
  jest
    .mocked(labelLink)
    .mockResolvedValueOnce('http://localhost/app/labels#set=x')
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new TypeError("Unsupported compression format: 'deflate-raw'"));
  await menu('old', 'Share link');
  const shared = await dialog();
  expect(await shared.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/app/labels#set=x');
  expect(labelLink).toHaveBeenCalledWith(set({ a: ['old'] }));
  expect(shared.getByText(/can add this label to their own/)).toBeVisible();
  await user.click(shared.getByRole('button', { name: 'Close' }));
  await menu('env=prod', 'Share link');
  expect(await screen.findByText(/too many labels for a link/)).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  await menu('old', 'Share link');
  expect(await screen.findByText(/Your browser can't make this link/)).toBeVisible();
});

it('takes labels away everywhere, after asking', async () => {
  await menu('env=prod', 'Remove label');
  const asked = await dialog();
  expect(asked.getByText(/2 resources are affected/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Remove label' }));
  expect(kept()).toEqual({ a: ['old'] });
});

it('says of a label of one resource that this one stays', async () => {
  await menu('old', 'Remove label');
  expect((await dialog()).getByText('1 resource is affected. The resource itself stays as it is.')).toBeVisible();
});

it('says of a link that it was cut off, and forgets it', async () => {
  act(() => nav.navigator.push('/app/labels#set=cut'));
  const asked = await dialog();
  expect(asked.getByText(/may have been cut off/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Close' }));
  expect(nav.get().location.hash).toBe('');
});

describe('the resources of a label', () => {
  const entry = { id: 'a', name: 'web-1', words: [], show: () => ({ name: 'web-1', to: '/compute/vm/tll/a' }) };
  function Machines({ rest = {} }: { rest?: object }) {
    useSearchSource({ kind: 'machine', entries: ENTRIES, isLoading: false, ...rest });
    return null;
  }
  const ENTRIES = [entry];
  const piece = (Piece: () => React.ReactNode, id: string) => ({
    id,
    area: 'mf-x',
    order: 1,
    load: () => Promise.resolve({ default: Piece }),
  });
  /** Nothing but the shell makes links of the page. */
  const follow = (link: HTMLElement): void =>
    act(() => nav.navigator.push(`/app${link.getAttribute('href')?.replace('/app', '')}`));
  const rows = () =>
    screen
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent);
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

  it('have their names and pages; one that is gone has its last name', async () => {
    keepNames([{ id: 'b', name: 'old-db' }], labelStore.getState().labels ?? new Map());
    provideSlots({ 'shell.search': [piece(() => <Machines />, 'x/known')] });
    follow(screen.getByRole('link', { name: '2 resources with env=prod' }));
    expect(nav.get().location.search).toBe('?view=resources&label=env%3Dprod');
    expect((await rowOf('web-1')).getByRole('link')).toHaveAttribute('href', '/compute/vm/tll/a');
    const gone = await rowOf('old-db');
    expect(gone.getByText('Deleted or no access')).toBeVisible();
    expect(gone.queryByRole('link')).toBeNull();
    // Their labels can be taken away all the same.
    await user.click(screen.getByRole('button', { name: 'Actions for old-db' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Labels' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Remove env=prod' }));
    await user.click(asked.getByRole('button', { name: 'Save labels' }));
    expect(kept()).toEqual({ a: ['env=prod', 'old'] });
    expect(rows()).toHaveLength(1);
  });

  it('are not called gone where something could not be read, and that is said', async () => {
    provideSlots({ 'shell.search': [piece(() => <Machines rest={{ hasFailed: true }} />, 'x/failed')] });
    follow(screen.getByRole('tab', { name: /^Resources/ }));
    expect(await screen.findByText('Could not be loaded completely: Machine')).toBeVisible();
    expect(screen.getByText("Couldn't be checked")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
