import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { LeaseDetail } from './lease-detail';

const failure: FakeResponse = { fails: 500, body: { message: 'Broken' } };

function show(tallinn: FakeResponse, tartu: FakeResponse): void {
  const place = (slug: string) => ({ slug, display_name: slug, country_code: 'est' });
  provideTestSite({ locations: [place('tll'), place('trtu')] });
  fakeServer({
    'GET /tll/metal/leases': [tallinn],
    'GET /trtu/metal/leases': [tartu],
    'GET /metal/os': [{ os_types: [], os: [] }],
    'GET /payment/billing_account/list': [[]],
    'GET /pricing/list/current': [{}],
  });
  nav.navigator.push('/app/metal/lease/lease-1');
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/metal/lease/:uuid" element={<LeaseDetail />} />
      </Routes>
    </AreaRoot>,
  );
}

it('does not say that a server is not there where no location responded', async () => {
  show(failure, failure);
  expect(await screen.findByText('The server could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Server not found')).toBeNull();
});

it('says where it was looked for where one location failed', async () => {
  show([], failure);
  expect(await screen.findByText('The locations that responded have no server lease-1.')).toBeVisible();
});

it('does not say of a server that has been released that it is still being wiped', async () => {
  show([{ uuid: 'lease-1', display_name: 'db-01', status: 'deleted' }], []);
  expect(await screen.findByText('db-01 was released and is no longer charged.')).toBeVisible();
});
