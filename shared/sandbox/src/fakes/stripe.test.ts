import type { Stripe, StripeCardElement, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { TestSandbox } from '../testing/client';
import { holdings, ORIGIN, SECOND_ACCOUNT, startPaySandbox } from '../testing/pay-site';
import { type Choice, connectScripts, forgetScripts, runScript } from '../testing/run-script';

let test: TestSandbox;
let stripe: Stripe;
let net: ReturnType<typeof connectScripts>;

async function start(choice: Choice): Promise<void> {
  forgetScripts();
  test = await startPaySandbox();
  net = connectScripts(test, choice);
  runScript('stripe');
  const loaded = await loadStripe('pk_test_sandbox');
  if (!loaded) throw new Error('Stripe was not loaded');
  stripe = loaded;
}

function fill(values: Readonly<Record<string, string>>): void {
  const fields = document.querySelector('#card > div')?.shadowRoot;
  for (const [name, value] of Object.entries(values)) {
    const input = fields?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!input) throw new Error(`There is no field '${name}'`);
    input.value = value;
    input.dispatchEvent(new Event('input'));
  }
}

const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 31', cvc: '123' };

function mounted(): StripeCardElement {
  document.body.innerHTML = '<div id="card"></div>';
  const element = stripe.elements().create('card');
  element.mount('#card');
  return element;
}

const prehook = () =>
  test.call('prehookCard', { billing_account_id: SECOND_ACCOUNT, processor_keyword: 'stripe_creditcard' });

it('satisfies the loader without a warning about versions', async () => {
  const warn = jest.spyOn(console, 'warn');
  await start('approve');
  expect(warn).not.toHaveBeenCalled();
});

describe('the card element', () => {
  it('tells what is filled, and is ready after it was mounted', async () => {
    await start('approve');
    const element = mounted();
    const seen: boolean[] = [];
    element.on('change', ({ complete }) => seen.push(complete));
    await new Promise<void>((resolve) => {
      element.on('ready', () => resolve());
    });
    fill(GOOD);
    expect(seen).toEqual([false, false, true]);
  });

  it.each([
    [{ ...GOOD, number: '4242 4242 4242 4241' }, 'invalid_number'],
    [{ ...GOOD, number: '4242' }, 'incomplete_number'],
    [{ ...GOOD, expiry: '01 / 20' }, 'invalid_expiry_year_past'],
    [{ ...GOOD, expiry: '1' }, 'incomplete_expiry'],
    [{ ...GOOD, cvc: '1' }, 'incomplete_cvc'],
  ])('refuses %o: %s', async (values, code) => {
    await start('approve');
    const element = mounted();
    fill(values);
    const { error } = await stripe.createToken(element);
    expect(error?.code).toBe(code);
  });

  it('never sends the number anywhere', async () => {
    await start('approve');
    const element = mounted();
    fill({ ...GOOD, number: '4000 0000 0000 3220' });
    const { client_secret } = await prehook();
    const { setupIntent } = await stripe.confirmCardSetup(client_secret, { payment_method: { card: element } });
    expect(setupIntent?.status).toBe('succeeded');
    expect(JSON.stringify(net.sent)).not.toMatch(/4000\s?0000/);
    expect(JSON.stringify(await test.control('GET', 'requests'))).not.toMatch(/4000\s?0000/);
  });
});

