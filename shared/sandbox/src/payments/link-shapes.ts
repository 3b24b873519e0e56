import type { WireResponseOf } from '@console/contract/endpoint';
import type { sendLinkData } from '@console/contract/payment-link';
import type { PaymentRow } from '../model/payments';
import type { SiteRuntime } from '../site';
import { clientSecret, pageOf } from './addresses';
import { minorUnits } from './money';

type WireLinkData = NonNullable<WireResponseOf<typeof sendLinkData>['data']>;
type Shape = (site: SiteRuntime, origin: string, payment: PaymentRow) => WireLinkData;

/** Omise's methods that are paid by scanning a code. */
const CODE_METHODS = ['promptpay', 'paynow'];

const redirect: Shape = (site, origin, payment) => ({ redirect_url: pageOf(site, origin, payment) });

const omiseCharge: Shape = (site, origin, payment) => {
  const page = pageOf(site, origin, payment);
  const { id, method, charge, currency, return_url } = payment;
  const isCode = CODE_METHODS.includes(method ?? '');
  const download_uri = `${page}/code.svg`;
  const base = {
    object: 'charge',
    id,
    status: 'pending',
    amount: minorUnits(charge, currency),
    currency,
    return_uri: return_url,
  };
  if (!isCode) return { charge: { ...base, authorize_uri: page, source: { type: method } } };
  return {
    charge: { ...base, source: { type: method, scannable_code: { type: 'qr', image: { download_uri } } } },
    qr_url: download_uri,
  };
};

/** What each processor answers when a payment by link begins, in its own shape. (spec 2, section 7) */
const shapes: Readonly<Record<string, Shape>> = {
  stripe: redirect,
  adyen: redirect,
  coingate: (site, origin, payment) => ({ ...redirect(site, origin, payment), order_id: payment.id }),
  clictopay: (site, origin, payment) => ({ ...redirect(site, origin, payment), orderId: payment.id }),
  sslcommerz: (site, origin, payment) => ({
    ...redirect(site, origin, payment),
    sessionkey: payment.secret,
    tran_id: payment.id,
  }),
  duitku: (site, origin, payment) => ({ ...redirect(site, origin, payment), reference: payment.id, statusCode: '00' }),
  stripe_wallet: (site, _origin, payment) => ({
    client_secret: clientSecret(site, payment),
    return_url: payment.return_url,
  }),
  omise: omiseCharge,
  razorpay: (site, _origin, { id, charge, currency }) => ({
    key: `rzp_test_${site.definition.id}`,
    order: { entity: 'order', id, amount: minorUnits(charge, currency), currency, status: 'created' },
  }),
};

/** The `data` of a payment that has just begun. */
export const linkData = (site: SiteRuntime, origin: string, payment: PaymentRow): WireLinkData => ({
  ...(shapes[payment.keyword] ?? redirect)(site, origin, payment),
  identifier: payment.id,
});
