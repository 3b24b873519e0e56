import { requiredText } from '@console/domain/rules';
import type { TokenRow } from './rows';

/** What the forms of a token hold; named as the parameters of the calls where they have them. */
export type TokenValues = {
  readonly description: string;
  readonly scope: Scope;
  /** Id of the account that a restricted token is for. */
  readonly billing_account_id: string;
};

export type Scope = 'all' | 'account';

/** The fields, by name. */
export const tokenFields = ['description', 'scope', 'billing_account_id'] as const;

/** @param account id of the account that stands chosen where a token is to be restricted */
export const emptyToken = (account: number | undefined): TokenValues => ({
  description: '',
  scope: 'all',
  billing_account_id: account === undefined ? '' : String(account),
});

export const valuesOf = (token: TokenRow, account: number | undefined): TokenValues => ({
  description: token.description ?? '',
  scope: token.restricted ? 'account' : 'all',
  billing_account_id: String(token.billing_account_id || account || ''),
});

/** What is wrong, by field. (spec 2, section 7) */
export const problemsOf = ({ description, scope, billing_account_id }: TokenValues) => ({
  description: description.trim() === '' ? requiredText() : undefined,
  billing_account_id: scope === 'account' && billing_account_id === '' ? requiredText() : undefined,
});

/** What the calls say of a token; an unrestricted one names no account. */
export function tokenParams({ description, scope, billing_account_id }: TokenValues) {
  const restricted = scope === 'account';
  return {
    description: description.trim(),
    restricted,
    ...(restricted ? { billing_account_id: Number(billing_account_id) } : {}),
  };
}
