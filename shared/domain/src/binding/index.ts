export { useBinding, type Binding } from './use-binding';
export { useForeignOwner } from './use-foreign-owner';
export { useIsTokenBound } from './use-is-token-bound';
