import { createHash, randomBytes } from 'node:crypto';
import type { Canary } from './site-versions';

/** So many visitors of a canary, and so many who met an error, are the least that says something. */
const FEWEST_VISITORS = 20;
const FEWEST_ERRORS = 3;
/** Memory stays bounded: the share is that of the first so many visitors. */
const MOST_VISITORS = 100_000;

/** Visitors of one version, and those among them who met an error in it. */
export interface Figures {
  readonly visitors: number;
  readonly withErrors: number;
}

/** Share of visitors who met an error, in percent; 0 without visitors. */
export const errorShare = ({ visitors, withErrors }: Figures): number =>
  visitors === 0 ? 0 : (100 * withErrors) / visitors;

/** Whether a canary does so much worse than what everybody else gets that it must end. */
export function isWorse(canary: Figures, stable: Figures, { limit }: Pick<Canary, 'limit'>): boolean {
  if (canary.visitors < FEWEST_VISITORS || canary.withErrors < FEWEST_ERRORS) return false;
  return errorShare(canary) > errorShare(stable) + limit;
}

/** What is counted apart: a version of an area in a site, while one canary runs. */
export interface Watched {
  readonly site: string;
  readonly target: string;
  readonly version: string;
  /** When the canary began that this is counted for. */
  readonly since: string;
}

const keyOf = ({ site, target, version, since }: Watched): string => [site, target, version, since].join(' ');

/**
 * Counts visitors and errors of versions. A visitor who meets the same error in a loop is one; who they are is not kept, only
 * a hash with a salt of this process.
 */
export function canaryWatch() {
  const salt = randomBytes(16);
  const seen = new Map<string, { readonly visitors: Set<string>; readonly withErrors: Set<string> }>();

  const countsOf = (watched: Watched) => {
    const key = keyOf(watched);
    const counts = seen.get(key) ?? { visitors: new Set<string>(), withErrors: new Set<string>() };
    seen.set(key, counts);
    return counts;
  };
  const nameOf = (visitor: string): string =>
    createHash('sha256').update(salt).update(visitor).digest('base64url').slice(0, 16);
  const put = (visitors: Set<string>, name: string): void => {
    if (visitors.size < MOST_VISITORS) visitors.add(name);
  };

  return {
    visit: (watched: Watched, visitor: string): void => put(countsOf(watched).visitors, nameOf(visitor)),
    /** An error of somebody who was not counted is one of a visitor all the same: a page may outlive a restart. */
    error: (watched: Watched, visitor: string): void => {
      const { visitors, withErrors } = countsOf(watched);
      const name = nameOf(visitor);
      put(visitors, name);
      // Those who come when no more visitors are counted would make the share grow, whatever the version does.
      if (visitors.has(name)) withErrors.add(name);
    },
    figures: (watched: Watched): Figures => {
      const counts = seen.get(keyOf(watched));
      return { visitors: counts?.visitors.size ?? 0, withErrors: counts?.withErrors.size ?? 0 };
    },
    /** Forgets what nobody asks for any more. */
    keep: (wanted: readonly Watched[]): void => {
      const keys = new Set(wanted.map(keyOf));
      for (const key of seen.keys()) if (!keys.has(key)) seen.delete(key);
    },
  };
}
