import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { NetworkMap } from './network-map';

const PLACES = ['tll'];

it('stays as it is while a list that failed is asked for again', async () => {
  let addresses = () => Promise.resolve(Response.json({ message: 'Away' }, { status: 500 }));
  provideTestSite();
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/ip_addresses')) return addresses();
      const networks = [{ uuid: 'n1', name: 'shop', subnet: '10.0.0.0/24' }];
      return Promise.resolve(Response.json(url.includes('/network/networks') ? networks : []));
    },
  });
  signIn('k'.repeat(32));
  nav.navigator.push('/app/network/vpc?view=map&as=list');
  render(
    <AreaRoot name="test">
      <NetworkMap places={PLACES} />
    </AreaRoot>,
  );
  const network = await screen.findByRole('link', { name: 'shop' });
  const retry = await screen.findByRole('button', { name: 'Retry now' });
  expect(screen.getByText('Not loaded')).toBeVisible();
  addresses = () => new Promise(() => undefined);
  await userEvent.click(retry);
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(network).toBeInTheDocument();
});
