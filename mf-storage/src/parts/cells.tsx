import { paths } from '@console/contract/paths';
import { Link } from '@console/ui';
import { NoneCell } from '@console/ui/data';

/** The name of a billing account, leading to it. */
export function AccountLink({ id, name }: { id: number | null | undefined; name: string }) {
  return id === null || id === undefined ? <NoneCell /> : <Link to={paths.billingAccount({ id })}>{name}</Link>;
}
