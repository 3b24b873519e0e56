import { mailTo, useContacts } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { Link, SidebarBlock } from '@console/ui';
import { Text, useText } from '../texts';

interface ContactProps {
  readonly account: Pick<BillingAccount, 'id'>;
}

/** Begins a mail about an account; undefined where the site names nobody to write to. */
function useMail({ account }: ContactProps): { address: string; href: string } | undefined {
  const t = useText();
  const { billingEmail, supportEmail } = useContacts();
  const address = billingEmail ?? supportEmail;
  return address === undefined
    ? undefined
    : { address, href: mailTo(address, t('account.number', { id: account.id })) };
}

/** Whom to ask about money. */
export function BillingContact({ account }: ContactProps) {
  const t = useText();
  const mail = useMail({ account });
  if (!mail) return null;
  return (
    <SidebarBlock title={t('contact.title')}>
      <p className="ui-mut">
        <Text id="contact.text" values={{ address: <Link href={mail.href}>{mail.address}</Link> }} />
      </p>
    </SidebarBlock>
  );
}

/** The way out of a state that only a person of the provider can end. */
export function WriteAboutAccount({ account }: ContactProps) {
  const t = useText();
  const mail = useMail({ account });
  return mail ? (
    <Link strong href={mail.href}>
      {t('contact.write')}
    </Link>
  ) : null;
}
