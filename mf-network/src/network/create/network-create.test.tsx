import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { paths } from '@console/contract/paths';
import { fakeServer } from '@console/domain/testing/fake-server';
import { NetworkCreate } from './network-create';

afterEach(() => sessionStorage.clear());

it('takes up again what was typed on a form that a link has filled in, and not on that of another link', async () => {
  const show = async (name: string) => {
    nav.navigator.push(`/app${paths.networkCreate({ type: 'vpc' })}?location=tll&name=${name}`);
    const { unmount } = render(
      <AreaRoot name="test">
        <NetworkCreate />
      </AreaRoot>,
    );
    return { unmount, field: await screen.findByRole('textbox', { name: 'Name' }) };
  };
  provideTestSite();
  fakeServer({ 'GET /tll/network/networks': [[]], 'GET /jhv/network/networks': [[]] });
  const first = await show('linked');
  expect(first.field).toHaveValue('linked');
  await userEvent.type(first.field, '-shop');
  first.unmount();
  const other = await show('other');
  expect(other.field).toHaveValue('other');
  other.unmount();
  expect((await show('linked')).field).toHaveValue('linked-shop');
});

it('keeps what was typed while no location has answered and all are asked again', async () => {
  let respond = () => Promise.resolve(Response.json({ message: 'Away' }, { status: 500 }));
  provideTestSite();
  resetApi();
  configureApi({ baseUrl: '', environment: 'production', onReport: () => undefined, fetch: () => respond() });
  signIn('k'.repeat(32));
  nav.navigator.push(`/app${paths.networkCreate({ type: 'vpc' })}`);
  render(
    <AreaRoot name="test">
      <NetworkCreate />
    </AreaRoot>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, '-shop');
  respond = () => new Promise(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry now' })).toBeNull());
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('network-01-shop');
});

it.each([
  ['promises the first network of a location that has none', [], 'No network yet', true],
  [
    'counts one that could not be read, which may be the default one',
    [{ uuid: 7, name: 'default' }],
    '1 network',
    false,
  ],
])('%s', async (_, tallinn, count, isFirst) => {
  provideTestSite();
  fakeServer({
    'GET /tll/network/networks': [tallinn],
    'GET /jhv/network/networks': [
      [
        { uuid: 'n-1', name: 'default' },
        { uuid: 'n-2', name: 'shop' },
      ],
    ],
  });
  nav.navigator.push(`/app${paths.networkCreate({ type: 'vpc' })}?location=tll`);
  render(
    <AreaRoot name="test">
      <NetworkCreate />
    </AreaRoot>,
  );
  expect(await screen.findByText('2 networks')).toBeVisible();
  expect(screen.getByText(count)).toBeVisible();
  expect(screen.queryAllByText('Yes, the first one here')).toHaveLength(isFirst ? 1 : 0);
});
