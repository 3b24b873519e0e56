import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { App } from './app';

it.each(['/profile/nowhere', '/auth0_callback/nowhere'])('%s is no page, and says so', (path) => {
  provideTestSite();
  nav.navigator.replace(`/app${path}`);
  render(
    <AreaRoot name="mf-auth">
      <App />
    </AreaRoot>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(window.location.pathname).toBe(`/app${path}`);
});
