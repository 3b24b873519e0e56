import { useEffect, useState } from 'react';
import { useQuery, type ApiError } from '@console/api';
import { useSiteConfig } from '@console/area';
import { getS3Endpoint } from '@console/contract/bucket';
import type { Binding } from '@console/domain/binding';
import { hasNoAccount } from '../key/account';
import { useKeys } from '../key/use-keys';
import { chosenKey, openStore } from './open';
import type { ObjectStore } from './types';

/** The way to a bucket's objects. */
export type StoreState =
  | { readonly state: 'loading' }
  /** Nobody can sign: a key is to be created first (page of access keys). */
  | { readonly state: 'noKey'; readonly reload: () => Promise<unknown> }
  /** Whoever is kept to one billing account gets no keys. */
  | { readonly state: 'bound'; readonly binding: Binding }
  /** Endpoint or keys could not be read. */
  | { readonly state: 'failed'; readonly error: ApiError | Error; readonly reload: () => Promise<unknown> }
  | {
      readonly state: 'ready';
      readonly store: ObjectStore;
      /** Reads the keys anew, after a failure of kind 'key'; with another key there is another store. */
      readonly reload: () => Promise<unknown>;
    };

/** The objects of a bucket, with the user's first access key. The key is in memory only; the client's code comes with the first call. */
export function useObjectStore(bucket: string): StoreState {
  const { s3ForcePathStyle: pathStyle } = useSiteConfig();
  const endpoint = useQuery(getS3Endpoint, {});
  const { keys, binding } = useKeys();
  const url = endpoint.data?.url;
  const { accessKey, secretKey } = chosenKey(keys.data ?? []) ?? {};
  const id = JSON.stringify([url, pathStyle, accessKey, secretKey, bucket]);
  const [opened, setOpened] = useState<{ id: string; store?: ObjectStore; error?: Error }>();
  const reload = (): Promise<unknown> => {
    if (opened?.error) setOpened(undefined);
    return Promise.all([endpoint.error ? endpoint.reload() : undefined, keys.reload()]);
  };
  const isFailed = opened?.id === id && opened.error !== undefined;

  useEffect(() => {
    if (url === undefined || accessKey === undefined || secretKey === undefined || isFailed) return undefined;
    let isShown = true;
    openStore({ endpoint: url, pathStyle, accessKey, secretKey, bucket }).then(
      (store) => isShown && setOpened({ id, store }),
      (error: Error) => isShown && setOpened({ id, error }),
    );
    return () => {
      isShown = false;
    };
  }, [url, pathStyle, accessKey, secretKey, bucket, id, isFailed]);

  if (binding) return { state: 'bound', binding };
  if (opened?.id === id && opened.store) return { state: 'ready', store: opened.store, reload };
  if (isFailed && opened.error) return { state: 'failed', error: opened.error, reload };
  if (keys.error && !keys.data && hasNoAccount(keys.error)) return { state: 'noKey', reload };
  if (keys.error && !keys.data) return { state: 'failed', error: keys.error, reload };
  if (endpoint.error && !endpoint.data) return { state: 'failed', error: endpoint.error, reload };
  if (keys.data && accessKey === undefined) return { state: 'noKey', reload };
  return { state: 'loading' };
}
