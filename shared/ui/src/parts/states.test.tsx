import { render, screen } from '@testing-library/react';
import { Card } from './layout';
import { EmptyState } from './states';

it('heads what is empty one level below the card that it stands in', () => {
  render(
    <>
      <EmptyState title="No machines" />
      <Card title="Floating IPs">
        <EmptyState title="No addresses" />
      </Card>
      <Card>
        <EmptyState title="No invoices" />
      </Card>
    </>,
  );
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(levels).toEqual(['H2 No machines', 'H2 Floating IPs', 'H3 No addresses', 'H2 No invoices']);
});
