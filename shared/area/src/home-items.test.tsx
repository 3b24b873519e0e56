import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AttentionItem } from './home-items';
import { AreaRoot } from './area-root';
import { nav } from './nav';
import { provideTestSite } from './testing';

it('says with each action what it is about, for several are called the same', () => {
  provideTestSite();
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <AttentionItem tone="warn" icon="globe" title="3 floating IPs" action={{ label: 'Review', to: '/network' }} />
      <AttentionItem tone="info" icon="cpu" title="4 machines" action={{ label: 'Review', onClick: () => undefined }} />
    </AreaRoot>,
  );
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAccessibleDescription('3 floating IPs');
  expect(screen.getByRole('button', { name: 'Review' })).toHaveAccessibleDescription('4 machines');
});

it('hands the focus on where it goes by its own action', async () => {
  provideTestSite();
  nav.navigator.push('/app');
  function Failures() {
    const [failed, setFailed] = useState(['Machines', 'Networks']);
    return failed.map((title) => (
      <AttentionItem
        key={title}
        tone="warn"
        icon="globe"
        title={title}
        action={{ label: 'Retry', onClick: () => setFailed(failed.filter((one) => one !== title)) }}
      />
    ));
  }
  render(
    <AreaRoot name="test">
      <ul>
        <Failures />
      </ul>
    </AreaRoot>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Retry' });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
});
