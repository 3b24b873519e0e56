import { useQuery, type Query } from '@console/api';
import { listS3Keys, type S3Key } from '@console/contract/bucket';
import { useBinding, useForeignOwner, type Binding } from '@console/domain/binding';

/**
 * The user's access keys, or what keeps whoever is logged in from them. Of somebody else's none is asked for; whether a token
 * is limited is asked once they were refused, so that nobody else waits for it: meanwhile they are loading. (decision 0014)
 */
export function useKeys(): { readonly keys: Query<S3Key[]>; readonly binding?: Binding } {
  const isForeign = useForeignOwner() !== undefined;
  const keys = useQuery(listS3Keys, isForeign ? null : {});
  const isRefused = keys.error?.status === 403 && !keys.data;
  const binding = useBinding(isRefused);
  if (binding) return { keys, binding };
  return { keys: isRefused && binding === undefined ? { ...keys, error: undefined, isLoading: true } : keys };
}
