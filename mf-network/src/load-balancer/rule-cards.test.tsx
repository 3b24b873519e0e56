import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { ForwardingRule } from '@console/contract/load-balancer';
import { RuleTable } from './tables';

const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });

it('has all of a rule on a phone, its limit too', async () => {
  provideTestSite();
  nav.navigator.push('/app/network/load_balancer');
  const rule = v.parse(ForwardingRule, {
    uuid: 'rule-1',
    protocol: 'TCP',
    source_port: 443,
    target_port: 8443,
    settings: { connection_limit: 2500, session_persistence: 'SOURCE_IP' },
  });
  render(
    <AreaRoot name="test">
      <RuleTable rules={[rule]} reason={undefined} onOpen={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText('By source address, Connection limit 2,500')).toBeVisible();
});
