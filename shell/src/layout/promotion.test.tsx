import { fireEvent, render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav, provideSite } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { setFormats } from '@console/ui';
import { Promotion } from './promotion';

const banner = {
  text: 'New machines within a minute.',
  action: 'Create a virtual machine',
  translations: { et: { text: 'Uued masinad minutiga.', action: 'Loo virtuaalmasin' } },
};

function show(changes: { vmsEnabled?: boolean } = {}) {
  const site = provideTestSite();
  provideSite({ ...site, config: { ...site.config, ...changes }, brand: { ...site.brand, banner } });
  return render(
    <AreaRoot name="test">
      <Promotion />
    </AreaRoot>,
  );
}

beforeEach(() => {
  nav.navigator.push('/app/');
  sessionStorage.clear();
  resetApi();
  setFormats({ locale: 'en', currency: 'EUR' });
  document.documentElement.dataset['mobile'] = 'false';
});

it('leads to the creation of a machine, until it is closed', () => {
  const view = show();
  expect(screen.getByRole('link', { name: banner.action })).toHaveAttribute('href', '/app/compute/create');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(banner.text)).toBeNull();
  view.unmount();
  show();
  expect(screen.queryByText(banner.text)).toBeNull();
});

it('stands over the home page alone', () => {
  nav.navigator.push('/app/billing');
  show();
  expect(screen.queryByText(banner.text)).toBeNull();
});

it('is not for phones', () => {
  document.documentElement.dataset['mobile'] = 'true';
  show();
  expect(screen.queryByText(banner.text)).toBeNull();
});

it('is not for sites without machines', () => {
  show({ vmsEnabled: false });
  expect(screen.queryByText(banner.text)).toBeNull();
});

it.each([
  ['et-EE', 'Uued masinad minutiga.'],
  ['de', banner.text],
])('speaks %s where the brand does', (locale, text) => {
  setFormats({ locale, currency: 'EUR' });
  show();
  expect(screen.getByText(text)).toBeInTheDocument();
});
