import type { PaymentRow } from '../model/payments';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import { publicMessage, paymentState } from './finish';
import { newPayment } from './payment';

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

const base64url = (value: unknown): string =>
  btoa(JSON.stringify(value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** Who is asked for: the user, PayPal's token, and the session of the browser that all tokens belong to. */
interface TestResponse {
  readonly userId: number;
  readonly token: string;
  readonly session: string;
}

/** What PayPal's script is told about the person; the fake reads the site from it. Signed by nobody. */
export const idToken = (site: SiteRuntime, session: string): string =>
  `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({ iss: 'sandbox', sub: encodeURIComponent(session), site: site.definition.id })}.sandbox`;

/** Begins an approval. Only inside a transaction. */
export const newSetupToken = (
  site: SiteRuntime,
  { userId, session, returnUrl }: { userId: number; session: string; returnUrl: string },
): string =>
  newPayment(site, {
    id: secureText(17, UPPER),
    user_id: userId,
    account_id: 0,
    keyword: 'paypal_vault',
    purpose: 'setup',
    secret: session,
    payment_method: `pptok_${secureText(24)}`,
    return_url: returnUrl,
  }).id;

const isOf = (row: PaymentRow, { userId, session }: TestResponse): boolean =>
  row.keyword === 'paypal_vault' && row.purpose === 'setup' && row.user_id === userId && row.secret === session;

/** The token that an approval has led to; the same one each time it is asked for. */
export function walletToken(
  site: SiteRuntime,
  requested: TestResponse,
): { readonly ok: true; readonly token: string } | { readonly ok: false; readonly message: string } {
  const setup = site.store.payments.get(requested.token);
  if (!setup || !isOf(setup, requested)) return { ok: false, message: 'The PayPal session is not known. Start again.' };
  const state = paymentState(site, setup);
  if (state === 'succeeded' && setup.payment_method !== null) return { ok: true, token: setup.payment_method };
  const waiting = 'PayPal has not approved this yet';
  return { ok: false, message: state === 'pending' ? waiting : (publicMessage(site, setup) ?? waiting) };
}

/** The token as a card's identifier, once; undefined for one that is unknown, another session's or used. */
export function takeWalletToken({ store }: SiteRuntime, requested: TestResponse): string | undefined {
  const setup = store.payments.by('payment_method', requested.token).find((row) => isOf(row, requested));
  const isUsed = store.cards.find((row) => row.identifier === requested.token) !== undefined;
  return setup?.status === 'succeeded' && !isUsed ? requested.token : undefined;
}
