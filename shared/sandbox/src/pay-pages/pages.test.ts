/** @jest-environment node */
import fc from 'fast-check';
import { type TestSandbox } from '../testing/client';
import { startSandbox } from '../testing/client';
import { ACCOUNT, ORIGIN, press, startPaySandbox } from '../testing/pay-site';
import { wholeSite } from '../testing/sites';
import { html } from '../html/page';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>&'`;

async function beginOn(test: TestSandbox, processor = 'stripe') {
  const { data } = await test.call('sendLinkData', {
    billing_account_id: ACCOUNT,
    amount: 50,
    processor,
    params: JSON.stringify({ referrer_url: `${ORIGIN}/app/billing` }),
  });
  return data?.redirect_url ?? '';
}

const open = (test: TestSandbox, page: string, init?: RequestInit) => {
  const { pathname, search } = new URL(page);
  return test.fetchFrom(pathname + search, init, 'pay.localhost');
};

it('shows who is paid, how much and with what, under a policy without scripts', async () => {
  const test = await startPaySandbox();
  const response = await open(test, await beginOn(test));
  const text = await response.text();
  for (const part of ['Whole', '€62.00', 'Stripe', 'Approve', 'Decline', 'Let it time out', 'without answering'])
    expect(text).toContain(part);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).toContain(`frame-ancestors ${ORIGIN} `);
  expect(policy).toContain(`form-action 'self' ${ORIGIN} `);
  expect(text).not.toContain('<script');
});

it('writes names as text', async () => {
  const site = { ...wholeSite, config: { ...wholeSite.config, siteName: HOSTILE } };
  const test = await startSandbox({ sites: [site, { ...wholeSite, id: 'other', hosts: ['metal.localhost'] }] });
  const page = await beginOn(test);
  for (const response of [await open(test, page), await press(test, `${page}?frame=1`, { action: 'decline' })]) {
    const text = await response.text();
    expect(text).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|<img src=x/);
  }
});

it('can not be left by any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = html`<p title="${text}">${text}</p>`.text;
      expect(written.match(/[<>"]/g)).toEqual(['<', '"', '"', '>', '<', '>']);
    }),
  );
});

it('says what became of a payment, with the way back', async () => {
  const test = await startPaySandbox();
  const page = await beginOn(test);
  await press(test, page, { action: 'approve' });
  const text = await (await open(test, page)).text();
  expect(text).toContain('Done');
  expect(text).toContain(`href="${ORIGIN}/app/billing?identifier=`);
  expect(text).not.toContain('<form');
});

it('sends nobody anywhere in a frame', async () => {
  const test = await startPaySandbox();
  const response = await press(test, `${await beginOn(test)}?frame=1`, { action: 'approve' });
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('href="http');
});

it('knows nothing of other sites, of other payments and of charges without anybody present', async () => {
  const test = await startPaySandbox();
  const page = await beginOn(test);
  for (const other of [
    page.replace('/whole/', '/metal/'),
    page.replace('/whole/', '/nobody/'),
    `${page}x`,
    `${page}/x/y`,
  ])
    expect((await open(test, other)).status).toBe(404);
  expect((await open(test, 'http://pay.localhost:8140/pay/%E0%A4%A/x')).status).toBe(404);
  expect((await open(test, 'http://pay.localhost:8140/api/v1/payment/card/list')).status).toBe(404);
});

it.each([
  ['stripe', 'approve', { session_id: expect.any(String), canceled: null }],
  ['stripe', 'decline', { canceled: 'true' }],
  ['duitku', 'approve', { resultCode: '00' }],
  ['duitku', 'close', { resultCode: '01' }],
  ['duitku', 'decline', { resultCode: '02' }],
  ['sslcommerz', 'approve', { status: 'VALID' }],
  ['sslcommerz', 'timeout', { status: 'FAILED' }],
  ['adyen', 'approve', { redirectResult: 'authorised' }],
  ['coingate', 'approve', { status: 'paid' }],
  ['clictopay', 'approve', { lang: 'en' }],
])('%s tells of %s in its own words', async (processor, action, expected) => {
  const test = await startPaySandbox();
  const away = await press(test, await beginOn(test, processor), { action });
  const query = new URL(away.headers.get('location') ?? '').searchParams;
  const told = Object.fromEntries(Object.keys(expected).map((name) => [name, query.get(name)]));
  expect(told).toEqual(expected);
});

it('lists the payments with their pages', async () => {
  const test = await startPaySandbox();
  const page = await beginOn(test);
  expect(await test.control('GET', 'payments')).toMatchObject([
    { page, processor: 'stripe', status: 'pending', amount: 50 },
  ]);
  expect(await test.control('GET', 'payments', undefined, 'metal.localhost')).toEqual([]);
});
