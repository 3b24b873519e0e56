import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { sendLinkData as endpoint } from '@console/contract/payment-link';
import { finalTopUpAmount } from '../../billing/top-up';
import type { PaymentRow } from '../../model/payments';
import { isOwnAddress } from '../../payments/addresses';
import { channel, chargeCurrency, type Processor } from '../../payments/channels';
import { linkData } from '../../payments/link-shapes';
import { newPayment } from '../../payments/payment';
import { topUpFault } from '../../billing/restrictions';
import type { Context, Handler, HandlersOf } from '../context';
import { invalid, named } from '../errors';

type Params = HandlerParamsOf<typeof endpoint>;

/** Sources that Omise's script makes say their method: `src_test_promptpay_…`. */
const SOURCE = /^src_test_([a-z]+(?:_[a-z]+)*)_\w+$/;

/** The method that was asked for. @throws ApiFault 500 for one that the processor does not have */
function methodOf({ methods, name }: Processor, { paymentMethod, source_id }: Params['params']): string | null {
  const method = (source_id ? SOURCE.exec(source_id)?.[1] : paymentMethod) ?? null;
  if (source_id && method === null) throw invalid({ params: `${name} does not know this source` });
  if (method !== null && methods && !methods.some(({ key }) => key === method))
    throw named('Payment channel not available');
  return method;
}

/** The address to come back to, with what the console asks process_result with. */
function returnUrl(referrer: string, { id, keyword }: Pick<PaymentRow, 'id' | 'keyword'>): string {
  const url = new URL(referrer);
  url.searchParams.set('identifier', id);
  url.searchParams.set('processor', keyword);
  return url.href;
}

function beginPayment(ctx: Context, { billing_account_id, amount, processor: keyword, params }: Params): PaymentRow {
  const { site } = ctx;
  const account = ctx.account(billing_account_id);
  const processor = channel(site, keyword, 'link');
  const fault = topUpFault(site, account, amount);
  if (fault) throw fault;
  if (!isOwnAddress(site, ctx.origin, params.referrer_url))
    throw invalid({ params: 'referrer_url is not an address of this site' });
  const currency = chargeCurrency(site, keyword);
  if (params.currency && params.currency.toUpperCase() !== currency)
    throw invalid({ params: `${processor.name} charges in ${currency}` });
  const payment = newPayment(site, {
    user_id: account.user_id,
    account_id: billing_account_id,
    keyword,
    purpose: 'top_up',
    acting_user_id: ctx.actingUserId,
    method: methodOf(processor, params),
    amount,
    charge: finalTopUpAmount(site.config, keyword, amount, account.vat_percentage).charge,
    currency,
  });
  return ctx.store.payments.put({ ...payment, return_url: returnUrl(params.referrer_url, payment) });
}

/** Begins a payment; the response says in the processor's shape what the person does next. */
const sendLinkData: Handler<'sendLinkData'> = async (ctx, params) => {
  const payment = await ctx.store.transact(() => beginPayment(ctx, params));
  return { success: true, error_msg: null, data: linkData(ctx.site, ctx.origin, payment) };
};

export const linkHandlers = {
  sendLinkData,

  async saveLinkMethods(ctx, { billing_account_id, method_ids }) {
    await ctx.store.transact(() => {
      const { user_id } = ctx.account(billing_account_id);
      const links = (ctx.site.config.paymentProcessors ?? []).filter(({ type }) => type === 'link');
      const known = new Set(
        links.flatMap(({ keyword, methods }) => [keyword, ...(methods ?? []).map(({ key }) => key)]),
      );
      const unknown = method_ids.find((key) => !known.has(key));
      if (unknown !== undefined) throw invalid({ method_ids: `There is no method '${unknown}'` });
      ctx.store.linkMethods.put({ id: String(billing_account_id), user_id, methods: [...new Set(method_ids)] });
    });
    return { success: true };
  },
} satisfies HandlersOf<'sendLinkData' | 'saveLinkMethods'>;
