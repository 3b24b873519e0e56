import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav, provideSlots, useSearchSource, type SearchEntry } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { Palette } from './palette';

const NONE: readonly SearchEntry[] = [];

beforeAll(() => loadOverlays());

it('says that nothing matches only once all has been searched', async () => {
  provideTestSite();
  nav.navigator.push('/app');
  let arrive: (module: { default: () => null }) => void = () => undefined;
  let answer: () => void = () => undefined;
  function Machines(): null {
    const [isLoading, setLoading] = useState(true);
    answer = () => setLoading(false);
    useSearchSource({ kind: 'virtual_machine', entries: NONE, isLoading });
    return null;
  }
  provideSlots({
    'shell.search': [
      { id: 'x/search', area: 'mf-x', order: 1, load: () => new Promise((resolve) => (arrive = resolve)) },
    ],
  });
  render(
    <AreaRoot name="test">
      <Palette open onClose={() => undefined} />
    </AreaRoot>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'web');
  const status = (): string | null => screen.getByRole('status').textContent;
  expect(status()).toBe('Nothing found so far for “web”');
  expect(screen.queryByText(/^Nothing matches/)).toBeNull();
  await act(async () => arrive({ default: Machines }));
  expect(status()).toBe('Nothing found so far for “web”');
  act(() => answer());
  expect(status()).toBe('Nothing found');
  expect(screen.getByText('Nothing matches “web”')).toBeVisible();
});
