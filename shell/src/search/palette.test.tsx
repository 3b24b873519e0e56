import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav, provideSlots, useSearchSource, type SearchEntry } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { Palette } from './palette';

const NONE: readonly SearchEntry[] = [];
type Piece = () => null;

beforeAll(() => loadOverlays());

/** Searches for “web” in what one piece reads. */
async function search(id: string, load: () => Promise<{ default: Piece }>) {
  provideTestSite();
  nav.navigator.push('/app');
  provideSlots({ 'shell.search': [{ id: `x/${id}`, area: 'mf-x', order: 1, load }] });
  render(
    <AreaRoot name="test">
      <Palette open onClose={() => undefined} />
    </AreaRoot>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'web');
}
const status = (): string | null => screen.getByRole('status').textContent;

it('says that nothing matches only once all has been searched', async () => {
  let arrive: (module: { default: Piece }) => void = () => undefined;
  let answer: () => void = () => undefined;
  function Machines(): null {
    const [isLoading, setLoading] = useState(true);
    answer = () => setLoading(false);
    useSearchSource({ kind: 'virtual_machine', entries: NONE, isLoading });
    return null;
  }
  await search('late', () => new Promise((resolve) => (arrive = resolve)));
  expect(status()).toBe('Nothing found so far for “web”');
  expect(screen.queryByText(/^Nothing matches/)).toBeNull();
  await act(async () => arrive({ default: Machines }));
  expect(status()).toBe('Nothing found so far for “web”');
  act(() => answer());
  expect(status()).toBe('Nothing found');
  expect(screen.getByText('Nothing matches “web”')).toBeVisible();
});

const source = { kind: 'virtual_machine', entries: NONE, isLoading: false };
const pieceThat = (reads: Partial<Parameters<typeof useSearchSource>[0]>) => async () => ({
  default: function Piece(): null {
    useSearchSource({ ...source, ...reads });
    return null;
  },
});

it.each([
  ['a list failed', pieceThat({ hasFailed: true })],
  [
    'a location does not answer',
    pieceThat({ locations: [{ slug: 'tll', state: 'failed', count: 0, retry: () => undefined }] }),
  ],
  ['the code of a piece failed', () => Promise.reject(new Error('no code'))],
])('claims nothing of what could not be searched where %s', async (what, load) => {
  await search(what, load);
  await waitFor(() => expect(status()).toBe('Nothing matches “web” in what could be searched'));
  expect(screen.getAllByText('Nothing matches “web” in what could be searched')).toHaveLength(2);
  expect(screen.queryByText('Nothing matches “web”')).toBeNull();
});
