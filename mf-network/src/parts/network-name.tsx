import { paths } from '@console/contract/paths';
import { Link, Skeleton } from '@console/ui';
import { useNetworks, useOnly } from './use-located';

/**
 * What a network is called; its id where the list that would say it does not have it, or did not come. Undefined while that is
 * on its way.
 */
export function useNetworkName(location: string, uuid: string): string | undefined {
  const { rows, isLoading } = useNetworks(useOnly(location));
  return rows.find((row) => row.uuid === uuid)?.name ?? (isLoading ? undefined : uuid);
}

/** A network by its name, which leads to its page. */
export function NetworkLink({ location, uuid }: { location: string; uuid: string }) {
  const name = useNetworkName(location, uuid);
  // A link without words is none for whoever cannot see it.
  return name === undefined ? <Skeleton /> : <Link to={paths.network({ location, uuid })}>{name}</Link>;
}
