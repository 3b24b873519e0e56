import type { PaymentRow } from '../model/payments';
import { publicMessage, paymentState } from '../payments/finish';
import type { SiteRuntime } from '../site';
import { type Html, html } from '../html/page';
import { amountText, methodName, question } from './messages';

const NOTICE = html`<p class="notice">Sandbox of a payment processor. No money moves.</p>`;

const time = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 16);

const facts = (site: SiteRuntime, payment: PaymentRow): Html =>
  html`<dl>
    <dt>To</dt>
    <dd>${site.config.siteName}</dd>
    <dt>With</dt>
    <dd>${methodName(site, payment)}</dd>
    <dt>Reference</dt>
    <dd>${payment.id}</dd>
    <dt>Waits until</dt>
    <dd>${time(payment.expires)} UTC</dd>
  </dl>`;

const codeForm = (fault: string | undefined): Html =>
  html`<form method="post">
      <label
        >Code from your bank
        <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required
      /></label>
      ${fault === undefined ? undefined : html`<p class="fault" role="alert">${fault}</p>`}
      <button class="main" name="action" value="code">Confirm</button>
      <p class="notice">The code is 123456.</p>
    </form>
    <hr />`;

const choices = (site: SiteRuntime): Html =>
  html`<form method="post">
    <button class="main" name="action" value="approve">Approve</button>
    <button name="action" value="decline">Decline</button>
    <button name="action" value="timeout">Let it time out</button>
    <button name="action" value="close">Back to ${site.config.siteName} without answering</button>
  </form>`;

/** Methods that show a code for the phone. */
const hasCode = ({ keyword, method }: PaymentRow): boolean =>
  keyword === 'omise' && ['promptpay', 'paynow'].includes(method ?? '');

/** The page on which a person answers a payment. `fault`: what was wrong with the last answer. */
export function questionView(site: SiteRuntime, payment: PaymentRow, path: string, fault?: string): Html {
  const amount = payment.charge > 0 ? html`<p class="amount">${amountText(site, payment)}</p>` : undefined;
  const code = hasCode(payment)
    ? html`<img class="code" src="${path}/code.svg" alt="Code to scan with a phone" />`
    : undefined;
  return html`${NOTICE}
    <h1>${question(payment)}</h1>
    ${amount}${code}${facts(site, payment)}${payment.has_challenge ? codeForm(fault) : undefined}${choices(site)}`;
}

const RESULTS = {
  pending: 'Not answered yet',
  succeeded: 'Done',
  failed: 'Declined',
  expired: 'Timed out',
} as const;

/** What became of a payment, with the way back to the site where there is one. */
export function resultView(site: SiteRuntime, payment: PaymentRow, back: string | undefined): Html {
  const text = publicMessage(site, payment);
  const onward = back
    ? html`<a class="back" href="${back}">Back to ${site.config.siteName}</a>`
    : html`<p>You can close this window.</p>`;
  return html`${NOTICE}
    <h1>${RESULTS[paymentState(site, payment)]}</h1>
    ${text === null ? undefined : html`<p>${text}</p>`}${facts(site, payment)}${onward}`;
}

/** A page for an address that leads to no payment. */
export const unknownView: Html = html`${NOTICE}
  <h1>There is no such payment</h1>
  <p>You can close this window.</p>`;
