import type { SecondFactor } from '../../model/people';
import { sendMail } from '../../outbox/mail';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import { intervalOfCode } from './totp';

const RECOVERY_LENGTH = 24;
const RECOVERY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newRecoveryCode = (): string => secureText(RECOVERY_LENGTH, RECOVERY_ALPHABET);

const secondFactorOf = ({ store }: SiteRuntime, email: string): SecondFactor | undefined =>
  store.identities.get(email)?.second_factor;

export const hasSecondFactor = (site: SiteRuntime, email: string): boolean => secondFactorOf(site, email) !== undefined;

/** Only inside a transaction. */
export function addSecondFactor(site: SiteRuntime, email: string, second_factor: SecondFactor): void {
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
