import { checksumHeaders } from '../body/checksum';
import { receive } from '../body/receive';
import { emptyAnswer, type Operation, quoted, writableBucketOf } from '../call';
import { checkWrite } from '../conditions';
import { checkKey, checkOptions, describedBy } from '../describe';
import { findObject, storeObject } from '../objects';

export const putObject: Operation = async (call) => {
  const { site, request } = call;
  const { bucket, key, headers } = request;
  checkOptions(headers);
  checkKey(key);
  writableBucketOf(call);
  const described = describedBy(headers);
  checkWrite(headers, findObject(site, bucket, key));
  const { received, replaced } = await site.blobs.keeping(
    (keep) => receive(call, keep),
    async (blob, received) => {
      const { size, md5: etag, checksum } = received;
      const replaced = await site.store.transact(() => {
        writableBucketOf(call);
        checkWrite(headers, findObject(site, bucket, key));
        const content = { size, etag, pieces: [{ blob, size }], ...(checksum ? { checksum } : {}) };
        return storeObject(site, { bucket, key, ...described, ...content });
      });
      return { received, replaced };
    },
  );
  await site.blobs.drop(replaced);
  return emptyAnswer(200, { etag: quoted(received.md5), ...checksumHeaders(received.checksum) });
};
