import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Network } from '@console/contract/network';
import type { Members } from '../members/use-members';
import { LeadingIn } from './leading-in';

const network = { ...v.parse(Network, { uuid: 'n1', name: 'shop' }), location: 'tll' };
const retry = () => undefined;
const found: Members = {
  members: [],
  isLoading: false,
  machines: [],
  balancers: [],
  services: { error: undefined, retry },
  unread: [],
  unseen: 0,
};

it('denies no floating IP before what they lead to is known', async () => {
  const respond: ((response: Response) => void)[] = [];
  provideTestSite();
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: () => new Promise((resolve) => respond.push(resolve)),
  });
  signIn('k'.repeat(32));
  nav.navigator.push('/app/network/vpc');
  const page = (members: Members) => (
    <AreaRoot name="test">
      <LeadingIn network={network} found={members} />
    </AreaRoot>
  );
  const none = 'No floating IP is assigned to anything in this network.';
  const { rerender } = render(page(found));
  expect(await screen.findByText('Connected to')).toBeVisible();
  expect(screen.queryByText(none)).toBeNull();
  for (const one of respond) one(Response.json([]));
  expect(await screen.findByText(none)).toBeVisible();
  rerender(page({ ...found, balancers: [{ slug: 'tll', state: 'failed', count: 0, retry }] }));
  expect(screen.getByText('unknown')).toBeVisible();
  rerender(page(found));
  expect(screen.getByText(none)).toBeVisible();
  rerender(page({ ...found, unread: [{ id: 's1', label: 'orders-db', isMissing: true }] }));
  expect(screen.getByText('unknown')).toBeVisible();
  rerender(page(found));
  expect(screen.getByText(none)).toBeVisible();
  // Of accounts that the reader does not see.
  rerender(page({ ...found, unseen: 2 }));
  expect(screen.getByText('unknown')).toBeVisible();
});
