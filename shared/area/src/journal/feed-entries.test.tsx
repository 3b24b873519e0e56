import { act, render, screen } from '@testing-library/react';
import { AreaRoot } from '../area-root';
import { nav } from '../nav';
import { searchStore } from '../search/search-store';
import { provideSlots } from '../slots';
import { provideTestSite } from '../testing';
import type { JournalEntry } from './entry';
import { FeedEntries } from './feed-entries';

const WEB = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const entry = (id: string, change: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  at: new Date('2026-11-23T08:15:07Z'),
  endpoint: 'startVm',
  details: {},
  subjects: [WEB],
  outcome: 'ok',
  ...change,
});

it('says what was started, also where that failed, and leads to it', () => {
  nav.navigator.push('/app/');
  provideTestSite();
  provideSlots({});
  render(
    <AreaRoot name="test">
      <ul>
        <FeedEntries
          entries={[
            entry('1', { outcome: 'failed', message: 'Out of order' }),
            entry('2'),
            entry('3', { subjects: [] }),
            entry('4', { subjects: ['gone'], names: { gone: 'web-0' } }),
            entry('5', { subjects: [], message: '1 skipped' }),
          ]}
        />
      </ul>
    </AreaRoot>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const web = { id: WEB, name: 'web-1', words: [], show: () => ({ name: 'web-1', to: '/compute/vm/tll/1' }) };
  const source = { kind: 'virtual_machine', entries: [web], isLoading: false, failedPlaces: [], hasFailed: false };
  act(() => searchStore.setState({ sources: { virtual_machine: source } }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'web-1: startVm: Out of order',
    'web-1: startVm',
  ]);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/app/compute/vm/tll/1');
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent(/^startVm/);
  expect(screen.getAllByRole('listitem')[3]).toHaveTextContent(/^web-0: startVm/);
  expect(screen.getAllByRole('listitem')[4]).toHaveTextContent(/^startVm: 1 skipped/);
});