describe('saving a card', () => {
  async function confirm(choice: Choice, number: string) {
    await start(choice);
    const element = mounted();
    fill({ ...GOOD, number });
    const { client_secret } = await prehook();
    return stripe.confirmCardSetup(client_secret, { payment_method: { card: element } });
  }

  it('gives a payment method that the API keeps and verifies', async () => {
    const { setupIntent } = await confirm('approve', GOOD.number);
    const token = String(setupIntent?.payment_method);
    const saved = { billing_account_id: SECOND_ACCOUNT, token, processor_keyword: 'stripe_creditcard' };
    const { id } = await test.call('createCard', saved);
    expect((await test.call('verifyCard', { payment_object_id: id })).card.is_verified).toBe(true);
    expect(net.opened).toEqual([]);
  });

  it('opens the page of the bank', async () => {
    const { setupIntent } = await confirm('approve', '4000000000003220');
    expect(setupIntent?.status).toBe('succeeded');
    expect(net.opened).toEqual([
      expect.stringMatching(/^http:\/\/pay\.localhost:8140\/pay\/whole\/seti_\w+\?frame=1$/),
    ]);
  });

  it.each(['decline', 'timeout', 'close'] as const)('fails on %s', async (response) => {
    const { error } = await confirm(response, '4000000000003220');
    expect(error?.code).toBe('setup_intent_authentication_failure');
  });

  it('is told of a card that is declined, and takes another one', async () => {
    const { error } = await confirm('approve', '4000000000000002');
    expect(error?.message).toBe('Your card was declined.');
  });
});

describe('paying', () => {
  it('confirms a purchase that the bank asks about', async () => {
    await start('approve');
    const card = {
      billing_account_id: SECOND_ACCOUNT,
      token: 'tok_authenticationRequired',
      processor_keyword: 'stripe_creditcard',
    };
    const { id } = await test.call('createCard', card);
    const { authorize_uri } = await test.call('verifyCard', { payment_object_id: id });
    await test.fetchFrom(
      new URL(authorize_uri ?? '').pathname,
      { method: 'POST', body: 'action=approve' },
      'pay.localhost',
    );
    const before = await holdings(test, SECOND_ACCOUNT);
    const bought = await test.call('buyCredit', {
      billing_account_id: SECOND_ACCOUNT,
      payment_object_id: id,
      amount: 50,
    });
    const secret = bought.data?.client_secret ?? '';
    expect((await stripe.retrievePaymentIntent(secret)).paymentIntent?.status).not.toBe('succeeded');
    expect((await stripe.confirmCardPayment(secret)).paymentIntent?.status).toBe('succeeded');
    expect((await stripe.retrievePaymentIntent(secret)).paymentIntent?.status).toBe('succeeded');
    expect((await holdings(test, SECOND_ACCOUNT)).credit).toBeCloseTo(before.credit + 50, 2);
  });

  it('pays by the payment element', async () => {
    await start('approve');
    const { data } = await test.call('sendLinkData', {
      billing_account_id: SECOND_ACCOUNT,
      amount: 50,
      processor: 'stripe_wallet',
      params: JSON.stringify({ referrer_url: `${ORIGIN}/app/` }),
    });
    document.body.innerHTML = '<div id="card"></div>';
    const elements: StripeElements = stripe.elements({ clientSecret: data?.client_secret ?? '' });
    elements.create('payment').mount('#card');
    fill(GOOD);
    expect((await elements.submit()).error).toBeUndefined();
    const confirmed = await stripe.confirmPayment({ elements, redirect: 'if_required' });
    expect(confirmed.paymentIntent?.status).toBe('succeeded');
    const result = { billing_account_id: SECOND_ACCOUNT, identifier: data?.identifier ?? '' };
    expect((await test.call('getLinkResult', result)).status).toBe('success');
  });
});

it('reads a card of three fields by the one with its number', async () => {
  await start('approve');
  document.body.innerHTML = '<div id="number"></div><div id="expiry"></div><div id="cvc"></div>';
  const elements = stripe.elements();
  const number = elements.create('cardNumber');
  number.mount('#number');
  elements.create('cardExpiry').mount('#expiry');
  elements.create('cardCvc').mount('#cvc');
  const { client_secret } = await prehook();
  const confirm = () => stripe.confirmCardSetup(client_secret, { payment_method: { card: number } });
  expect((await confirm()).error?.message).toBe('Your card number is incomplete.');
  for (const [name, value] of Object.entries(GOOD)) {
    const input = document.querySelector(`#${name} > div`)?.shadowRoot?.querySelector('input');
    if (!input) throw new Error(`There is no field '${name}'`);
    input.value = value;
  }
  expect((await confirm()).setupIntent?.status).toBe('succeeded');
});
