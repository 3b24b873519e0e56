import type { PaymentRow } from '../model/payments';
import { finishPayment, standing } from '../payments/finish';
import type { SiteRuntime } from '../site';
import { declinedText } from './words';

const RIGHT_CODE = '123456';
const WRONG_CODE = 'This code is wrong. Try again.';

/** What the buttons of a page lead to; any other one leaves the payment as it is. */
const outcomes = {
  approve: () => ({ status: 'succeeded' }) as const,
  decline: (payment: PaymentRow) => ({ status: 'failed', message: declinedText(payment) }) as const,
  timeout: () => ({ status: 'expired' }) as const,
};

const isOutcome = (action: unknown): action is keyof typeof outcomes =>
  typeof action === 'string' && Object.hasOwn(outcomes, action);

/** Takes a person's answer: `{action}`, with `code` for the bank's. Answers what was wrong with it, in words. */
export async function takeAnswer(
  site: SiteRuntime,
  payment: PaymentRow,
  { action, code }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const given = action === 'code' && code === RIGHT_CODE ? 'approve' : action;
  if (given === 'code' && standing(site, payment) === 'pending') return WRONG_CODE;
  if (isOutcome(given)) await site.store.transact(() => finishPayment(site, payment.id, outcomes[given](payment)));
  return undefined;
}
