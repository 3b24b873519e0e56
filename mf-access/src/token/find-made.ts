import type { Token } from '@console/contract/token';

/**
 * The token that a creation has made: the call answers all tokens of the user. It is the one that was not there before; where
 * another tab has made some meanwhile, the newest of those that are called so.
 * @param known numbers of the tokens that were there before; undefined where that could not be read
 */
export function findMade(
  tokens: readonly Token[],
  known: readonly number[] | undefined,
  description: string,
): Token | undefined {
  const added = tokens.filter(({ id }) => !known?.includes(id));
  const named = added.filter((token) => token.description === description);
  return (named.length > 0 || known === undefined ? named : added).toSorted(
    (a, b) => (b.created_at?.getTime() ?? 0) - (a.created_at?.getTime() ?? 0) || b.id - a.id,
  )[0];
}
