import { useSession } from '@console/api';

/** Whose keys they would be that this person may not have, for they open all buckets. (decision 0014) */
export function useForeignOwner(): string | undefined {
  const { impersonation } = useSession();
  return impersonation && impersonation.administrator !== true ? impersonation.access_owner : undefined;
}
