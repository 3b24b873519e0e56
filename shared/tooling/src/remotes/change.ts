import {
  type Change,
  ChangeError,
  changeSite,
  checkWrites,
  siteFit,
  type SiteVersions,
  stableOf,
  type Unfit,
} from '@console/registry';
import { Problem } from '../run/problem.mjs';
import {
  type Context,
  ownBuilds,
  publishersOf,
  signerOfContext,
  sitesOf,
  storeOf,
  targetOf,
  versionOfTarget,
} from './context';
import { authorOf, numberOf, type Options } from './options';

/** What runs where no published version does. */
export const OWN_BUILD = "the edge's own build";

export const lineOf = ({ target, version, reason }: Unfit): string => `${target} ${version}: ${reason}`;

/** What a change of one target makes wrong: a shell meets all areas, an area only the shell. */
const causedBy = (unfit: readonly Unfit[], target: string): Unfit[] =>
  target === 'shell' ? [...unfit] : unfit.filter((one) => one.target === target || one.target === 'shell');

function summary(site: string, document: SiteVersions, target: string): string {
  const canary = document.targets[target]?.canary;
  const stable = stableOf(document, target);
  const everybody = stable ?? OWN_BUILD;
  const some = canary ? `, ${canary.percent} % of the visitors ${canary.version}` : '';
  return `${site}: ${target} ${everybody}${some} (revision ${document.revision})`;
}

/** Changes one site after the other; those before one that refuses stay changed, and are told. */
async function changeEach(
  context: Context,
  options: Options,
  changeOf: (target: string) => Promise<Change>,
): Promise<void> {
  const store = storeOf(context);
  const publishers = publishersOf(context);
  const signer = signerOfContext(context, publishers);
  const target = targetOf(options.names[0]);
  const sites = await sitesOf(context, store, options);
  const change = await changeOf(target);
  const base = ownBuilds(context);
  await checkWrites(store);
  const check = async (document: SiteVersions): Promise<void> => {
    const unfit = causedBy(await siteFit(store, publishers, { document, base }), target);
    if (unfit.length > 0) throw new ChangeError(`refused:\n${unfit.map((one) => `  ${lineOf(one)}`).join('\n')}`);
  };
  const word = { author: authorOf(options), reason: options.reason, at: context.now().toISOString() };
  const refused: string[] = [];
  for (const site of sites) {
    try {
      // Going back must always be possible; the edge itself keeps what does not fit from running.
      const isBack = change.action === 'rollback';
      const more = isBack ? {} : { check };
      const document = await changeSite(store, site, change, { word, signer, publishers, ...more });
      context.log(
        options.json
          ? JSON.stringify({ site, revision: document.revision, ...document.targets[target] })
          : summary(site, document, target),
      );
    } catch (error) {
      if (!(error instanceof ChangeError)) throw error;
      refused.push(`${site}: ${error.message}`);
    }
  }
  if (refused.length > 0) throw new Problem(refused.join('\n'));
}

const versionFor = (context: Context, options: Options, target: string): Promise<string> =>
  versionOfTarget(storeOf(context), publishersOf(context), { target, version: options.names[1] });

export const promoteCommand = (context: Context, options: Options): Promise<void> =>
  changeEach(context, options, async (target) => ({
    action: 'promote',
    target,
    version: await versionFor(context, options, target),
  }));

export async function canaryCommand(context: Context, options: Options): Promise<void> {
  const percent = numberOf('percent', options.percent, [0.1, 100]);
  const limit = numberOf('limit', options.limit, [0, 100]);
  await changeEach(context, options, async (target) => ({
    action: 'canary',
    target,
    version: await versionFor(context, options, target),
    percent,
    limit,
  }));
}

export const rollbackCommand = (context: Context, options: Options): Promise<void> =>
  changeEach(context, options, (target) =>
    Promise.resolve({ action: options.forward ? 'forward' : 'rollback', target }),
  );
