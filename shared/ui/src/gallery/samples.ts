import type { RailItem } from '../parts/location';
import type { ReceiptLine } from '../parts/receipt';

export const rail: RailItem[] = [
  { id: 'all', name: 'All locations', count: 14, mix: { good: 9, idle: 2, working: 2, broken: 1 } },
  { id: 'tll', name: 'Tallinn', code: 'tll', count: 5, mix: { good: 3, idle: 1, working: 1 } },
  { id: 'jhv', name: 'Jõhvi', code: 'jhv', count: 6, mix: { good: 3, idle: 1, working: 1, broken: 1 } },
  { id: 'trtu', name: 'Tartu', code: 'trtu', state: 'loading' },
  { id: 'jkt', name: 'Jakarta', code: 'jkt', state: 'failed' },
];

export const lines: ReceiptLine[] = [
  { id: 'cpu', label: 'vCPU', note: '2 × €0.0060', hourly: 0.012, monthly: 8.76 },
  { id: 'ram', label: 'Memory', note: '4 GB × €0.0030', hourly: 0.012, monthly: 8.76 },
  { id: 'disk', label: 'SSD disk', note: '60 GB × €0.0001', hourly: 0.006, monthly: 4.38 },
  { id: 'ip', label: 'Public IPv4', note: '1 address', hourly: 0.004, monthly: 2.92 },
];

export const parts = [
  { id: 'a', label: 'Virtual machines', amount: 363.4 },
  { id: 'b', label: 'Bare metal', amount: 219.66 },
  { id: 'c', label: 'Managed services', amount: 98.3 },
  { id: 'd', label: 'Network', amount: 45.38 },
  { id: 'e', label: 'Storage', amount: 6.81 },
];

export const days = Array.from({ length: 21 }, (_, i) => ({
  id: String(i + 1),
  label: String(i + 1),
  parts: [16 + (i % 5) * 2, 9, 4 + (i % 3), 2, 0.4],
}));
