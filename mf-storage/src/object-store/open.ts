import { call, onCredentialChange } from '@console/api';
import { currentSite } from '@console/area';
import { getS3Endpoint, listS3Keys, type S3Key } from '@console/contract/bucket';
import { onDemand } from '@console/ui';
import type { ClientOptions } from './client';
import { ObjectStoreError } from './error';
import type { ObjectStore, StoreAccess } from './types';

type Opened = Promise<ObjectStore>;

const client = onDemand(() => import(/* webpackChunkName: "object-store" */ './store'));

/** One for each bucket, endpoint and key, so that all of the page wait together where a store wants to be left in peace. */
let stores = new Map<string, Opened>();
onCredentialChange(() => {
  stores = new Map();
});

const keysNow = (): Promise<readonly S3Key[] | undefined> => call(listS3Keys, {}).catch(() => undefined);

/** The keys are those of whoever opens the bucket: what another credential reads later is none of its store's business. */
function clientOptions(): ClientOptions {
  const own = stores;
  return {
    isKeyKnown: async (accessKey) => {
      const keys = await keysNow();
      return keys === undefined || keys.some((key) => key.accessKey === accessKey);
    },
    keyNow: async () => {
      const keys = await keysNow();
      return own === stores ? chosenKey(keys ?? []) : undefined;
    },
  };
}

/** The store of a bucket; its code comes with the first one. Keys are in memory only. @throws ObjectStoreError without TLS, or where its code does not come */
export function openStore(access: StoreAccess): Opened {
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (!subtle) return Promise.reject(new ObjectStoreError('insecure', 'Only pages with TLS can sign'));
  const id = JSON.stringify(access);
  const own = stores;
  const known = own.get(id);
  if (known) return known;
  const options = clientOptions();
  const opened = client.want().then(
    ({ createObjectStore }) => createObjectStore(access, options),
    (cause: Error) => Promise.reject(new ObjectStoreError('setup', cause.message, { cause })),
  );
  opened.catch(() => own.delete(id));
  own.set(id, opened);
  return opened;
}

/** The key that is used for everything: the first one. */
export const chosenKey = (keys: readonly S3Key[]): S3Key | undefined => keys[0];

/** The same outside React, with the keys of now. Undefined where there is no key. @throws ApiError */
export async function openBucket(bucket: string): Promise<ObjectStore | undefined> {
  const [{ url }, keys] = await Promise.all([call(getS3Endpoint, {}), call(listS3Keys, {})]);
  const key = chosenKey(keys);
  if (!key) return undefined;
  const { accessKey, secretKey } = key;
  return openStore({ bucket, endpoint: url, pathStyle: currentSite().config.s3ForcePathStyle, accessKey, secretKey });
}
