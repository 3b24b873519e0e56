import { render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { LoadBalancerTarget } from '@console/contract/load-balancer';
import { TargetTable, type TargetTableProps } from './tables';

const target = v.parse(LoadBalancerTarget, { target_uuid: 'vm-1', target_type: 'vm', target_ip_address: '10.0.0.5' });

const show = (more: Partial<TargetTableProps>) =>
  render(
    <AreaRoot name="test">
      <TargetTable
        location="tll"
        targets={[{ target, vm: undefined }]}
        unread={[]}
        machines="ready"
        reason={undefined}
        onOpen={jest.fn()}
        {...more}
      />
    </AreaRoot>,
  );
const row = () => within(screen.getByRole('row', { name: /vm-1/ }));

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network/load_balancer');
});

it('does not say of a machine that could not be read that it has no status, and nothing while it is read', () => {
  const { unmount } = show({ machines: 'failed' });
  expect(row().getByText('unknown')).toBeVisible();
  unmount();
  show({ machines: 'loading' });
  expect(row().queryByText(/unknown|none/)).toBeNull();
});

it('counts the targets that could not be read', async () => {
  show({ unread: [{ id: '', label: '', isMissing: true }] });
  expect(await screen.findByRole('status')).toHaveTextContent(/could not be read/);
});
