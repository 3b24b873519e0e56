import { readBuild, readSiteVersions, siteFit, type SiteVersions, type Unfit } from '@console/registry';
import * as v from 'valibot';
import { Problem } from '../run/problem.mjs';
import { lineOf, OWN_BUILD } from './change';
import { type Context, ownBuilds, publishersOf, sitesOf, storeOf, targetOf, versionOfTarget } from './context';
import type { Options } from './options';
import { buildFolder } from './publish';

const Figures = v.object({ visitors: v.number(), withErrors: v.number() });

/** What an edge tells at its port for operations. */
const EdgeState = v.array(
  v.object({
    site: v.string(),
    running: v.optional(v.object({ revision: v.number() })),
    canaries: v.array(
      v.object({
        area: v.string(),
        version: v.string(),
        withdrawn: v.boolean(),
        canary: Figures,
        stable: Figures,
        errorShare: v.object({ canary: v.number(), stable: v.number() }),
      }),
    ),
    problems: v.array(v.string()),
  }),
);

async function askEdge(address: string): Promise<v.InferOutput<typeof EdgeState>> {
  try {
    const response = await fetch(new URL('/registry', address), { signal: AbortSignal.timeout(5000) });
    return v.parse(EdgeState, await response.json());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${address} tells nothing of its registry (${reason}). It is the address of OPERATIONS_PORT.`);
  }
}

const wantedSites = async (context: Context, options: Options): Promise<string[]> =>
  sitesOf(context, storeOf(context), { site: options.site, all: options.site === undefined });

/** What runs where, and who said so. */
export async function statusCommand(context: Context, options: Options): Promise<void> {
  const store = storeOf(context);
  const publishers = publishersOf(context);
  const edge = options.edge === undefined ? [] : await askEdge(options.edge);
  for (const site of await wantedSites(context, options)) {
    const document = await readSiteVersions(store, site, publishers);
    const atEdge = edge.find((one) => one.site === site);
    if (options.json) {
      context.log(JSON.stringify({ ...document, site, edge: atEdge }));
      continue;
    }
    context.log(document ? `${site}, revision ${document.revision}` : `${site}: runs what its edges have built`);
    for (const line of document ? linesOf(document) : []) context.log(`  ${line}`);
    if (atEdge?.running && document && atEdge.running.revision !== document.revision)
      context.log(`  the edge still runs revision ${atEdge.running.revision}`);
    for (const { area, version, withdrawn, canary, stable, errorShare } of atEdge?.canaries ?? [])
      context.log(
        `  canary ${area} ${version}${withdrawn ? ', taken back by the edge' : ''}: ${errorShare.canary.toFixed(1)} % of ${canary.visitors} visitors met an error, ` +
          `${errorShare.stable.toFixed(1)} % of ${stable.visitors} others`,
      );
    for (const problem of atEdge?.problems ?? []) context.log(`  ${problem}`);
  }
}

function linesOf({ targets, history }: SiteVersions): string[] {
  const lines = Object.entries(targets).map(([target, { versions, position, canary }]) => {
    const back = position < 0 ? undefined : (versions[position - 1] ?? OWN_BUILD);
    const forward = versions[position + 1];
    const some = canary ? `; ${canary.percent} % get ${canary.version} since ${canary.since}` : '';
    const ways = [back && `; before it ${back}`, forward && `; after it ${forward}`].filter(Boolean).join('');
    return `${target} ${versions[position] ?? OWN_BUILD}${some}${ways}`;
  });
  const done = history
    .slice(0, 5)
    .map(({ at, action, target, from, to, author, publisher, reason }) =>
      [
        `  ${at} ${action} ${target}`,
        from,
        `to ${to ?? OWN_BUILD}`,
        `by ${author} (${publisher})`,
        reason && `"${reason}"`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  return [...lines, ...(done.length > 0 ? ['last changes:', ...done] : [])];
}

/** What would be wrong if a site ran a version; without one, what is wrong with what it runs. */
export async function checkCommand(context: Context, options: Options): Promise<void> {
  const store = storeOf(context);
  const publishers = publishersOf(context);
  const base = ownBuilds(context);
  const [name, version] = options.names;
  const built = options.built === undefined ? undefined : readBuild(await buildFolder(context, options));
  const target = built?.target ?? (name === undefined ? undefined : targetOf(name));
  const wanted =
    built || target === undefined ? undefined : await versionOfTarget(store, publishers, { target, version });
  let failures = 0;
  for (const site of await wantedSites(context, options)) {
    const before = (await readSiteVersions(store, site, publishers)) ?? { site, revision: 0, targets: {}, history: [] };
    const line = { versions: [wanted ?? ''], position: 0 };
    const document =
      target !== undefined && wanted !== undefined
        ? { ...before, targets: { ...before.targets, [target]: line } }
        : before;
    // A build that is not published yet stands in for what the edges would have built themselves.
    const { [target ?? '']: _replaced, ...others } = document.targets;
    const own = built && base ? withBuild(base, built.document) : base;
    const all = await siteFit(store, publishers, {
      document: built ? { ...document, targets: others } : document,
      base: own,
    });
    const unfit = target === undefined || target === 'shell' ? all : all.filter((one) => one.target === target);
    failures += unfit.length;
    report(context, options, { site, unfit });
  }
  if (failures > 0)
    throw new Problem(options.json ? '' : `${failures} ${failures === 1 ? 'thing does' : 'things do'} not fit.`);
}

type Built = ReturnType<typeof readBuild>['document'];
function withBuild(base: NonNullable<ReturnType<typeof ownBuilds>>, document: Built) {
  if (document.kind === 'shell') return { ...base, shell: document.record };
  const { record } = document;
  return { ...base, remotes: [...base.remotes.filter(({ name }) => name !== record.name), record] };
}

function report({ log }: Context, { json }: Options, { site, unfit }: { site: string; unfit: readonly Unfit[] }): void {
  if (json) log(JSON.stringify({ site, fits: unfit.length === 0, problems: unfit }));
  else if (unfit.length === 0) log(`${site}: fits`);
  else for (const one of unfit) log(`${site}: ${lineOf(one)}`);
}
