import { useCallback, useMemo } from 'react';
import { useQuery, useSession, type Query } from '@console/api';
import { listTokens, type Token } from '@console/contract/token';
import { useText } from '../texts';

/** A token as screens hold it. The list of the API carries secrets: none of them goes any further than this file. */
export interface TokenRow extends Omit<Token, 'token'> {
  /** Its number as text, for tables and addresses. */
  readonly uuid: string;
  readonly name: string;
  /** Its last characters, to tell it from others. */
  readonly ending: string | undefined;
  /** This browser is logged in with it. */
  readonly isSession: boolean;
}

/** What a person calls a token: its description, else its number. */
function useTokenName(): (token: Pick<Token, 'id' | 'description'>) => string {
  const t = useText();
  return useCallback(({ id, description }) => description || t('token.name', { id }), [t]);
}

/** So many characters of a token are shown: enough to tell it from others, too few to be of use to anybody. */
const SHOWN = 4;

/** The end of a secret; nothing of one that is so short that its end would say much of it. */
export const endingOf = (secret: string | null | undefined): string | undefined =>
  secret && secret.length >= SHOWN * 4 ? secret.slice(-SHOWN) : undefined;

/** A token without its secret. */
export function withoutSecret(
  { token: secret, ...facts }: Token,
  { name, credential }: { readonly name: string; readonly credential: string | undefined },
): TokenRow {
  const isSession = credential !== undefined && secret === credential;
  return { ...facts, uuid: String(facts.id), name, ending: endingOf(secret), isSession };
}

/** The user's tokens, without their secrets; the same rows while nothing changes. */
export function useTokens(): { readonly rows: readonly TokenRow[]; readonly query: Query<Token[]> } {
  const query = useQuery(listTokens, {});
  const { credential } = useSession();
  const nameOf = useTokenName();
  const { data } = query;
  const rows = useMemo(
    () => (data ?? []).map((token) => withoutSecret(token, { name: nameOf(token), credential })),
    [data, nameOf, credential],
  );
  return { rows, query };
}

/** Whether a text is the secret of a token, as far as its list can be read. */
export const isSecretOf = (tokens: readonly Token[], { id }: Pick<TokenRow, 'id'>, secret: string): boolean =>
  tokens.some((token) => token.id === id && token.token === secret);
