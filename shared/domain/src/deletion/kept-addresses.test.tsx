import { act, renderHook, waitFor } from '@testing-library/react';
import { big, configureApi, resetApi, signIn } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { useKeptAddresses } from './kept-addresses';

const accounts = [
  { id: 1, title: 'Full', discount_percentage: 0 },
  { id: 2, title: 'Half', discount_percentage: 50 },
];

function serve(prices: object) {
  provideTestSite();
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (address) =>
      Promise.resolve(Response.json(String(address).includes('billing_account') ? accounts : { EUR: { tll: prices } })),
  });
  signIn('k'.repeat(32));
}

// The list that comes last is still on its way when a test has seen enough.
afterEach(() => act(() => new Promise((resolve) => setTimeout(resolve))));

it('keeps addresses and takes what they cost off what is saved, until they are released too', async () => {
  serve({ UNASSIGNED_FLOATING_IP: [{ price_per_unit: 0.005 }] });
  const { result } = renderHook(() => useKeptAddresses('tll', ['203.0.113.1', '203.0.113.2'], 1));
  await waitFor(() => expect(result.current.saved(big(30))?.toString()).toBe('22.7'));
  expect(result.current.consequences).toMatchObject([
    {
      tone: 'kept',
      text: 'Floating IPs 203.0.113.1, 203.0.113.2 are kept',
      detail: '€7.30 a month while they are not assigned',
      choice: { label: 'Release them too', checked: false },
    },
  ]);
  expect(result.current.released).toEqual([]);
  act(() => result.current.consequences[0]?.choice?.onChange(true));
  expect(result.current.consequences).toMatchObject([{ tone: 'erased', choice: { checked: true } }]);
  expect(result.current.released).toEqual(['203.0.113.1', '203.0.113.2']);
  expect(result.current.saved(big(30))?.toString()).toBe('30');
});

it('tells what is saved and what is kept after the discount of the account that pays', async () => {
  serve({ UNASSIGNED_FLOATING_IP: [{ price_per_unit: 0.005 }] });
  const { result } = renderHook(() => useKeptAddresses('tll', ['203.0.113.1', '203.0.113.2'], 2));
  await waitFor(() => expect(result.current.saved(big(30))?.toString()).toBe('11.35'));
  expect(result.current.consequences).toMatchObject([{ detail: '€3.65 a month while they are not assigned' }]);
});

it('does not know what is saved where the price of a kept address is not known', async () => {
  serve({});
  const { result } = renderHook(() => useKeptAddresses('tll', ['203.0.113.1'], 1));
  await act(() => Promise.resolve());
  expect(result.current.saved(big(30))).toBeUndefined();
  expect(result.current.saved(undefined)).toBeUndefined();
});

it('says nothing where there is no address', () => {
  serve({});
  const { result } = renderHook(() => useKeptAddresses('tll', [], 1));
  expect(result.current).toMatchObject({ consequences: [], released: [] });
  expect(result.current.saved(big(30))?.toString()).toBe('30');
});
