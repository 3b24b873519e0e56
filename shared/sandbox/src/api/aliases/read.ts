import { wholeNumber } from '@console/contract/schema';
import * as v from 'valibot';
import { invalid } from '../errors';
import type { Bag } from '../pairs';

const amount = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number)),
]);

const given = (bag: Bag, name: string): unknown => {
  const value = bag[name];
  if (value === undefined || value === '') throw invalid({ [name]: 'This field is required' });
  return value;
};

/** A whole number of a request. @throws ApiFault 400 */
export function numberIn(bag: Bag, name: string): number {
  const result = v.safeParse(wholeNumber(), given(bag, name));
  if (!result.success) throw invalid({ [name]: 'Invalid whole number provided' });
  return result.output;
}

/** An amount of money above zero. @throws ApiFault 400 */
export function amountIn(bag: Bag, name: string): number {
  const result = v.safeParse(amount, given(bag, name));
  if (!result.success || result.output <= 0) throw invalid({ [name]: 'Must be an amount above zero' });
  return result.output;
}

/** A text of a request. @throws ApiFault 400 */
export function textIn(bag: Bag, name: string): string {
  const value = given(bag, name);
  if (typeof value !== 'string') throw invalid({ [name]: 'Must be a text' });
  return value;
}
