import { createHash } from 'node:crypto';
import type { RunningCanary } from './running-site';

/**
 * Whether a visitor gets a canary. The same ones as long as it lasts, and the same ones and more where its share grows; other
 * ones for another area.
 */
export function isInCanary({ target, percent }: Pick<RunningCanary, 'target' | 'percent'>, bucket: number): boolean {
  const place = createHash('sha256').update(`${target} ${bucket}`).digest().readUInt32BE(0) / 2 ** 32;
  return place * 100 < percent;
}
