import path from 'node:path';
import type { Environment } from '@console/contract/environment';
import { isVersionName } from '@console/contract/version-name';
import type { BrandFiles } from './brand-files';
import { IMMUTABLE, fileResponse, serveFile, typeOf } from './static-files';
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
}

/**
 * The file behind an address below /app/assets, /app/fonts, /app/brand or /remotes; undefined where there is none, or where it
 * is not for this environment.
 */
export async function assetResponse(
  request: Request,
  environment: Environment,
  { root, brandFiles, shellDist }: AssetSources,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const segments = pathname.split('/').slice(1);
  const [first, second, ...rest] = segments;
  if (!isHandedOut(segments.at(-1) ?? '', environment)) return undefined;
  const isVersioned = isVersionName(rest[0] ?? '');
  if (first === 'remotes' && isVersioned && second?.startsWith('mf-'))
    return serveFile(request, path.join(root, second, 'dist'), rest);
  if (first !== 'app') return undefined;
  if (second === 'assets' && isVersioned) {
    const folder = path.join(root, 'shell', shellDist);
    const find = () => serveFile(request, folder, rest);
    return DEVELOPMENT_ONLY.test(rest.at(-1) ?? '') ? whenBuilt(path.join(folder, ...rest.slice(0, -1)), find) : find();
  }
  const file = brandFiles.at(pathname);
  const type = typeOf(pathname);
  return file && type ? fileResponse(request, file, { 'Content-Type': type, 'Cache-Control': IMMUTABLE }) : undefined;
}
