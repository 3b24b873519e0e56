// Stands in the shell for those parts of the federation runtime that the console has no use for (federation-runtime.ts): remotes are
// known by the addresses of their entries, preloads are written into the page by the edge, and no remote is known when the shell is built.

const unused = (): never => {
  throw new Error('This part of the federation runtime is not in the shell');
};

/** In place of what reads manifests of remotes. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: (): void => undefined };
  readonly loadRemoteSnapshotInfo = unused;
}
export const getGlobalRemoteInfo = (): object => ({});
export const snapshotPlugin = unused;
export const generatePreloadAssetsPlugin = unused;

/** In place of what preloads remotes. */
export const formatPreloadArgs = unused;
export const preloadAssets = unused;

/** In place of what loads the remotes that a build names. */
export const remotes = unused;

const RANGE = /^(\^|<=)?(\d+\.\d+\.\d+)$/;

/** Below zero where one version is older than the other. */
function compare(version: string, other: string): number {
  const [numbers, others] = [version, other].map((text) => text.split('.').map(Number));
  const differences = (numbers ?? []).map((number, at) => number - (others?.[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The part of a version that must be the same: up to the first number that is not zero. */
const compatibility = (version: string): string => /^(?:0\.)*\d+/.exec(version)?.[0] ?? version;

/**
 * Whether a version fits a range, in place of the runtime's: `^1.2.3`, `<=1.2.3`, `1.2.3`, `*`. Builds write no other ranges (shares.ts).
 * @param version three numbers
 */
export function satisfy(version: string, range: string): boolean {
  if (range === '*') return true;
  const [, sign, wanted] = RANGE.exec(range.trim()) ?? [];
  if (wanted === undefined) return false;
  const order = compare(version, wanted);
  if (sign === '<=') return order <= 0;
  return sign === '^' ? order >= 0 && compatibility(version) === compatibility(wanted) : order === 0;
}
