import path from 'node:path';
import type { Environment } from '@console/contract/environment';
import { isVersionName } from '@console/contract/version-name';
import type { LiveRegistry } from '@console/registry';
import type { BrandFiles } from './brand-files';
import { IMMUTABLE, fileOf, fileResponse, findFile, type FoundFile, typeOf } from './static-files';
import { whenBuilt } from './unfinished';

/** Chunks of this name are for development hosts only: gallery, developer form, mock mode. */
const DEVELOPMENT_ONLY = /^dev-/;

/** Whether a file of a build is for hosts of an environment. `file`: its name, without folder. */
export const isHandedOut = (file: string, environment: Environment): boolean =>
  environment === 'development' || !DEVELOPMENT_ONLY.test(file);

export interface AssetSources {
  /** The workspace that holds the builds. */
  readonly root: string;
  readonly brandFiles: BrandFiles;
  /** Folder of the shell's builds: `dist`, or `dist-mono` for measurements. */
  readonly shellDist: string;
  /** Versions that were published. */
  readonly published?: Pick<LiveRegistry, 'folderHere' | 'folderOf'> | undefined;
}

/**
 * A file of a version: of one that was published and runs here, of the workspace's own, or of one that another edge has given
 * out already.
 */
async function versionFile(
  request: Request,
  { target, dist, names }: { readonly target: string; readonly dist: string; readonly names: readonly string[] },
  published: AssetSources['published'],
): Promise<FoundFile | undefined> {
  const [version = '', ...files] = names;
  const here = published?.folderHere(target, version);
  if (here !== undefined) return findFile(request, here, files);
  const own = await findFile(request, dist, names);
  if (own || !published) return own;
  const fetched = await published.folderOf(target, version);
  return fetched === undefined ? undefined : findFile(request, fetched, files);
}

/**
 * The file behind an address below /app/assets, /app/fonts, /app/brand or /remotes; undefined where there is none, or where it
 * is not for this environment.
 */
export async function findAsset(
  request: Request,
  environment: Environment,
  { root, brandFiles, shellDist, published }: AssetSources,
): Promise<FoundFile | undefined> {
  const { pathname } = new URL(request.url);
  const segments = pathname.split('/').slice(1);
  const [first, second, ...rest] = segments;
  if (!isHandedOut(segments.at(-1) ?? '', environment)) return undefined;
  const isVersioned = isVersionName(rest[0] ?? '');
  if (first === 'remotes' && isVersioned && second?.startsWith('mf-'))
    return versionFile(request, { target: second, dist: path.join(root, second, 'dist'), names: rest }, published);
  if (first !== 'app') return undefined;
  if (second === 'assets' && isVersioned) {
    const folder = path.join(root, 'shell', shellDist);
    const find = () => versionFile(request, { target: 'shell', dist: folder, names: rest }, published);
    return DEVELOPMENT_ONLY.test(rest.at(-1) ?? '') ? whenBuilt(path.join(folder, ...rest.slice(0, -1)), find) : find();
  }
  const file = brandFiles.at(pathname);
  const type = typeOf(pathname);
  return file && type ? fileOf(file, { 'Content-Type': type, 'Cache-Control': IMMUTABLE }) : undefined;
}

/** A response with the file behind an address; undefined as from `findAsset`. */
export async function assetResponse(...asked: Parameters<typeof findAsset>): Promise<Response | undefined> {
  const [request] = asked;
  const file = await findAsset(...asked);
  return file && fileResponse(request, file);
}
