import type { SiteRuntime } from '../../site';
import { siteConfigFor } from '../../site-config';
import type { Enrolment } from './pages';
import { addSecondFactor, hasSecondFactor, newRecoveryCode } from './second-factor';
import { intervalOfCode, newSecret, uriOf } from './totp';

/** Origin of the identity provider of a site, as a browser at one of its hosts sees it. */
function providerOrigin(site: SiteRuntime, host: string, origin: string): string {
  const { protocol } = new URL(origin);
  return `${protocol}//${siteConfigFor(site.definition, host).authDomain ?? host}`;
}

/** Makes a ticket with which somebody adds a second factor on a page of the provider. */
export function beginEnrolment(site: SiteRuntime, host: string, origin: string, email: string) {
  const ticket_id = site.tickets.issue(email, 'mfa-enrolment', newSecret());
  const ticket_url = `${providerOrigin(site, host, origin)}/login/mfa-enrolment?ticket=${ticket_id}`;
  return { ticket_id, ticket_url };
}

/** The key that a ticket stands for; undefined where the ticket is none, or the second factor is there already. */
export function enrolmentOf(site: SiteRuntime, ticketId: string): Enrolment | undefined {
  const ticket = site.tickets.peek(ticketId, 'mfa-enrolment');
  if (!ticket || hasSecondFactor(site, ticket.email)) return undefined;
  return { secret: ticket.detail, uri: uriOf(ticket.detail, site.config.siteName, ticket.email) };
}

/** Adds the second factor if the code proves that the key was taken over. Answers the recovery code. */
export async function enrol(site: SiteRuntime, ticketId: string, code: string): Promise<string | undefined> {
  const ticket = site.tickets.peek(ticketId, 'mfa-enrolment');
  if (!ticket) return undefined;
  const used_interval = await intervalOfCode(ticket.detail, code);
  if (used_interval === undefined || !site.tickets.take(ticketId, 'mfa-enrolment')) return undefined;
  const recovery_code = newRecoveryCode();
  await site.store.transact(() =>
    addSecondFactor(site, ticket.email, { secret: ticket.detail, recovery_code, used_interval }),
  );
  return recovery_code;
}
