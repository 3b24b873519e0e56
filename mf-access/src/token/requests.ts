import { call, codeRequest, invalidate, type CodeRequest } from '@console/api';
import { listTokens } from '@console/contract/token';
import { createToken, deleteToken, updateToken } from '@console/contract/token-change';
import { findMade } from './find-made';
import { rememberSecret } from './fresh';
import type { TokenRow } from './rows';
import { tokenParams, type TokenValues } from './values';

type Numbered = Pick<TokenRow, 'id'>;

/** Sends one write about tokens. What shows them is asked for again, failed or not; nobody waits for that. */
async function send<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } finally {
    void invalidate(listTokens);
  }
}

/** Numbers of the tokens that are there now; undefined where that cannot be read. */
async function knownTokens(): Promise<number[] | undefined> {
  try {
    return (await call(listTokens, {})).map(({ id }) => id);
  } catch {
    return undefined;
  }
}

/**
 * Makes a token and keeps its secret for its page.
 * @returns its number; undefined where the answer does not show which one it is
 * @throws ApiError
 */
export function makeToken(values: TokenValues): Promise<number | undefined> {
  return send(async () => {
    const known = await knownTokens();
    const params = tokenParams(values);
    const tokens = await call(createToken, params, known ? { before: { known: known.map(String) } } : {});
    const made = findMade(tokens, known, params.description);
    if (made?.token) rememberSecret(made.id, made.token);
    return made?.id;
  });
}

/** @throws ApiError */
export const changeToken = ({ id }: Numbered, values: TokenValues): Promise<void> =>
  send(async () => {
    await call(updateToken, { token_id: id, ...tokenParams(values) });
  });

/** From then on nobody can call with it. @throws ApiError */
export const removeToken = ({ id }: Numbered): Promise<void> =>
  send(async () => {
    await call(deleteToken, { token_id: id });
  });

export const createCode = (values: TokenValues): CodeRequest => codeRequest(createToken, tokenParams(values));
export const changeCode = ({ id }: Numbered, values: TokenValues): CodeRequest =>
  codeRequest(updateToken, { token_id: id, ...tokenParams(values) });
export const deleteCode = ({ id }: Numbered): CodeRequest => codeRequest(deleteToken, { token_id: id });
