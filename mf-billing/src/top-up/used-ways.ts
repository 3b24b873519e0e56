import * as v from 'valibot';
import { accountId, storage } from '@console/api';

const MOST = 5;
const Used = v.array(v.pipe(v.string(), v.maxLength(255)));

const keyOf = (account: number): string => `usedWays.${accountId()}|${account}`;

/** Ids of the ways that an account was topped up by in this browser, the last one first: the API remembers them, but never says. */
export function usedWays(account: number): readonly string[] {
  try {
    const read = v.safeParse(Used, JSON.parse(storage.persistent.get(keyOf(account)) ?? 'null'));
    return read.success ? read.output.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a way first. @returns all that are remembered now */
export function rememberWay(account: number, id: string): readonly string[] {
  const ways = [id, ...usedWays(account).filter((other) => other !== id)].slice(0, MOST);
  storage.persistent.set(keyOf(account), JSON.stringify(ways));
  return ways;
}
