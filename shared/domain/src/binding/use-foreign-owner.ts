import { useSession } from '@console/api';

/**
 * Whose things one sees who was let into one billing account by an access delegation; undefined for whoever is there for
 * themselves, and for an administrator, who does all that the user can. (decision 0014)
 */
export function useForeignOwner(): string | undefined {
  const { impersonation } = useSession();
  return impersonation && impersonation.administrator !== true ? impersonation.access_owner : undefined;
}
