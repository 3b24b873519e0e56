import { render, screen, within } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { IpAddressDetail } from './detail';

const address = { uuid: 'ip-1', address: '203.0.113.14', name: 'front', type: 'public' };

async function open(search = ''): Promise<void> {
  provideTestSite();
  fakeServer({
    'GET /tll/network/ip_addresses': [[address]],
    'GET /payment/billing_account/list': [[]],
    'GET /pricing/list/current': [{}],
    'GET /charging/usage': [[]],
  });
  nav.navigator.push(`/app/network/ip_address/tll/ip-1${search}`);
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/network/ip_address/:location/:uuid" element={<IpAddressDetail />} />
      </Routes>
    </AreaRoot>,
  );
  await screen.findByRole('heading', { level: 1, name: '203.0.113.14' });
}

afterEach(() => resetApi());

it('has its facts over its tabs, in each of them', async () => {
  await open('?tab=activity');
  const facts = screen.getByText('Private address');
  const tabs = screen.getByRole('tablist');
  expect(facts.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('has what few need in its overview', async () => {
  await open();
  const overview = screen.getByRole('tabpanel', { name: 'Overview' });
  expect(within(overview).getByText('ip-1')).toBeVisible();
  expect(within(overview).queryByText('Private address')).toBeNull();
});
