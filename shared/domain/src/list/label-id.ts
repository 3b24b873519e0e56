import type { ResourceKind } from '@console/contract/kinds';

/** By which name the labels of something are kept that has no uuid but a number: numbers of two kinds may be the same. */
export const numberedId = (kind: ResourceKind, id: number): string => `${kind}/${id}`;
