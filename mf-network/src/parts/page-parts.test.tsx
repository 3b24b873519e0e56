import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { PageParts } from './page-parts';

const show = (search: string) => {
  nav.navigator.push(`/app/network/thing${search}`);
  const { unmount } = render(
    <AreaRoot name="test">
      <PageParts label="Thing" path="/network/thing" subject="thing" code={<p>its calls</p>}>
        <p>its facts</p>
      </PageParts>
    </AreaRoot>,
  );
  return unmount;
};

it('shows the part that the address names, and the overview where it names none that there is', async () => {
  provideTestSite();
  for (const search of ['', '?tab=nonsense']) {
    const leave = show(search);
    expect(await screen.findByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('its facts');
    leave();
  }
  show('?tab=code');
  expect(await screen.findByRole('tabpanel', { name: 'As code' })).toHaveTextContent('its calls');
  expect(screen.getByRole('tab', { name: 'As code' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('href', '/app/network/thing');
  expect(screen.getByRole('tab', { name: 'Activity' })).toHaveAttribute('href', '/app/network/thing?tab=activity');
});
