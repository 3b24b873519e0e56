import { resourceKinds, type ResourceKind } from '@console/contract/kinds';
import { said, useSaid } from '@console/ui';

/** What people call a kind of resource: 'Virtual Machine'. */
export const kindName = (kind: ResourceKind): string => said(resourceKinds[kind].displayName);

/** The same inside React: follows the language. */
export function useKindName(): typeof kindName {
  const say = useSaid();
  return (kind) => say(resourceKinds[kind].displayName);
}
