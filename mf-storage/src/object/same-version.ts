import type { ObjectFacts } from '../object-store';

type Version = Pick<ObjectFacts, 'size' | 'modified' | 'etag'>;

/** A head tells whole seconds, a listing their parts as well. */
const secondOf = ({ modified }: Version): number | undefined => {
  const ms = modified?.getTime();
  return ms === undefined || Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
};

/**
 * Whether an object is what it was read as before: by its ETag; where a store sends none, or does not show it to pages, by its
 * size and when it was written.
 */
export function isSameVersion(one: Version, other: Version): boolean {
  if (one.etag !== '' && other.etag !== '') return one.etag === other.etag;
  const [second, otherSecond] = [secondOf(one), secondOf(other)];
  const isSameTime = second === undefined || otherSecond === undefined || second === otherSecond;
  return one.size === other.size && isSameTime;
}
