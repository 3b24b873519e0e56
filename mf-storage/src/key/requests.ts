import { ApiError, call, codeRequest, type CodeRequest } from '@console/api';
import { listS3Keys, type S3Key } from '@console/contract/bucket';
import { createS3Key, deleteS3Key } from '@console/contract/s3-key-change';
import { getS3User } from '@console/contract/s3-user';
import { keyText } from './texts';

/** What reads the keys. */
export const changedByKeys = [listS3Keys] as const;

/**
 * Makes a pair of keys and finds it in the answer, which has all of them.
 * @param known those that there are; undefined where there is no storage account, which comes with a first pair
 * @throws ApiError
 */
export async function createKey(known: readonly S3Key[] | undefined): Promise<S3Key> {
  const before = (known ?? []).map(({ accessKey }) => accessKey);
  const keys = known
    ? await call(createS3Key, {}, { before: { known: before } })
    : (await call(getS3User, {})).s3Credentials;
  const made = keys.findLast(({ accessKey }) => !before.includes(accessKey));
  if (!made) throw new ApiError({ kind: 'general', text: keyText('create.notFound') });
  return made;
}

/** @throws ApiError */
export const removeKey = async ({ accessKey }: Pick<S3Key, 'accessKey'>): Promise<void> => {
  await call(deleteS3Key, { access_key: accessKey });
};

/** The call that makes a key. @param hasAccount without a storage account it is the one that makes that */
export const createCode = (hasAccount: boolean): CodeRequest =>
  hasAccount ? codeRequest(createS3Key, {}) : codeRequest(getS3User, {});
export const deleteCode = ({ accessKey }: Pick<S3Key, 'accessKey'>): CodeRequest =>
  codeRequest(deleteS3Key, { access_key: accessKey });
