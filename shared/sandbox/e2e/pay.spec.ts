import { expect, expectAccessible, inEachLook, originOf, SCHEMES, test } from '../../tooling/src/e2e/fixtures';
import type { Sandbox } from '../../tooling/src/e2e/sandbox';

const ACCOUNT = '1048001';

declare global {
  interface Window {
    confirmed?: Promise<string>;
  }
}

const fieldOf = (response: unknown, name: string): unknown => new Map(Object.entries(Object(response))).get(name);
const textOf = (response: unknown, name: string): string => String(fieldOf(response, name));

/** Begins a payment by link that leads back to something of the site that needs no screen. */
async function beginLink(sandbox: Sandbox, origin: string, processor: string) {
  const params = JSON.stringify({ referrer_url: `${origin}/api/v1/config/ui/config` });
  const form = { billing_account_id: ACCOUNT, amount: '50', processor, params };
  const data = fieldOf(await sandbox.api('customer', 'POST', '/payment/link/send_data', form), 'data');
  const identifier = textOf(data, 'identifier');
  const query = new URLSearchParams({ billing_account_id: ACCOUNT, identifier });
  const result = () => sandbox.api('customer', 'GET', `/payment/link/process_result?${query}`);
  return { page: textOf(data, 'redirect_url'), identifier, result };
}

test("a processor's page is for everybody and leads back to the site", async ({ page, sandbox, server }) => {
  const origin = originOf(server);
  const payment = await beginLink(sandbox, origin, 'adyen');
  await page.goto(payment.page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL((url) => url.searchParams.get('identifier') === payment.identifier);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(textOf(await payment.result(), 'status')).toBe('success');
  await page.goto(payment.page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done');
  await expect(page.getByRole('button')).toHaveCount(0);
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test('a payment times out by the clock of the site', async ({ page, sandbox, server }) => {
  const payment = await beginLink(sandbox, originOf(server), 'coingate');
  await page.goto(payment.page);
  await sandbox.advance(1801);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL((url) => url.searchParams.get('status') === 'canceled');
  expect(textOf(await payment.result(), 'status')).toBe('failed');
});

test("the bank's page wants its code", async ({ page, problems, sandbox }) => {
  problems.allow(/status of 400/);
  const card = await sandbox.api('customer', 'POST', '/payment/card', {
    billing_account_id: ACCOUNT,
    token: 'tok_threeDSecure2Required',
    processor_keyword: 'omise_creditcard',
  });
  const verification = await sandbox.api('customer', 'POST', '/payment/card/verify', {
    payment_object_id: textOf(card, 'id'),
  });
  await page.goto(textOf(verification, 'authorize_uri'));
  const code = page.getByLabel('Code from your bank');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is wrong. Try again.');
  await expectAccessible(page);
  await code.fill('123456');
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done');
});

test("Stripe's fake works on a page of the console, under its policy, with the bank's page in a frame", async ({
  page,
  sandbox,
  server,
}) => {
  await page.goto(`${originOf(server)}/app/`);
  await page.waitForLoadState('load');
  const intent = await sandbox.api('customer', 'POST', '/payment/card/prehook', {
    billing_account_id: ACCOUNT,
    processor_keyword: 'stripe_creditcard',
  });
  await page.evaluate(
    ({ src, secret }) =>
      new Promise<void>((resolve, reject) => {
        const place = document.createElement('div');
        place.id = 'stripe-card';
        Object.assign(place.style, { position: 'fixed', inset: '0 0 auto', zIndex: '2147480000', background: 'white' });
        document.body.append(place);
        const script = document.createElement('script');
        script.src = src;
        script.addEventListener('error', () => reject(new Error(`${src} was not loaded`)));
        script.addEventListener('load', () => {
          const stripe = window.Stripe?.('pk_test_sandbox');
          if (!stripe) return reject(new Error('The script did not set its global'));
          const card = stripe.elements().create('card');
          card.mount('#stripe-card');
          const confirm = async () => {
            const { setupIntent, error } = await stripe.confirmCardSetup(secret, { payment_method: { card } });
            return setupIntent?.status ?? JSON.stringify(error);
          };
          place.addEventListener('confirm', () => {
            window.confirmed = confirm();
          });
          return resolve();
        });
        document.head.append(script);
      }),
    { src: `http://pay.localhost:${server.port}/js/stripe.js`, secret: textOf(intent, 'client_secret') },
  );
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 3220');
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 39');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.locator('#stripe-card').dispatchEvent('confirm');
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]');
  await bank.getByRole('button', { name: 'Approve' }).click();
  expect(await page.evaluate(() => window.confirmed)).toBe('succeeded');
  const seen = JSON.stringify(await sandbox.requests());
  expect(seen).not.toContain('4000 0000');
});
