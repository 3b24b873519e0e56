import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { aServiceView } from '../fixture';
import { AllowDialog } from './allow-dialog';
import { DisallowDialog } from './disallow-dialog';

const serviceWith = (whitelist_addresses: readonly string[]) => aServiceView({ whitelist_addresses });

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/services');
});
afterEach(() => resetApi());

it.each([
  ['203.0.113.7', ['203.0.113.7', '10.0.0.1'], 'New connections from 203.0.113.7 are refused'],
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24'], '203.0.113.7 can still connect: 203.0.113.0/24 includes it'],
  [
    '203.0.113.0/24',
    ['203.0.113.7', '203.0.113.0/24', '203.0.113.9'],
    'New connections from 203.0.113.0/24 are refused, except from 203.0.113.7, 203.0.113.9',
  ],
])('says who can still connect without %s in %j', async (entry, list, text) => {
  render(
    <AreaRoot name="test">
      <DisallowDialog service={serviceWith(list)} entry={entry} onClose={() => undefined} />
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['0.0.0.0/0', '0.0.0.0/0 allows every IPv4 address'],
  ['::/0', '::/0 allows every IPv6 address'],
])('says whom %s lets in', async (entry, text) => {
  render(
    <AreaRoot name="test">
      <AllowDialog service={serviceWith([])} onClose={() => undefined} />
    </AreaRoot>,
  );
  await userEvent.type(await screen.findByRole('textbox'), entry);
  expect(await screen.findByText(text)).toBeVisible();
});
