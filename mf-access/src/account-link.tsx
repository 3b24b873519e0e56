import { useAccountNames } from '@console/area';
import { paths } from '@console/contract/paths';
import { Link } from '@console/ui';
import { useText } from './texts';

/** A billing account by name, as a link; 'none' where there is none. */
export function AccountLink({ id }: { id: number | null | undefined }) {
  const t = useText();
  const name = useAccountNames()(id);
  return id && name ? (
    <Link to={paths.billingAccount({ id })}>{name}</Link>
  ) : (
    <span className="ui-mut">{t('value.none')}</span>
  );
}
