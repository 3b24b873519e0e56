import path from 'node:path';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import { type Store, StoreError } from './store';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?))?\/?$/;

function needed(env: NodeJS.ProcessEnv, name: string, place: string): string {
  const value = env[name];
  if (value) return value;
  throw new StoreError(`${place} needs ${name} in the environment`);
}

/**
 * Opens the registry of an address: a folder, or `s3://bucket/folder` with the environment that every S3 client reads
 * (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL).
 * @param base folder that a relative path begins from
 * @throws StoreError for an address that is none, or a key that is missing
 */
export function openStore(address: string, env: NodeJS.ProcessEnv, base: string): Store {
  if (!address.includes('://')) return folderStore(path.resolve(base, address));
  const [, bucket, prefix = ''] = BUCKET.exec(address) ?? [];
  if (bucket === undefined) throw new StoreError(`REGISTRY must be a folder or s3://bucket/folder, not '${address}'`);
  return s3Store({
    bucket,
    prefix,
    endpoint: env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'],
    region: env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1',
    accessKeyId: needed(env, 'AWS_ACCESS_KEY_ID', address),
    secretAccessKey: needed(env, 'AWS_SECRET_ACCESS_KEY', address),
    sessionToken: env['AWS_SESSION_TOKEN'] || undefined,
  });
}

const MARK = 'registry.json';
const CONTENT = Buffer.from(`${JSON.stringify({ format: 1 })}\n`);

/**
 * Makes sure, before anything is written, that the store refuses to write over what is there: some services take the condition
 * and pay no heed to it.
 * @throws StoreError
 */
export async function checkWrites(store: Store): Promise<void> {
  await store.create(MARK, CONTENT);
  if (await store.create(MARK, CONTENT))
    throw new StoreError(
      `${store.place} writes over what is there, although it was told not to (If-None-Match): two who publish at once would lose each other's change. Use a service that keeps conditional writes.`,
    );
}
