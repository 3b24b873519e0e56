import * as v from 'valibot';

const Email = v.pipe(v.string(), v.email());

/**
 * What is wrong with an address that somebody is to be invited by. (spec 2, section 5)
 * @param invited addresses that were invited to the delegation already
 * @param own one's own address, where it is known
 */
export function granteeProblem(
  typed: string,
  { invited, own }: { readonly invited: readonly string[]; readonly own: string | undefined },
): 'missing' | 'email' | 'own' | 'invited' | undefined {
  const address = typed.trim().toLowerCase();
  const isSame = (other: string): boolean => other.trim().toLowerCase() === address;
  if (address === '') return 'missing';
  if (!v.is(Email, address)) return 'email';
  if (own !== undefined && isSame(own)) return 'own';
  return invited.some(isSame) ? 'invited' : undefined;
}
