import type { SecondFactor } from '../../model/people';
import { sendMail } from '../../outbox/mail';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import { providerOrigin } from '../tokens';
import type { Enrolment } from './pages';
import { intervalOfCode, newSecret, uriOf } from './totp';

const RECOVERY_LENGTH = 24;
const RECOVERY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const newRecoveryCode = (): string => secureText(RECOVERY_LENGTH, RECOVERY_ALPHABET);

const secondFactorOf = ({ store }: SiteRuntime, email: string): SecondFactor | undefined =>
  store.identities.get(email)?.second_factor;

export const hasSecondFactor = (site: SiteRuntime, email: string): boolean => secondFactorOf(site, email) !== undefined;

/** Only inside a transaction. */
function addSecondFactor(site: SiteRuntime, email: string, second_factor: SecondFactor): void {
  site.store.identities.update(email, { second_factor });
  sendMail(site, {
    to: email,
    kind: 'mfa-enrolled',
    subject: 'Your sign-in has a second factor',
    text: 'From now on signing in asks for a code of your application.',
  });
}

/** Only inside a transaction. */
export function removeSecondFactor(site: SiteRuntime, email: string): void {
  site.store.identities.update(email, { second_factor: undefined });
  sendMail(site, {
    to: email,
    kind: 'mfa-removed',
    subject: 'Your sign-in has no second factor any more',
    text: 'From now on the password is enough to sign in.',
  });
}

/** A recovery code that was used is replaced; the new one comes by mail. Only inside a transaction. */
function replaceRecoveryCode(site: SiteRuntime, email: string, factor: SecondFactor): void {
  const recovery_code = newRecoveryCode();
  site.store.identities.update(email, { second_factor: { ...factor, recovery_code } });
  sendMail(site, {
    to: email,
    kind: 'mfa-recovery',
    subject: 'Your recovery code was used',
    text: `Your new recovery code is ${recovery_code}`,
  });
}

/** Takes a code, or the recovery code, of somebody: each works once. Answers whether it was right. */
export async function takeCode(site: SiteRuntime, email: string, code: string): Promise<boolean> {
  const seen = secondFactorOf(site, email);
  if (!seen) return false;
  const interval = await intervalOfCode(seen.secret, code);
  return site.store.transact(() => {
    const factor = secondFactorOf(site, email);
    if (factor?.secret !== seen.secret) return false;
    if (code === factor.recovery_code) {
      replaceRecoveryCode(site, email, factor);
      return true;
    }
    if (interval === undefined || interval <= factor.used_interval) return false;
    site.store.identities.update(email, { second_factor: { ...factor, used_interval: interval } });
    return true;
  });
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
