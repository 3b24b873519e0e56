import { render, screen } from '@testing-library/react';
import { Receipt } from './receipt';

const cents = (text: string | null | undefined): number => Number(text?.replace(/[^\d-]/g, ''));
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).parentElement;
const monthOf = (name: string): number => cents(rowOf(name)?.lastElementChild?.textContent);

it('adds up as it is shown: items to the sum, and with the tax to the total', () => {
  render(
    <Receipt
      currency="EUR"
      lines={[
        { id: 'cpu', label: 'vCPU', monthly: 10.005 },
        { id: 'ram', label: 'Memory', monthly: 10.005 },
        { id: 'ip', label: 'Public IPv4', monthly: 2.005 },
        { id: 'network', label: 'Network', monthly: null },
        { id: 'discount', label: 'Discount', monthly: -1.106 },
      ]}
      before={{ label: 'Before VAT', monthly: 20.909 }}
      tax={{ label: 'VAT', monthly: 5.0182 }}
      total={{ label: 'Total', amount: 25.9272 }}
    />,
  );
  const total = cents(screen.getByText(/25\.9/).textContent);
  const before = monthOf('Before VAT');
  expect(total).toBe(2593);
  expect(before + monthOf('VAT')).toBe(total);
  expect(['vCPU', 'Memory', 'Public IPv4', 'Discount'].reduce((sum, name) => sum + monthOf(name), 0)).toBe(before);
  expect(rowOf('Network')).toHaveTextContent(/^Network$/);
});
