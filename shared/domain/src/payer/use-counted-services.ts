import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listServices, type ManagedService } from '@console/contract/service';

const NONE: readonly ManagedService[] = [];

/**
 * The managed services whose nodes count for the room of a LIMITED account: undefined while they are not known or one of them
 * could not be read; none where the site has none.
 * @param isWanted whether such an account pays
 */
export function useCountedServices(isWanted: boolean): readonly ManagedService[] | undefined {
  const isOffered = useFeature('servicesEnabled');
  const { data, unread } = useQuery(listServices, isWanted && isOffered ? {} : null);
  if (!isOffered) return NONE;
  return unread.length === 0 ? data : undefined;
}
