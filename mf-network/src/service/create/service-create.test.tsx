import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeServer } from '@console/domain/testing/fake-server';
import { account, kubernetes, postgresql, redis } from './fixture';
import { ServiceCreate } from './service-create';

const price = (price_per_unit: number) => [{ price_per_unit }];
const POST = 'POST /user-resource/service/package';

/** The create page at an address, with a server that refuses an order so. */
function show(search = '', refusal: object = { errors: { Error: 'No' } }, first = postgresql): FakeServer {
  const server = fakeServer({
    'GET /user-resource/service/configurations': [[first, kubernetes, redis]],
    'GET /user-resource/service/packages': [[]],
    'GET /payment/billing_account/list': [[account(1), account(3)]],
    'GET /pricing/list/current': [{ EUR: { jhv: { CPU: price(0.006), RAM: price(0.003), STORAGE: price(0.0001) } } }],
    'GET /jhv/network/networks': [[]],
    'GET /charging/usage': [[]],
    [POST]: [{ fails: 500, body: refusal }],
  });
  nav.navigator.push(`/app/services/create${search}`);
  render(
    <AreaRoot name="test">
      <ServiceCreate />
    </AreaRoot>,
  );
  return server;
}

const provideSite = (isPaused = false) =>
  provideTestSite({
    kubernetesEnabled: true,
    locations: [
      { slug: 'jhv', display_name: 'Jõhvi', country_code: 'est', order_nr: 1, create_resource_disabled: isPaused },
    ],
    predefinedPackages: [{ cpu: 2, ram: 2, ssd: 50, os: ['other'], default: ['other'], disabled: [] }],
  });

beforeEach(() => {
  sessionStorage.clear();
  provideSite();
});

it('prices the nodes, says what a link asked for in vain, and follows the choice of the service', async () => {
  show('?osName=KUBERNETES&osVersion=9');
  expect(await screen.findByRole('radio', { name: /Kubernetes/ })).toBeChecked();
  expect(screen.getByText("Kubernetes 9 in the link isn't offered here.")).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Cluster name' })).toHaveValue('kubernetes-01');
  expect(screen.getByRole('link', { name: 'Go to Redis' })).toHaveAttribute('href', redis.read_more_url);
  await userEvent.click(screen.getByRole('radio', { name: /PostgreSQL/ }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('postgresql-01');
  await userEvent.click(screen.getByRole('radio', { name: /Multi-node/ }));
  expect((await screen.findAllByText(/^2 nodes × 2 × €0\.0180$/)).length).toBeGreaterThan(0);
});

it('says what is not known of an image that tells its vCPU alone', async () => {
  show('', {}, { ...postgresql, specification: { vm_cpu: { min: 1, max: 8 } } });
  expect(await screen.findByText('any size')).toBeInTheDocument();
  expect(await screen.findByText(/^You'll see the price of this service once/)).toBeInTheDocument();
  expect(screen.queryByText(/^The price list has no price/)).not.toBeInTheDocument();
});

it('says nothing of the price where creating is paused in every location', async () => {
  provideSite(true);
  show();
  expect(await screen.findAllByText('Complete your choices to see the price.')).not.toHaveLength(0);
  expect(screen.queryByText(/^The price list has no price/)).not.toBeInTheDocument();
});

it('says the rule at the field and sends nothing', async () => {
  const server = show();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.click(screen.getAllByRole('button', { name: 'Create managed service' })[0] ?? name);
  expect(await screen.findAllByText('This field is required')).not.toHaveLength(0);
  expect(name).toHaveFocus();
  expect(server.calls).not.toContain(POST);
});

it('tells of a full location in the form, with everything that was typed, and sends once', async () => {
  const full = 'Compute resources temporarily unavailable due to high demand.';
  const server = show('', { errors: { Error: full } });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'orders-db');
  await userEvent.dblClick(screen.getAllByRole('button', { name: 'Create managed service' })[0] ?? name);
  expect(await screen.findByText(new RegExp(`^${full}`))).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('orders-db');
  expect(server.calls.filter((call) => call === POST)).toHaveLength(1);
  expect(server.bodies[server.calls.indexOf(POST)]).toMatchObject({
    service: 'postgresql',
    vm_ram: 2048,
    package_parameters: '{"location":"jhv"}',
  });
});
