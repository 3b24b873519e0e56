import { renderSVG } from 'uqr';
import { originOf } from '../api/origin';
import { readBody } from '../api/request-params';
import { documentText, type Html, html, styleLink } from '../html/page';
import type { PaymentRow } from '../model/payments';
import { originsOf, pageOf } from '../payments/addresses';
import { paymentState } from '../payments/finish';
import type { SiteRuntime } from '../site';
import { questionView, resultView, unknownView } from './view';
import { takeChoice, wayBack } from './way-back';
import { question } from './messages';

interface PageOptions {
  /** Origins that the page may lead to when a form is sent, and that may frame it. */
  readonly origins: readonly string[];
  readonly status?: number;
}

/** A page of a processor: no scripts, nothing from elsewhere, framed by the site's own pages only. */
function pageResponse(title: string, content: Html, { origins, status = 200 }: PageOptions): Response {
  const page = documentText({ title, style: styleLink('/pay/style.css'), body: html`<main>${content}</main>` });
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['form-action', "'self'", ...origins].join(' '),
    ['frame-ancestors', ...origins].join(' ') || "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

interface Visit {
  readonly site: SiteRuntime;
  readonly payment: PaymentRow;
  readonly origin: string;
  readonly path: string;
  /** In a frame of the site's own page nobody is sent anywhere: the page around it looks how the payment ends. */
  readonly isFramed: boolean;
}

const show = ({ site, origin }: Visit, title: string, content: Html, status?: number): Response =>
  pageResponse(title, content, { origins: originsOf(site, origin), ...(status === undefined ? {} : { status }) });

const result = (visit: Visit): Response => {
  const { site, origin, isFramed } = visit;
  const payment = site.store.payments.get(visit.payment.id) ?? visit.payment;
  const back = isFramed ? undefined : wayBack(site, origin, payment);
  return show(visit, question(payment), resultView(site, payment, back));
};

function leave(visit: Visit): Response {
  const { site, origin, isFramed } = visit;
  const payment = site.store.payments.get(visit.payment.id) ?? visit.payment;
  const back = isFramed ? undefined : wayBack(site, origin, payment);
  if (back === undefined) return result(visit);
  return new Response(null, { status: 303, headers: { location: back, 'cache-control': 'no-store' } });
}

async function answerForm(visit: Visit, request: Request): Promise<Response> {
  const { site, payment, path } = visit;
  const fault = await takeChoice(site, payment, await readBody(request));
  if (fault !== undefined) return show(visit, question(payment), questionView(site, payment, path, fault), 400);
  return leave(visit);
}

const codeImage = (content: string): Response =>
  new Response(renderSVG(content, { border: 2 }), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });

/** The page for an address without a payment. */
export const unknownPage = (): Response => pageResponse('Unknown payment', unknownView, { origins: [], status: 404 });

/** Answers the page of a payment of a site: `rest` is the path after the site's id. */
export async function handlePayPageRequest(
  site: SiteRuntime,
  request: Request,
  rest: readonly string[],
): Promise<Response> {
  const [id = '', more] = rest;
  const payment = site.store.payments.get(id);
  if (!payment || payment.purpose === 'charge' || rest.length > 2) return unknownPage();
  const url = new URL(request.url);
  const origin = originOf(request);
  if (more !== undefined) return more === 'code.svg' ? codeImage(pageOf(site, origin, payment)) : unknownPage();
  const visit = { site, payment, origin, path: url.pathname, isFramed: url.searchParams.has('frame') };
  if (request.method === 'POST') return answerForm(visit, request);
  if (paymentState(site, payment) !== 'pending') return result(visit);
  return show(visit, question(payment), questionView(site, payment, url.pathname));
}
