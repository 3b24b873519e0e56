import { loadScript } from '@paypal/paypal-js';
import type { TestSandbox } from '../testing/client';
import { ORIGIN, SECOND_ACCOUNT, startPaySandbox } from '../testing/pay-site';
import { type Choice, connectScripts, forgetScripts, runScript } from '../testing/run-script';

interface Omise {
  setPublicKey(key: string): void;
  createToken(
    type: string,
    details: unknown,
    callback: (status: number, response: { id: string; code?: string }) => void,
  ): void;
  createSource(
    type: string,
    details: unknown,
    callback: (status: number, response: { id: string; code?: string }) => void,
  ): void;
}

interface RazorpayOptions {
  readonly key: string;
  readonly order_id: string;
  readonly handler: (response: { razorpay_order_id: string }) => void;
  readonly modal: { readonly ondismiss: () => void };
}

declare global {
  interface Window {
    Omise?: Omise;
    Razorpay?: new (options: RazorpayOptions) => {
      open(): Promise<void>;
      on(name: string, listener: (event: { error: { description: string } }) => void): void;
    };
  }
}

let test: TestSandbox;

async function start(name: string, choice: Choice = 'approve') {
  forgetScripts();
  test = await startPaySandbox();
  const net = connectScripts(test, choice);
  runScript(name);
  return net;
}

const there = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The script did not set its global');
  return value;
};

const CARD = {
  name: 'Kadri',
  number: '4242424242424242',
  expiration_month: 12,
  expiration_year: 2031,
  security_code: '123',
};

const begin = async (processor: string, more: Record<string, unknown> = {}) => {
  const params = JSON.stringify({ referrer_url: `${ORIGIN}/app/`, ...more });
  return (await test.call('sendLinkData', { billing_account_id: SECOND_ACCOUNT, amount: 50, processor, params })).data;
};

describe('Omise', () => {
  const request = (kind: 'createToken' | 'createSource', type: string, details: unknown) =>
    new Promise<{ status: number; response: { id: string; code?: string } }>((resolve) => {
      there(window.Omise)[kind](type, details, (status, response) => resolve({ status, response }));
    });

  it('makes tokens that the API keeps, and sends nothing', async () => {
    const net = await start('omise');
    expect((await request('createToken', 'card', CARD)).status).toBe(401);
    there(window.Omise).setPublicKey('pkey_test_sandbox');
    const { status, response } = await request('createToken', 'card', CARD);
    expect([status, response.id]).toEqual([200, expect.stringMatching(/^tokn_test_visa4242/)]);
    const card = { billing_account_id: SECOND_ACCOUNT, token: response.id, processor_keyword: 'omise_creditcard' };
    expect((await test.call('createCard', card)).processor?.keyword).toBe('omise_creditcard');
    expect(net.sent).toEqual([]);
  });

  it('refuses cards with the code of Omise, and makes sources', async () => {
    await start('omise');
    there(window.Omise).setPublicKey('pkey_test_sandbox');
    const bad = await request('createToken', 'card', { ...CARD, number: '4242424242424241' });
    expect([bad.status, bad.response.code]).toEqual([400, 'invalid_card']);
    const { response } = await request('createSource', 'promptpay', { amount: 217000, currency: 'THB' });
    expect((await begin('omise', { source_id: response.id, currency: 'THB' }))?.qr_url).toContain('/code.svg');
  });
});

describe('Razorpay', () => {
  it.each([
    ['approve', 'paid', 'success'],
    ['decline', 'failed', 'failed'],
    ['timeout', 'failed', 'failed'],
    ['close', 'dismissed', 'pending'],
  ] as const)('tells of %s', async (received, told, status) => {
    await start('razorpay', received);
    const data = await begin('razorpay');
    const order = data?.order?.id ?? '';
    const seen: string[] = [];
    const checkout = new (there(window.Razorpay))({
      key: data?.key ?? '',
      order_id: order,
      handler: ({ razorpay_order_id }) => seen.push(razorpay_order_id === order ? 'paid' : 'paid another'),
      modal: { ondismiss: () => seen.push('dismissed') },
    });
    checkout.on('payment.failed', ({ error }) => seen.push(error.description ? 'failed' : 'failed in silence'));
    await checkout.open();
    expect(seen).toEqual([told]);
    const result = await test.call('getLinkResult', { billing_account_id: SECOND_ACCOUNT, identifier: order });
    expect(result.status).toBe(status);
  });
});

describe('PayPal', () => {
  const session_id = 'session-7';

  /** jsdom loads no scripts: runs ours when the vendor's loader puts its element into the page. */
  function loadLater(): void {
    new MutationObserver((changes, observer) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      const script = added.find(
        (node): node is HTMLScriptElement => node instanceof HTMLScriptElement && node.src !== '',
      );
      if (!script) return;
      observer.disconnect();
      runScript('paypal', { 'data-user-id-token': script.dataset['userIdToken'] ?? '' });
      script.dispatchEvent(new Event('load'));
    }).observe(document.head, { childList: true });
  }

  it.each([
    ['approve', 'approved'],
    ['decline', 'cancelled'],
    ['close', 'cancelled'],
    ['timeout', 'failed'],
  ] as const)('comes by the vendor’s loader and tells of %s', async (received, told) => {
    forgetScripts();
    test = await startPaySandbox();
    connectScripts(test, received);
    loadLater();
    const { token: dataUserIdToken } = await test.call('getPaypalIdToken', { session_id });
    const paypal = await loadScript({
      clientId: 'paypal-sandbox',
      dataUserIdToken,
      sdkBaseUrl: 'http://pay.localhost:8140/js/paypal.js',
    });
    document.body.innerHTML = '<div id="buttons"></div>';
    const seen = await new Promise<string>((resolve, reject) => {
      const buttons = paypal?.Buttons?.({
        createVaultSetupToken: async () =>
          (await test.call('getPaypalSetupToken', { session_id, return_url: `${ORIGIN}/app/` })).token,
        onApprove: async ({ vaultSetupToken }) => resolve(vaultSetupToken ? 'approved' : 'approved nothing'),
        onCancel: () => resolve('cancelled'),
        onError: () => resolve('failed'),
      });
      if (!buttons) return reject(new Error('There are no buttons'));
      return buttons
        .render('#buttons')
        .then(() => document.querySelector<HTMLButtonElement>('#buttons button')?.click());
    });
    expect(seen).toBe(told);
  });
});
