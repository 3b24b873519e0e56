import { Skeleton } from '@console/ui';
import { useNetworks, useOnly } from './use-located';

/** What a network is called; its id where the list that would say it does not have it, or did not come. */
export function NetworkName({ location, uuid }: { location: string; uuid: string }) {
  const { rows, isLoading } = useNetworks(useOnly(location));
  const network = rows.find((row) => row.uuid === uuid);
  return network?.name ?? (isLoading ? <Skeleton /> : uuid);
}
