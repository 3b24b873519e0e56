import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { TopUpForm } from './form';

const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => narrow });

const processor = { type: 'link', name: 'Duitku', keyword: 'duitku' } as const;

const omise = {
  type: 'link' as const,
  name: 'Omise',
  keyword: 'omise',
  methods: [{ key: 'promptpay', name: 'PromptPay' }],
};

/** The form of an account that is asked to pay 50 by link, of which the processor takes `final`. */
async function show(final: number, way = 'link:duitku'): Promise<void> {
  provideTestSite({ paymentProcessors: [processor, omise] });
  fakeServer({
    'GET /payment/card/list': [[]],
    'GET /payment/final_topup_amount': [{ final_amount: final }],
    'GET /charging/usage': [[]],
  });
  nav.navigator.push(`/app/billing/account/7/top-up?amount=50&way=${way}`);
  await act(async () => {
    render(
      <AreaRoot name="test">
        <TopUpForm account={{ id: 7, title: 'Mine' }} />
      </AreaRoot>,
    );
  });
}

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it.each([
  ['in a bar at the foot of a phone', true],
  ['in the column beside the form', false],
])('says what a processor takes beside the button, once: %s', async (_, isNarrow) => {
  narrow.matches = isNarrow;
  await show(60.01);
  expect(await screen.findByText('We calculated €50.00. Duitku will charge €60.01.')).toBeVisible();
  expect(screen.getAllByText('€60.01', { exact: true })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
});

it('names the method of a processor that was chosen', async () => {
  narrow.matches = false;
  await show(50, 'link:omise:promptpay');
  expect(await screen.findByText('This is the final amount with PromptPay.')).toBeVisible();
});

it('opens the receipt from the bar', async () => {
  narrow.matches = true;
  await show(50);
  await screen.findByText('This is the final amount with Duitku.');
  await userEvent.click(screen.getByRole('button', { name: /You pay/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Summary' });
  expect(within(sheet).getByText('Credit')).toBeVisible();
  expect(within(sheet).getByText('This is the final amount with Duitku.')).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Continue' })).toBeVisible();
});
