import { wholeNumber } from '@console/contract/schema';
import * as v from 'valibot';
import { invalid } from '../errors';
import type { RequestParams } from '../request-params';

const amount = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number)),
]);

const given = (params: RequestParams, name: string): unknown => {
  const value = params[name];
  if (value === undefined || value === '') throw invalid({ [name]: 'This field is required' });
  return value;
};

/** A whole number of a request. @throws ApiFault 400 */
export function numberIn(params: RequestParams, name: string): number {
  const result = v.safeParse(wholeNumber(), given(params, name));
  if (!result.success) throw invalid({ [name]: 'Invalid whole number provided' });
  return result.output;
}

/** An amount of money above zero. @throws ApiFault 400 */
export function amountIn(params: RequestParams, name: string): number {
  const result = v.safeParse(amount, given(params, name));
  if (!result.success || result.output <= 0) throw invalid({ [name]: 'Must be an amount above zero' });
  return result.output;
}

/** A text of a request. @throws ApiFault 400 */
export function textIn(params: RequestParams, name: string): string {
  const value = given(params, name);
  if (typeof value !== 'string') throw invalid({ [name]: 'Must be a text' });
  return value;
}
