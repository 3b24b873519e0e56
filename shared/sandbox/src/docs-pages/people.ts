import { apiKeyOf } from '../seed/people';
import { type Html, html } from '../html/page';

const people: readonly (readonly [string, string])[] = [
  ['customer@example.com', 'something of every kind that the site offers, two billing accounts'],
  ['new@example.com', 'nothing'],
  ['colleague@example.com', 'an open invitation from customer, one account that is LIMITED'],
  ['admin@example.com', 'administrator; three accounts: suspended, frozen, waiting for validation'],
  ['large@example.com', '10,000 machines, 2,000 of each other kind, invoices of 36 months; made at first use'],
  ['unverified@example.com', 'cannot sign in before the address is verified'],
];

const names: readonly (readonly [string, string])[] = [
  ['no-capacity', 'a machine of this name is refused for want of capacity'],
  ['late-failure', 'a machine of this name is refused after half of the time'],
  ['slow-create', 'a machine of this name takes three times as long'],
];

const controls: readonly (readonly [string, string])[] = [
  ['POST /sandbox/reset', 'the state of the seed: {"seed":"demo"} or {"seed":"empty"}'],
  ['POST /sandbox/faults', 'adds rules by which calls are delayed, fail or break off'],
  ['POST /sandbox/clock', 'moves the clock: {"advance_seconds":3600}'],
  ['POST /sandbox/speed', 'duration of operations: {"factor":1} as on a real cloud, 0 at once'],
];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...rest]) =>
            html`<tr>
              <th scope="row"><code>${first}</code></th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

export const peopleSection: Html = html`<section aria-labelledby="who">
  <h2 id="who">Who is there</h2>
  <p>Password of all: <code>Sandbox-2026</code>.</p>
  ${table(
    ['Address', 'API key', 'Has'],
    people.map(([address, has]) => [address, apiKeyOf(address), has]),
  )}
</section>`;

export const namesSection: Html = html`<section aria-labelledby="names">
  <h2 id="names">Names that cause something</h2>
  ${table(['Name', 'Does'], names)}
</section>`;

export const controlsSection: Html = html`<section aria-labelledby="controls">
  <h2 id="controls">Controls</h2>
  <p>
    <a href="/sandbox/outbox">Mails that would have been sent</a>, <a href="/sandbox/requests">calls that were seen</a>,
    <a href="/sandbox/faults">faults that are ordered</a>, <a href="/sandbox/clock">the clock</a>,
    <a href="/sandbox/speed">the speed</a>.
  </p>
  ${table(['Call', 'Does'], controls)}
</section>`;
