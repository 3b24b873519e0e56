import { VersionName } from '@console/contract/version-name';
import * as v from 'valibot';
import { TargetName } from './version';

/** So many of its versions a site can go back to, of each area. */
const LONGEST_LINE = 20;
const LONGEST_HISTORY = 200;

const Canary = v.object({
  version: VersionName,
  /** Share of visitors that get it, in percent. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** When it began; visitors and errors are counted from then. */
  since: v.string(),
  /** It ends by itself where the share of visitors who meet an error is so many percent above that of the stable version. */
  limit: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
export type Canary = v.InferOutput<typeof Canary>;

const Line = v.object({
  /** The versions it has run, in order. None where there is only a canary. */
  versions: v.array(VersionName),
  /** Which of them runs; -1 for none of them, but the edge's own build. */
  position: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  canary: v.optional(Canary),
});
type Line = v.InferOutput<typeof Line>;

const Entry = v.object({
  revision: v.number(),
  at: v.string(),
  /** Whose key. */
  publisher: v.string(),
  /** Who, in words of their own. */
  author: v.string(),
  action: v.picklist(['promote', 'canary', 'rollback', 'forward', 'withdraw']),
  target: TargetName,
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  percent: v.optional(v.number()),
  reason: v.string(),
});

/** Which versions a site runs. A revision never changes: the next one takes its place. */
export const SiteVersions = v.object({
  site: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  targets: v.record(TargetName, Line),
  /** The newest first. */
  history: v.array(Entry),
});
export type SiteVersions = v.InferOutput<typeof SiteVersions>;

/** A change that can't be made; the message says why and what to do. */
export class ChangeError extends Error {
  override readonly name = 'ChangeError';
}

/** What to change for one target. */
export type Change =
  | { readonly action: 'promote'; readonly target: string; readonly version: string }
  | {
      readonly action: 'canary';
      readonly target: string;
      readonly version: string;
      readonly percent: number;
      readonly limit: number;
    }
  | { readonly action: 'rollback' | 'forward'; readonly target: string };

/** Who changes it, when and why. */
export interface Word {
  readonly publisher: string;
  readonly author: string;
  readonly reason: string;
  readonly at: string;
}

const nothing: Line = { versions: [], position: -1 };

/** The version of a target that a site runs, beside a canary; undefined where it runs the edge's own build. */
export const stableOf = ({ targets }: Pick<SiteVersions, 'targets'>, target: string): string | undefined => {
  const line = targets[target];
  return line?.versions[line.position];
};

function promoted({ versions, position, canary }: Line, target: string, version: string): Line {
  if (versions[position] === version && canary?.version !== version)
    throw new ChangeError(`${target} ${version} runs already`);
  const next = [...versions.slice(0, position + 1), version].slice(-LONGEST_LINE);
  const rest = canary && canary.version !== version ? { canary } : {};
  return { versions: next, position: next.length - 1, ...rest };
}

function withCanary(line: Line, { target, version, percent, limit }: Change & { action: 'canary' }, at: string): Line {
  if (target === 'shell')
    throw new ChangeError('A shell has no canary: all areas of a page stand on it. Promote it for one site first.');
  if (line.versions[line.position] === version)
    throw new ChangeError(`${target} ${version} runs already for everybody`);
  // More or fewer visitors for the same version: what was counted goes on.
  const since = line.canary?.version === version ? line.canary.since : at;
  return { ...line, canary: { version, percent, since, limit } };
}

function moved(line: Line, target: string, step: -1 | 1): Line {
  const position = line.position + step;
  // Before the first version there is what the edge has built itself.
  const isOwnBuild = position === -1;
  if (isOwnBuild || line.versions[position] !== undefined) return { ...line, position };
  const done = step < 0 ? 'earlier' : 'later';
  throw new ChangeError(`${target} has no ${done} version here; promote the one that you want`);
}

function changed(line: Line, change: Change, at: string): Line {
  switch (change.action) {
    case 'promote':
      return promoted(line, change.target, change.version);
    case 'canary':
      return withCanary(line, change, at);
    case 'forward':
      return moved(line, change.target, 1);
    case 'rollback': {
      const { canary, ...rest } = line;
      return canary ? rest : moved(line, change.target, -1);
    }
  }
}

/**
 * The next revision of a site. Going back takes back a canary where there is one, else it goes to the version before,
 * and before the first one to the edge's own build.
 * @param before the newest revision; undefined where there is none
 * @throws ChangeError
 */
export function nextRevision(
  site: string,
  before: SiteVersions | undefined,
  change: Change,
  { publisher, author, reason, at }: Word,
): SiteVersions {
  const {
    targets,
    history,
    revision: last,
  }: Pick<SiteVersions, 'targets' | 'history' | 'revision'> = before ?? {
    targets: {},
    history: [],
    revision: 0,
  };
  const line = targets[change.target] ?? nothing;
  const next = changed(line, change, at);
  const revision = last + 1;
  const withdrawn = change.action === 'rollback' && line.canary;
  const from = withdrawn ? withdrawn.version : line.versions[line.position];
  const to = change.action === 'canary' ? change.version : next.versions[next.position];
  const entry = {
    revision,
    at,
    publisher,
    author,
    action: withdrawn ? ('withdraw' as const) : change.action,
    target: change.target,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(change.action === 'canary' ? { percent: change.percent } : {}),
    reason,
  };
  return {
    site,
    revision,
    targets: { ...targets, [change.target]: next },
    history: [entry, ...history].slice(0, LONGEST_HISTORY),
  };
}

/** Every version that a site runs or can go back to: what must stay. */
export const versionsKept = ({ targets }: SiteVersions, target: string): string[] => {
  const { versions = [], canary } = targets[target] ?? {};
  return canary ? [...versions, canary.version] : [...versions];
};
