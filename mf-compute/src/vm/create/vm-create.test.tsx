import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { choices, filled } from './fixture';
import { sent } from './sent';
import { VmCreate } from './vm-create';

const tallinn = { slug: 'tll', display_name: 'Tallinn', country_code: 'est', order_nr: 1 };
const tartu = { slug: 'trtu', display_name: 'Tartu', country_code: 'est', order_nr: 2 };

const show = (search: string): void => {
  nav.navigator.push(`/app/compute/create${search}`);
  render(
    <AreaRoot name="test">
      <VmCreate />
    </AreaRoot>,
  );
};

const nameField = () => screen.findByRole('textbox', { name: 'Name' });

beforeEach(() => {
  sessionStorage.clear();
  provideTestSite({
    vmAppsEnabled: true,
    ipsEnabled: false,
    privateNetworksEnabled: false,
    locations: [tallinn, tartu],
    predefinedPackages: [...choices.packages],
  });
  fakeServer({
    'GET /config/locations': [[tallinn, { ...tartu, create_resource_disabled: true }]],
    'GET /trtu/user-resource/vm/list': [[]],
    'GET /config/vm_images': [choices.images],
    'GET /api/parameters/vm': [choices.parameters],
    'GET /payment/billing_account/list': [choices.accounts],
    'GET /pricing/list/current': [{ EUR: {} }],
    'GET /tll/user-resource/host_pool/list': [choices.pools.filter(({ location }) => location === 'tll')],
    'GET /tll/user-resource/vm/list': [[]],
    'GET /user-resource/service/packages': [[]],
    'GET /charging/usage': [[]],
  });
  // What is left of an order whose job is not known any more.
  sent.remember('gone', { ...filled, name: 'failed-01' });
});

it('brings back what was sent and has no job any more, and does not say that it was not created', async () => {
  show('');
  expect(await nameField()).toHaveValue('failed-01');
  expect(await screen.findAllByText(/We don't know whether failed-01 was created\./)).not.toHaveLength(0);
  expect(screen.getAllByRole('button', { name: 'Send again' })).not.toHaveLength(0);
});

it('begins with what a link asks for, and keeps what was sent for the address without one', async () => {
  show('?typeId=app_catalog&osName=wordpress');
  expect(await nameField()).not.toHaveValue('failed-01');
  expect(screen.getByRole('radio', { name: /WordPress/ })).toBeChecked();
  act(() => nav.navigator.push('/app/compute/create'));
  expect(await screen.findByDisplayValue('failed-01')).toBeInTheDocument();
});

it('does not lay it on the price list where a size of one’s own is not filled in', async () => {
  sent.forget();
  show('');
  await nameField();
  expect(screen.getAllByText('The price list has no price for this choice.')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }));
  await userEvent.clear(await screen.findByRole('spinbutton', { name: /vCPU/ }));
  expect(await screen.findByText('Complete your choices to see the price.')).toBeVisible();
  expect(screen.queryByText('The price list has no price for this choice.')).toBeNull();
});

it('offers no location where the server says by now that creating is paused', async () => {
  sent.forget();
  show('');
  const tile = await screen.findByRole('radio', { name: /Tallinn/ });
  expect(tile).toBeEnabled();
  expect(await screen.findByRole('radio', { name: /Tartu/ })).toBeDisabled();
});
