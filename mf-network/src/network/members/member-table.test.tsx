import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { MemberTable } from './member-table';
import type { Member } from './members';

const machine = (index: number): Member => ({
  id: `vm-${index}`,
  owner: `vm-${index}`,
  kind: 'machine',
  name: `web-${index}`,
  to: `/compute/vm/tll/vm-${index}`,
  status: 'running',
  address: `10.0.1.${index}`,
  vcpu: 1,
  memory: 1024,
});
const node: Member = { id: 'n', owner: 's', kind: 'node', name: 'db', number: 2, to: '/services/service/tll/s' };
const lost: Member = { id: 'x', owner: 'x', kind: 'machine', name: 'x', to: '/compute/vm/tll/x', isUnread: true };

const balancer: Member = {
  id: 'b',
  owner: 'b',
  kind: 'balancer',
  name: 'lb',
  to: '/network/load_balancer/tll/b',
  targets: 2,
};

const show = (members: readonly Member[], isWhole = true) =>
  render(
    <AreaRoot name="test">
      <MemberTable members={members} isLoading={false} unread={[]} isWhole={isWhole} />
    </AreaRoot>,
  );
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network/vpc');
});

it('names nodes of services, and says what is not known of a machine that could not be read', () => {
  show([machine(1), node, lost]);
  expect(names()).toEqual(['db, node 2', 'web-1', 'x']);
  const row = screen.getByRole('row', { name: /x/ });
  expect(within(row).getAllByText('unknown').length).toBeGreaterThan(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says of a node what is not known, and nothing of the status of a load balancer, which has none', () => {
  show([node, balancer]);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/db, node 2/).slice(-4)).toEqual(['Service node', 'unknown', 'none', 'unknown']);
  expect(cells(/lb/).slice(-4)).toEqual(['Load balancer', '', 'none', '2 targets']);
});

it('is searched by name and address where there are many', async () => {
  show([...Array.from({ length: 20 }, (_, index) => machine(index + 1)), node]);
  await userEvent.type(screen.getByRole('searchbox'), '10.0.1.17');
  expect(names()).toEqual(['web-17']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'node 2');
  expect(names()).toEqual(['db, node 2']);
});

it.each([
  [true, /^Nothing is in this network yet\./],
  [false, "What's in this network can't be shown right now."],
])('is empty only where all of it could be read: %s', (isWhole, text) => {
  show([], isWhole);
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  [true, /, or add a subinterface to an existing machine\.$/],
  [false, /Choose it when you create a resource\.$/],
])('says how something gets into it, by machines only where they are offered (%s)', (vmsEnabled, text) => {
  provideTestSite({ vmsEnabled });
  show([]);
  expect(screen.getByText(text)).toBeVisible();
});
