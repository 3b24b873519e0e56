import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { choices } from './fixture';
import { MetalCreate } from './metal-create';

const tallinn = {
  slug: 'tll',
  display_name: 'Tallinn',
  country_code: 'est',
  order_nr: 1,
  create_resource_disabled: true,
};

it('says why nothing can be ordered where ordering is paused everywhere', async () => {
  provideTestSite({ locations: [tallinn] });
  fakeServer({
    'GET /config/locations': [[tallinn]],
    'GET /payment/billing_account/list': [choices.accounts],
    'GET /pricing/list/current': [{ EUR: {} }],
    'GET /metal/os': [choices.systems],
  });
  nav.navigator.push('/app/metal/create');
  render(
    <AreaRoot name="test">
      <MetalCreate />
    </AreaRoot>,
  );
  expect(await screen.findByRole('radio', { name: /Tallinn/ })).toBeDisabled();
});
