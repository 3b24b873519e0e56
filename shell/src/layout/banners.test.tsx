import { render, screen } from '@testing-library/react';
import { resetApi, signIn, startImpersonation } from '@console/api';
import { AreaRoot, nav, provideSite } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Banners } from './banners';

const demo = { email: 'customer@example.com' };

beforeEach(() => {
  localStorage.clear();
  resetApi();
  nav.navigator.push('/app/');
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const show = () =>
  render(
    <AreaRoot name="test">
      <Banners />
    </AreaRoot>,
  );

it('a demo says that it is one, also while one acts for somebody else', async () => {
  provideSite({ ...provideTestSite(), demo, mock: true });
  signIn('customer');
  startImpersonation({ token: 'token', access_owner: 'owner@example.com' }, '/');
  show();
  expect(await screen.findByText('Demo: nothing here is real')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset demo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return to your own account' })).toBeVisible();
});

it('no other site does', () => {
  provideTestSite();
  show();
  expect(screen.queryByText(/Demo/)).toBeNull();
});
