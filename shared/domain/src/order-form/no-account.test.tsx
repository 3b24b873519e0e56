import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { NoAccount } from './no-account';

it('leads back to the form with what a link has chosen', () => {
  provideTestSite();
  nav.navigator.push('/app/services/create?osName=PostgreSQL&osVersion=16.4');
  render(
    <AreaRoot name="test">
      <NoAccount accounts={[]} back="/services/create" />
    </AreaRoot>,
  );
  const link = screen.getByRole('link', { name: 'Create billing account' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://console.test');
  expect(searchParams.get('return')).toBe('/services/create?osName=PostgreSQL&osVersion=16.4');
});
