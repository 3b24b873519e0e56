import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidate } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listServices } from '@console/contract/service';
import { fakeServer } from '@console/domain/testing/fake-server';
import { ServiceList } from './service-list';

const row = { uuid: 's-1', service: 'postgresql', display_name: 'orders-db', prices: [], resources: [] };

it('says that rows which could not be read again are those of before, until they are', async () => {
  provideTestSite({ ipsEnabled: false });
  fakeServer({
    'GET /user-resource/service/packages': [[row], { fails: 500, body: { errors: { Error: 'Down' } } }, [row]],
    'GET /user-resource/service/configurations': [[]],
    'GET /payment/billing_account/list': [[]],
    'GET /pricing/list/current': [{}],
  });
  nav.navigator.push('/app/services');
  render(
    <AreaRoot name="test">
      <ServiceList />
    </AreaRoot>,
  );
  expect(await screen.findByRole('link', { name: /orders-db/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => invalidate(listServices));
  expect(await screen.findByRole('alert')).toHaveTextContent("This isn't up to date.");
  expect(screen.getByRole('alert')).toHaveTextContent('Down');
  expect(screen.getByRole('link', { name: /orders-db/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  await act(() => Promise.resolve());
  expect(await screen.findByRole('link', { name: /orders-db/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
