import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { paths } from '@console/contract/paths';
import { NetworkCreate } from './network-create';

it('keeps what was typed while no location has answered and all are asked again', async () => {
  let answer = () => Promise.resolve(Response.json({ message: 'Away' }, { status: 500 }));
  provideTestSite();
  resetApi();
  configureApi({ baseUrl: '', environment: 'production', onReport: () => undefined, fetch: () => answer() });
  signIn('k'.repeat(32));
  nav.navigator.push(`/app${paths.networkCreate({ type: 'vpc' })}`);
  render(
    <AreaRoot name="test">
      <NetworkCreate />
    </AreaRoot>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, '-shop');
  answer = () => new Promise(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry now' })).toBeNull());
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('network-01-shop');
});
