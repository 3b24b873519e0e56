import { render, screen } from '@testing-library/react';
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
