import '../testing/run-script';
import { purchaseStep } from '@console/contract/top-up-step';
import type { TestSandbox } from '../testing/client';
import { ACCOUNT, ORIGIN, SECOND_ACCOUNT, startPaySandbox } from '../testing/pay-site';
import { connectProcessors, visitProcessor } from './in-page';

let test: TestSandbox;

const inPage: typeof fetch = (input, init) => {
  const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
  return test.fetchFrom(pathname, init, hostname);
};

beforeAll(async () => {
  test = await startPaySandbox();
  await connectProcessors(inPage, ORIGIN);
});

async function dialog(): Promise<ShadowRoot> {
  for (;;) {
    const root = [...document.body.children]
      .map((child) => child.shadowRoot)
      .find((one) => one?.querySelector('[role=dialog]'));
    if (root) return root;
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

const press = (root: ShadowRoot, text: string) =>
  [...root.querySelectorAll('button')].find((button) => button.textContent === text)?.click();

it('visits a page as a dialog, and says where it leads', async () => {
  const { data } = await test.call('sendLinkData', {
    billing_account_id: ACCOUNT,
    amount: 50,
    processor: 'adyen',
    params: JSON.stringify({ referrer_url: `${ORIGIN}/app/billing` }),
  });
  const visited = visitProcessor(inPage, data?.redirect_url ?? '');
  const root = await dialog();
  expect(root.textContent).toContain('€62.00');
  press(root, 'Approve');
  expect(await visited).toMatch(/^http:\/\/localhost:8140\/app\/billing\?identifier=CS/);
  const result = { billing_account_id: ACCOUNT, identifier: data?.identifier ?? '' };
  expect((await test.call('getLinkResult', result)).status).toBe('success');
  expect(document.body.children).toHaveLength(0);
});

it('confirms a purchase with the code of the bank, by the script of the processor', async () => {
  const card = {
    billing_account_id: SECOND_ACCOUNT,
    token: 'tok_authenticationRequired',
    processor_keyword: 'stripe_creditcard',
  };
  const { id } = await test.call('createCard', card);
  const { authorize_uri } = await test.call('verifyCard', { payment_object_id: id });
  const visited = visitProcessor(inPage, authorize_uri ?? '');
  press(await dialog(), 'Approve');
  expect(await visited).toBeNull();
  const step = purchaseStep(
    await test.call('buyCredit', { billing_account_id: SECOND_ACCOUNT, payment_object_id: id, amount: 20 }),
  );
  const { Stripe } = window as unknown as {
    Stripe: (key: string) => { confirmCardPayment(secret: string): Promise<unknown> };
  };
  const paid = Stripe('pk_test_sandbox').confirmCardPayment(step.kind === 'confirm' ? step.clientSecret : '');
  const root = await dialog();
  const input = root.querySelector('input');
  const respond = (code: string) => {
    if (input) input.value = code;
    input?.form?.requestSubmit();
  };
  respond('1');
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(root.querySelector('[role=alert]')?.textContent).toBe('This code is wrong. Try again.');
  respond('123456');
  expect(await paid).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});
