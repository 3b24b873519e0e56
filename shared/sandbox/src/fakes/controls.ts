import { Hono } from 'hono';
import * as v from 'valibot';
import type { ControlsEnv } from '../controls/order';
import { pageOf } from '../payments/addresses';
import { paymentState } from '../payments/finish';

const Channel = v.object({ keyword: v.string(), is_active: v.boolean() });

/** Controls of payments and chat: payments with their pages, processors switched off and on, what chat was asked. */
export const paymentControls = new Hono<ControlsEnv>();

/** Newest first. The page is where the payment can be answered, also where a phone would have to scan it. */
paymentControls.get('/payments', (c) => {
  const { site } = c.env;
  const { origin } = new URL(c.req.url);
  const list = site.store.payments.all().toReversed();
  return c.json(
    list.map((payment) => ({
      identifier: payment.id,
      processor: payment.keyword,
      method: payment.method,
      purpose: payment.purpose,
      billing_account_id: payment.account_id,
      status: paymentState(site, payment),
      amount: payment.amount,
      charge: payment.charge,
      currency: payment.currency,
      page: pageOf(site, origin, payment),
    })),
  );
});

paymentControls.post('/processors', async (c) => {
  const { site } = c.env;
  const { keyword, is_active } = v.parse(Channel, c.get('body'));
  const others = (site.state.closed_channels ?? []).filter((one) => one !== keyword);
  const closed_channels = is_active ? others : [...others, keyword];
  await site.store.transact(() => site.remember({ closed_channels }));
  return c.json({ closed: closed_channels });
});

paymentControls.get('/chat', (c) => c.json(c.env.site.chat.seen));

paymentControls.delete('/chat', (c) => {
  c.env.site.chat.clear();
  return c.json([]);
});
