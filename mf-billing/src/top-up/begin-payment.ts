import { ApiError, call } from '@console/api';
import { reportError } from '@console/area';
import { saveLinkMethods } from '@console/contract/payment-link';
import { beginLinkPayment } from './begin';
import { buyWithCard } from './buy-card';
import { rememberWay } from './used-ways';
import { isClosed } from './values';
import { methodKey, type Way } from './ways';

/** Begins a payment by whichever way. @returns what the server is asked with; undefined where it is over and has no name */
export const beginPayment = (
  { account, amount, way }: { account: number; amount: number; way: Way },
  currency: string,
): Promise<string | undefined> =>
  way.kind === 'card' ? buyWithCard({ account, amount, way }) : beginLinkPayment({ account, amount, way }, currency);

/** The processor is switched off: that belongs to the way to pay. */
export const atWay = (error: ApiError, message: string): ApiError =>
  isClosed(error) ? new ApiError({ kind: 'general', text: '', fieldErrors: { way: message }, cause: error }) : error;

/** Remembers a way, here and at the server. That it was not remembered is nothing to stop a payment for. */
export function saveWay(account: number, way: Way, links: readonly Way[]): void {
  const used = rememberWay(account, way.id);
  const keys = used.flatMap((id) => {
    const found = links.find((one) => one.id === id);
    return found?.kind === 'link' ? [methodKey(found)] : [];
  });
  call(saveLinkMethods, { billing_account_id: account, method_ids: [...new Set(keys)] }).catch(reportError);
}
