import { createHash, randomInt } from 'node:crypto';
import type { RunningCanary } from './running-site';

const BUCKETS = 10_000;

/** A number for a visitor who has none. It says nothing about them: many have the same. */
export const newBucket = (): number => randomInt(BUCKETS);

/** A visitor's number as it was kept; undefined for what is none. */
export function readBucket(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return undefined;
  return Number(text);
}

/**
 * Whether a visitor gets a canary. The same ones as long as it lasts, and the same ones and more where its share grows; other
 * ones for another area.
 */
export function isInCanary({ target, percent }: Pick<RunningCanary, 'target' | 'percent'>, bucket: number): boolean {
  const place = createHash('sha256').update(`${target} ${bucket}`).digest().readUInt32BE(0) / 2 ** 32;
  return place * 100 < percent;
}
