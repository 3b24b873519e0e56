import { VersionName } from '@console/contract/version-name';
import * as v from 'valibot';
import { RegistryError, RemoteBuild, ShellBuild } from '../builds';
import type { Store } from '../store/store';
import { mayPublish, type Publishers, verified } from './signed';

/** The shell, or an area: what has versions. */
export const TargetName = v.pipe(v.string(), v.regex(/^(shell|mf-[a-z]+)$/, "'shell' or an area, like mf-compute"));

const PublishedFile = v.object({
  file: v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** `sha384-…`, as in pages. */
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
});
export type PublishedFile = v.InferOutput<typeof PublishedFile>;

const common = { version: VersionName, at: v.string(), files: v.pipe(v.array(PublishedFile), v.minLength(1)) };

/** What a published version is: its build's record (with area.json), and every file with size and hash. */
export const VersionDocument = v.variant('kind', [
  v.object({ kind: v.literal('area'), ...common, record: RemoteBuild }),
  v.object({ kind: v.literal('shell'), ...common, record: ShellBuild }),
]);
export type VersionDocument = v.InferOutput<typeof VersionDocument>;

/** Where a version is. */
export const versionFolder = (target: string, version: string): string => `remotes/${target}/${version}/`;
/** Comes last: with it, all of a version is there. */
export const versionKey = (target: string, version: string): string => `${versionFolder(target, version)}version.json`;

const nameOf = (document: VersionDocument): string => (document.kind === 'shell' ? 'shell' : document.record.name);

/** What a version is, and whose key says so. */
export type SignedVersion = VersionDocument & { readonly publisher: string };

/**
 * What a version is, signed by somebody who may publish it.
 * @throws RegistryError
 */
export function versionOf(
  content: Buffer,
  { target, version }: { readonly target: string; readonly version: string },
  publishers: Publishers,
): SignedVersion {
  const key = versionKey(target, version);
  const { payload, publisher } = verified(key, content, publishers);
  if (!mayPublish(publisher, target))
    throw new RegistryError(`${key} is signed by '${publisher.name}', who may not publish ${target}`);
  const parsed = v.safeParse(VersionDocument, payload);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RegistryError(`${key}: ${v.getDotPath(issue) ?? 'the whole document'}: ${issue.message}`);
  }
  const document = parsed.output;
  if (nameOf(document) !== target || document.version !== version || document.record.version !== version)
    throw new RegistryError(`${key} describes ${nameOf(document)} ${document.record.version}`);
  return { ...document, publisher: publisher.name };
}

/**
 * A published version.
 * @returns undefined where it was not published
 * @throws RegistryError, StoreError
 */
export async function readVersion(
  store: Store,
  target: string,
  version: string,
  publishers: Publishers,
): Promise<SignedVersion | undefined> {
  const content = await store.read(versionKey(target, version));
  return content && versionOf(content, { target, version }, publishers);
}

/** The version that a key is for; undefined for that of no version's document. */
export function versionNamed(key: string): { readonly target: string; readonly version: string } | undefined {
  const [first, target, version, file, ...more] = key.split('/');
  if (first !== 'remotes' || target === undefined || version === undefined) return undefined;
  return file === 'version.json' && more.length === 0 ? { target, version } : undefined;
}

/** The versions of a target that are published as a whole, in the order of their names. @throws StoreError */
export async function publishedVersions(store: Store, target: string): Promise<string[]> {
  const keys = await store.list(`remotes/${target}/`);
  return keys.flatMap((key) => versionNamed(key)?.version ?? []);
}
