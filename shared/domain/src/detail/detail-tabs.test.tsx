import { render } from '@testing-library/react';
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
