import { useContacts } from '@console/area';
import { Link } from '@console/ui';
import { Text } from '../texts';

/** Whom to ask when nothing else helps; nothing where the site names nobody. */
export function SupportContact() {
  const { supportEmail, supportUrl } = useContacts();
  if (supportEmail)
    return <Text id="help.ask" values={{ contact: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> }} />;
  if (supportUrl)
    return <Text id="help.ask" values={{ contact: <Link href={supportUrl}>{new URL(supportUrl).host}</Link> }} />;
  return null;
}
