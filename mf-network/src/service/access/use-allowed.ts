import { useQuery, type ApiError } from '@console/api';
import type { ManagedService } from '@console/contract/service';
import { listServiceWhitelist } from '@console/contract/service-whitelist';

export interface Allowed {
  /** Addresses and subnets; empty lets everyone in. Undefined while nobody has said. */
  readonly list: readonly string[] | undefined;
  /** Why it could not be read. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** Who may connect to a service: as the list of services says; where that says nothing, it is asked for alone. */
export function useAllowed({
  uuid,
  whitelist_addresses,
}: Pick<ManagedService, 'uuid' | 'whitelist_addresses'>): Allowed {
  const { data, error, reload } = useQuery(listServiceWhitelist, whitelist_addresses ? null : { uuid });
  const list = whitelist_addresses ?? data;
  return { list, error: list ? undefined : error, retry: () => void reload() };
}
