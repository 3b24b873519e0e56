import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from '@console/area/router';
import { AreaRoot, flashTitle, nav, Page } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { DetailTabs } from './detail-tabs';

const items = [
  { id: 'overview', label: 'Overview', to: '/vm' },
  { id: 'disks', label: 'Disks', to: '/vm?tab=disks' },
];
const page = (tab?: string) => (
  <AreaRoot name="test">
    <Page title="web-1">{tab === undefined ? null : <DetailTabs label="Parts" value={tab} items={items} />}</Page>
  </AreaRoot>
);

it('names the part that is shown in the title, but for the first, and only as long as it is', () => {
  jest.useFakeTimers();
  nav.navigator.push('/app/');
  provideTestSite();
  const title = (): string | undefined => document.title.split(' | ')[0];
  const { rerender } = render(page('overview'));
  expect(title()).toBe('web-1');
  rerender(page('disks'));
  expect(title()).toBe('web-1: Disks');
  flashTitle('Ready');
  expect(title()).toBe('Ready');
  jest.runAllTimers();
  expect(title()).toBe('web-1: Disks');
  rerender(page());
  expect(title()).toBe('web-1');
  jest.useRealTimers();
});

function Parts() {
  const [params] = useSearchParams();
  return <DetailTabs label="Parts" value={params.get('tab') ?? 'overview'} items={items} />;
}

it('is no step of the history where arrow keys pass, and one where somebody presses it', async () => {
  nav.navigator.push('/app/vm');
  provideTestSite();
  render(
    <AreaRoot name="test">
      <Parts />
    </AreaRoot>,
  );
  const user = userEvent.setup();
  const selected = () => screen.getByRole('tab', { selected: true });
  const before = window.history.length;
  screen.getByRole('tab', { name: 'Overview' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(selected()).toHaveTextContent('Disks');
  expect(selected()).toHaveFocus();
  await user.keyboard('{Home}');
  expect(selected()).toHaveTextContent('Overview');
  expect(window.history).toHaveLength(before);
  await user.click(screen.getByRole('tab', { name: 'Disks' }));
  expect(selected()).toHaveTextContent('Disks');
  expect(window.history).toHaveLength(before + 1);
});
