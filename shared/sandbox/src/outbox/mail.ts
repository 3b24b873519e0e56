import type { MailKind, MailRow } from '../model/people';
import type { SiteRuntime } from '../site';

interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  /** Absolute address that the mail leads to. */
  readonly link?: string;
}

/** Puts a mail into the outbox, dated by the site's clock; nothing is ever sent. Only inside a transaction. */
export function sendMail(site: SiteRuntime, mail: Mail): MailRow {
  return site.store.mails.put({ id: crypto.randomUUID(), user_id: 0, at: site.now(), ...mail });
}
