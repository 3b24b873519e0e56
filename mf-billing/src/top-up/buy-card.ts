import { big, call } from '@console/api';
import { BASE_PATH } from '@console/contract/paths';
import type { ParamsOf } from '@console/contract/endpoint';
import { buyCredit } from '@console/contract/top-up-buy';
import { chargeOf, purchaseStep } from '@console/contract/top-up-step';
import { paypalSession } from '../card/add/paypal-session';
import { rememberPayment } from '../payment/kept';
import { lookNow } from '../payment/watch';
import { keepSecret, refused } from './begin';
import { text } from './texts';
import type { Way } from './ways';

type CardWay = Way & { kind: 'card' };

export interface CardOrder {
  readonly account: number;
  /** Credit, in the site's currency. */
  readonly amount: number;
  readonly way: CardWay;
}

/** What a processor wants to know beside card and amount. */
function ofProcessor({ keyword, use_3ds_verification: asks }: CardWay['processor']) {
  if (keyword === 'omise_creditcard')
    return { front_base_url: `${window.location.origin}${BASE_PATH}`, force_3ds: asks ?? false };
  return keyword === 'paypal_vault' ? { session_id: paypalSession() } : {};
}

/** The request that buys credit with a saved card whose holder is there. */
export const cardRequest = ({ account, amount, way: { card, processor } }: CardOrder): ParamsOf<typeof buyCredit> => ({
  billing_account_id: account,
  payment_object_id: card.id,
  amount: Number(big(amount)),
  on_session: true,
  ...ofProcessor(processor),
});

/**
 * Buys credit with a saved card, and remembers the purchase before anybody goes to the bank's page.
 * @returns what the server is asked with; undefined where it is bought and has no name
 * @throws ApiError; of unknown outcome where the response was lost and no credit has come
 */
export async function buyWithCard(order: CardOrder): Promise<string | undefined> {
  const { account, amount, way } = order;
  const bought = await call(buyCredit, cardRequest(order));
  if (!bought) return undefined;
  const step = purchaseStep(bought);
  if (step.kind === 'failed') throw refused(step.message ?? text('begin.declined'));
  const identifier = chargeOf(bought);
  if (identifier === undefined) {
    if (step.kind === 'done') return undefined;
    throw refused(text('begin.unreadable'));
  }
  if (step.kind === 'confirm') keepSecret(identifier, step.clientSecret);
  rememberPayment({
    identifier,
    kind: 'card',
    account,
    amount,
    processor: way.processor.keyword,
    card: way.card.id,
    ...(step.kind === 'redirect' ? { next: { kind: 'redirect', url: step.url } } : {}),
  });
  // The purchase is over: how it has ended is told as any other.
  if (step.kind === 'done') await lookNow(identifier).catch(() => undefined);
  return identifier;
}
