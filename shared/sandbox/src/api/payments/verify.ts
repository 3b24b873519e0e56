import type { CardRow } from '../../model/billing';
import { clientSecret, isOwnAddress, pageOf, paymentReturn } from '../../payments/addresses';
import { channel } from '../../payments/channels';
import { newPayment } from '../../payments/payment';
import { beginVerification } from '../../payments/verification';
import type { Context, Handler } from '../context';
import { invalid, refused } from '../errors';
import { ownCard, presentCard } from './present';

/** Where the bank's page leads back to. @throws ApiFault 400 for an address that is not the site's */
export function returnAddress(ctx: Context, frontBaseUrl: string | undefined): string | null {
  if (frontBaseUrl === undefined) return null;
  if (!isOwnAddress(ctx.site, ctx.origin, frontBaseUrl))
    throw invalid({ front_base_url: 'Not an address of this site' });
  return paymentReturn(frontBaseUrl);
}

/** Stripe asks before the card is known: what its script confirms is called a setup intent. */
export const prehookCard: Handler<'prehookCard'> = async (ctx, { billing_account_id, processor_keyword }) => {
  const intent = await ctx.store.transact(() => {
    ctx.account(billing_account_id);
    channel(ctx.site, processor_keyword, 'creditcard');
    if (processor_keyword !== 'stripe_creditcard')
      throw invalid({ processor_keyword: 'This processor needs no preparation' });
    return newPayment(ctx.site, {
      id: `seti_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`,
      user_id: ctx.userId,
      account_id: billing_account_id,
      keyword: processor_keyword,
      purpose: 'setup',
    });
  });
  return {
    id: intent.id,
    client_secret: clientSecret(ctx.site, intent),
    status: 'requires_payment_method',
    usage: 'off_session',
  };
};

const current = (ctx: Context, { id }: CardRow): CardRow => ownCard(ctx, Number(id));

/** Checks a card: verified at once, refused in the processor's words, or pending until the bank's page is answered. */
export const verifyCard: Handler<'verifyCard'> = async (ctx, { payment_object_id, front_base_url, force_3ds }) => {
  const { card, payment, fault } = await ctx.store.transact(() => {
    const card = ownCard(ctx, payment_object_id);
    const processor = channel(ctx.site, card.keyword);
    const returnUrl = returnAddress(ctx, front_base_url);
    if (card.keyword === 'invoice')
      throw invalid({ payment_object_id: 'Paying by invoice is approved by the provider' });
    return { card, ...beginVerification(ctx.site, card, { processor, returnUrl, force3ds: force_3ds ?? false }) };
  });
  if (fault !== undefined) throw refused(fault);
  const isOpen = payment !== undefined;
  return {
    card: presentCard(ctx.site, current(ctx, card)),
    authorize_uri: isOpen ? pageOf(ctx.site, ctx.origin, payment) : null,
    data_ref: isOpen ? payment.id : null,
  };
};
