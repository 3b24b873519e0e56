import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { MemberTable } from './member-table';

const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });

it('has no "none" on a phone, where no head says of what there is none', () => {
  provideTestSite();
  nav.navigator.push('/app/network/vpc');
  const node = { id: 'n', owner: 's', kind: 'node', name: 'db', number: 2, to: '/services/service/tll/s' } as const;
  render(
    <AreaRoot name="test">
      <MemberTable members={[node]} isLoading={false} unread={[]} isWhole />
    </AreaRoot>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Service node');
  expect(screen.queryByText('none')).toBeNull();
});
