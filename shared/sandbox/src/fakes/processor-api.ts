import * as v from 'valibot';
import { originOf } from '../api/origin';
import { readBody } from '../api/request-params';
import type { PaymentRow } from '../model/payments';
import { takeChoice, wayBack } from '../pay-pages/way-back';
import { amountText, methodName, question } from '../pay-pages/messages';
import { originsOf, pageOf } from '../payments/addresses';
import { publicMessage, paymentState } from '../payments/finish';
import type { SiteRuntime } from '../site';
import { confirmPayment } from './confirm';

/** Lets the site's own pages read an answer of a fake, and nobody else's. */
export function withCors(site: SiteRuntime, request: Request, answer: Response): Response {
  const asking = request.headers.get('origin');
  answer.headers.set('vary', 'origin');
  answer.headers.set('cache-control', 'no-store');
  if (asking === null || !originsOf(site, originOf(request)).includes(asking)) return answer;
  answer.headers.set('access-control-allow-origin', asking);
  answer.headers.set('access-control-allow-methods', 'GET, POST');
  answer.headers.set('access-control-allow-headers', 'content-type');
  return answer;
}

const Confirm = v.object({ secret: v.string(), payment_method: v.optional(v.string()) });

const present = (site: SiteRuntime, payment: PaymentRow) => ({
  id: payment.id,
  status: paymentState(site, payment),
  payment_method: payment.payment_method,
  message: publicMessage(site, payment),
  /** What its page shows, for whoever shows it in another way. */
  shows: {
    question: question(payment),
    merchant: site.config.siteName,
    method: methodName(site, payment),
    amount: payment.charge > 0 ? amountText(site, payment) : null,
    asks_code: payment.has_challenge,
  },
});

const refuse = (status: number, message: string): Response => Response.json({ error: { message } }, { status });

async function confirm(site: SiteRuntime, payment: PaymentRow, request: Request): Promise<Response> {
  const parsed = v.safeParse(Confirm, await readBody(request));
  if (!parsed.success || parsed.output.secret !== payment.secret) return refuse(403, 'The client secret is wrong');
  const { payment_method } = parsed.output;
  const result = await site.store.transact(() => confirmPayment(site, payment, payment_method));
  if (!result) return refuse(400, 'The payment method is not known');
  const page = result.needsPage ? { page: pageOf(site, originOf(request), payment) } : {};
  const error = result.error ? { error: result.error } : {};
  return Response.json({ ...present(site, result.payment), ...page, ...error }, { status: result.error ? 402 : 200 });
}

/** The answer of a person who sees the page in another form than its own; `location` is where they go then. */
async function takePageChoice(site: SiteRuntime, payment: PaymentRow, request: Request): Promise<Response> {
  const fault = await takeChoice(site, payment, await readBody(request));
  if (fault !== undefined) return refuse(400, fault);
  const now = site.store.payments.get(payment.id) ?? payment;
  return Response.json({ ...present(site, now), location: wayBack(site, originOf(request), now) ?? null });
}

async function answer(site: SiteRuntime, request: Request, [id = '', action]: readonly string[]): Promise<Response> {
  const payment = site.store.payments.get(id);
  if (!payment || payment.purpose === 'charge') return refuse(404, 'There is no such payment');
  if (action === undefined && request.method === 'GET') return Response.json(present(site, payment));
  if (action === 'confirm' && request.method === 'POST') return confirm(site, payment, request);
  if (action === 'answer' && request.method === 'POST') return takePageChoice(site, payment, request);
  return refuse(404, 'Not found');
}

/** Answers what the processors' scripts ask of their own host: `rest` is the path after the site's id. */
export async function handleProcessorRequest(
  site: SiteRuntime,
  request: Request,
  rest: readonly string[],
): Promise<Response> {
  const response =
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer(site, request, rest);
  return withCors(site, request, response);
}
