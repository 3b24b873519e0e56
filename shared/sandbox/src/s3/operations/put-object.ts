import { checksumHeaders } from '../body/checksum';
import { receive, receiveText } from '../body/receive';
import { emptyResponse, type Operation, quoted, writableBucketOf, xmlResponse } from '../call';
import { checkWrite } from '../conditions';
import { checkKey, checkOptions, describedBy } from '../describe';
import { findObject, removeObject, storeObject } from '../objects';
import { childrenOf, malformedXml, parseRoot, textOf } from '../xml';

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
  return emptyResponse(200, { etag: quoted(received.md5), ...checksumHeaders(received.checksum) });
};

const MOST_KEYS = 1000;

/** Deletes one object; one that is not there is no error. */
export const deleteObject: Operation = async (call) => {
  const { site, request } = call;
  const left = await site.store.transact(() => {
    writableBucketOf(call);
    if (request.headers.has('if-match')) checkWrite(request.headers, findObject(site, request.bucket, request.key));
    return removeObject(site, request.bucket, request.key);
  });
  await site.blobs.drop(left);
  return emptyResponse(204);
};

/** DeleteObjects: up to a thousand at once. */
export const deleteObjects: Operation = async (call) => {
  const { site, request } = call;
  writableBucketOf(call);
  const root = parseRoot(await receiveText(call), 'Delete');
  const keys = childrenOf(root, 'Object').map((node) => textOf(node, 'Key') ?? '');
  if (keys.length === 0 || keys.length > MOST_KEYS || keys.includes('')) throw malformedXml();
  const left = await site.store.transact(() => {
    writableBucketOf(call);
    return keys.flatMap((key) => removeObject(site, request.bucket, key));
  });
  await site.blobs.drop(left);
  const isQuiet = textOf(root, 'Quiet')?.trim() === 'true';
  return xmlResponse('DeleteResult', { Deleted: isQuiet ? [] : keys.map((Key) => ({ Key })) });
};
