import { act, render, screen } from '@testing-library/react';
import { big, configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { ComponentProps } from 'react';
import { CostBlock } from './cost-block';

const accounts = [
  { id: 1, title: 'Full', discount_percentage: 0 },
  { id: 2, title: 'Discounted', discount_percentage: 5 },
];

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network');
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (address) =>
      Promise.resolve(Response.json(String(address).includes('billing_account') ? accounts : { EUR: {} })),
  });
  signIn('k'.repeat(32));
});

// What answers last is still on its way when a test has seen enough.
afterEach(() => act(() => new Promise((resolve) => setTimeout(resolve))));

const block = (props: ComponentProps<typeof CostBlock>) => (
  <AreaRoot name="test">
    <CostBlock {...props} />
  </AreaRoot>
);

const text = () => document.body.textContent.replaceAll('\u00a0', ' ');

it('tells the price of a month, of what it is made, and that something is free or has none', async () => {
  const { rerender } = render(
    block({
      monthly: big('10.22'),
      parts: [
        { id: 'own', label: 'Load balancer', amount: big('7.3') },
        { id: 'addresses', label: '1 public address', amount: big('2.92') },
        { id: 'nothing', label: 'Something', amount: undefined },
      ],
    }),
  );
  expect(text()).toContain('€10.22');
  expect(text()).toContain('Load balancer€7.30');
  expect(text()).not.toContain('Something');
  rerender(block({ monthly: null, note: 'Networks cost nothing' }));
  expect(text()).toBe('CostNetworks cost nothingFree');
  rerender(block({ monthly: undefined, facts: [{ label: 'Size', value: '1 GB' }] }));
  // Nothing is claimed of a price while the list is on its way.
  expect(text()).toBe('CostPer month, before VAT');
  expect(await screen.findByText('The price is unknown right now.')).toBeVisible();
  expect(text()).not.toContain('1 GB');
  rerender(block({ monthly: undefined, unpriced: 'Its size is not known.' }));
  expect(text()).toContain('Its size is not known.');
});

it('tells what a thing has cost so far beside the price of a whole month', () => {
  const { rerender } = render(
    block({
      monthly: big(412),
      hourly: big('0.5644'),
      soFar: { amount: big('63.88'), isLoading: false, parts: [{ id: 'disks', label: 'Disks', amount: big('10.22') }] },
    }),
  );
  expect(text()).toContain('€63.88of about €412.00 a month');
  expect(text()).toContain('€0.5644 an hour');
  expect(screen.getByText('Disks')).toBeVisible();
  rerender(block({ monthly: big(412), soFar: { amount: undefined, isLoading: false } }));
  expect(text()).toContain('About €412.00 a month');
});

it('says in words that a month costs at least so much, with and without what it has cost so far', () => {
  const { rerender } = render(
    block({ monthly: big(12), isAtLeast: true, soFar: { amount: big('3.1'), isLoading: false } }),
  );
  expect(text()).toContain('€3.10of at least €12.00 a month');
  rerender(block({ monthly: big(12), isAtLeast: true, soFar: { amount: undefined, isLoading: false } }));
  expect(text()).toContain('At least €12.00 a month');
});

it('takes the discount of the account that pays off all of its amounts, and says so once', async () => {
  const charged = { uuid: 'vm-1', billingAccount: 2 };
  const { rerender } = render(
    block({
      charged,
      monthly: big(100),
      parts: [
        { id: 'own', label: 'Load balancer', amount: big(80) },
        { id: 'addresses', label: '1 public address', amount: big(20) },
      ],
    }),
  );
  expect(await screen.findByText('Per month, before VAT, 5% discount included')).toBeVisible();
  expect(text()).toContain('€95.00');
  expect(text()).toContain('Load balancer€76.00');
  expect(text()).toContain('1 public address€19.00');
  rerender(
    block({
      charged,
      monthly: big(100),
      hourly: big('0.2'),
      soFar: { amount: big(40), isLoading: false, parts: [{ id: 'disks', label: 'Disks', amount: big(40) }] },
    }),
  );
  expect(text()).toContain('€38.00of about €95.00 a month');
  expect(text()).toContain('Disks€38.00');
  expect(text()).toContain('€0.1900 an hour');
  expect(text().match(/discount/g)).toHaveLength(1);
  rerender(block({ charged: { uuid: 'vm-1', billingAccount: 1 }, monthly: big(100) }));
  expect(text()).toContain('Per month, before VAT€100.00');
});

it('leads to what a thing is charged for, where it is known who pays', () => {
  const { rerender } = render(block({ monthly: big(1), charged: { uuid: 'vm 1', billingAccount: 7 } }));
  expect(screen.getByRole('link', { name: 'See what is charged' })).toHaveAttribute(
    'href',
    '/app/billing/account/7?tab=spending&resource=vm+1',
  );
  rerender(block({ monthly: big(1), charged: { uuid: 'vm 1', billingAccount: null } }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells a failure in the place of what it has cost', () => {
  render(
    block({ monthly: big(1), soFar: { amount: undefined, isLoading: false, error: new Error('No usage today') } }),
  );
  expect(screen.getByText(/No usage today/)).toBeVisible();
});
