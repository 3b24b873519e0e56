import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { aVm } from '../../machine/fixture';
import { ConnectCard } from './connect-card';

it.each([
  ['Administrator', 'log in as Administrator.'],
  [undefined, 'open 203.0.113.14 in a remote desktop client and log in.'],
])('says how to log in to Windows as %s', (username, end) => {
  provideTestSite();
  nav.navigator.push('/app/compute/vm/jhv/vm-1');
  const vm = aVm({ os_name: 'windows', license_type: 'WINDOWS', addresses: ['203.0.113.14'], username });
  render(
    <AreaRoot name="test">
      <ConnectCard vm={vm} />
    </AreaRoot>,
  );
  expect(screen.getByText(/^The command is for Windows/)).toHaveTextContent(
    new RegExp(`${end.replaceAll('.', '\\.')}$`),
  );
});

it.each([
  ['ready', /^This machine has no public address/],
  ['failed', /^This machine's floating IPs could not be loaded/],
  ['loading', undefined],
] as const)('says that a machine has no public address once that is known: %s', (addressState, text) => {
  provideTestSite();
  nav.navigator.push('/app/compute/vm/jhv/vm-1');
  render(
    <AreaRoot name="test">
      <ConnectCard vm={aVm({ status: 'running', private_ipv4: '10.4.4.20', addresses: [], addressState })} />
    </AreaRoot>,
  );
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/public address|floating IP/)).toBeNull();
});
