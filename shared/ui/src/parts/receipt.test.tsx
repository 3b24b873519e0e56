import { render, screen } from '@testing-library/react';
import { Receipt } from './receipt';

const cents = (text: string | null | undefined): number => Number(text?.replace('−', '-').replace(/[^\d-]/g, ''));
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

const hourOf = (name: string): string => rowOf(name)?.children[1]?.textContent?.replace(/[^\d.-]/g, '') ?? '';

it('adds up by the hour as it does by the month', () => {
  const line = (id: string, hourly: number) => ({ id, label: id, hourly, monthly: hourly * 730 });
  const { rerender } = render(
    <Receipt
      currency="EUR"
      lines={[line('cpu', 0.01005), line('ram', 0.01005), line('disk', 0.00205)]}
      before={{ label: 'Before VAT', hourly: 0.02215, monthly: 16.1695 }}
      tax={{ label: 'VAT', hourly: 0.005316, monthly: 3.88068 }}
      total={{ label: 'Total', amount: 20.05018 }}
    />,
  );
  const sum = (...names: string[]) => names.reduce((total, name) => total + Number(hourOf(name)), 0).toFixed(4);
  expect(sum('Before VAT', 'VAT')).toBe('0.0275');
  expect(sum('cpu', 'ram', 'disk')).toBe(hourOf('Before VAT'));
  rerender(
    <Receipt
      lines={[line('cpu', 0.01), line('mail', 0.000_02)]}
      total={{ label: 'Total', amount: 7.3146 }}
      currency="EUR"
    />,
  );
  expect([hourOf('cpu'), hourOf('mail')]).toEqual(['0.0100', '0.00002']);
});
