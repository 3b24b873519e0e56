import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { call, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import type { BalancerRow } from '../rows';
import { RemoveRuleDialog, RemoveTargetDialog } from './remove-dialogs';

const target = { target_uuid: 'vm-1', target_type: 'vm', target_ip_address: '10.0.0.1' };
const unread = { target_uuid: 7 };
const rule = { uuid: 'rule-1', protocol: 'TCP', source_port: 443, target_port: 8443 };
const unreadRule = { uuid: 'rule-2', source_port: {} };

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

async function read(parts: object): Promise<BalancerRow> {
  fakeServer({ 'GET /tll/network/load_balancers': [[{ uuid: 'lb-1', display_name: 'front', ...parts }]] });
  const [row] = await call(listLoadBalancers, { location: 'tll' });
  if (!row) throw new Error('The load balancer could not be read');
  return {
    ...row,
    location: 'tll',
    network: undefined,
    networkState: 'ready',
    publicAddress: '',
    addressState: 'ready',
    account: '',
    addresses: [],
    pending: undefined,
  };
}

async function shows(dialog: ReactNode, said: RegExp): Promise<void> {
  provideTestSite();
  nav.navigator.push('/app/network/load_balancer');
  render(<AreaRoot name="test">{dialog}</AreaRoot>);
  expect(await screen.findByText(said)).toBeVisible();
}

it.each([
  ['the last target the last', [target], true],
  ['nothing so where one could not be read', [target, unread], false],
])('of targets, calls %s', async (_, targets, isLast) => {
  const row = await read({ targets });
  await shows(
    <RemoveTargetDialog row={row} target={{ target, vm: undefined }} rest={[]} onClose={jest.fn()} />,
    /receives no new connections/,
  );
  expect(screen.queryByText(/It's the last target/) !== null).toBe(isLast);
});

it.each([
  ['the last rule the last', [rule], true],
  ['nothing so where one could not be read', [rule, unreadRule], false],
])('of rules, calls %s', async (_, rules, isLast) => {
  const row = await read({ forwarding_rules: rules });
  const [only] = row.forwarding_rules;
  if (!only || row.forwarding_rules.length > 1) throw new Error('Not the one rule was read');
  await shows(<RemoveRuleDialog row={row} rule={only} onClose={jest.fn()} />, /New connections to port 443/);
  expect(screen.queryByText(/It's the last rule/) !== null).toBe(isLast);
});
