import { receiveText } from '../body/receive';
import { emptyAnswer, type Operation, writableBucketOf, xmlAnswer } from '../call';
import { checkWrite } from '../conditions';
import { findObject, removeObject } from '../objects';
import { childrenOf, malformedXml, parseRoot, textOf } from '../xml-read';

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
  return emptyAnswer(204);
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
  return xmlAnswer('DeleteResult', { Deleted: isQuiet ? [] : keys.map((Key) => ({ Key })) });
};
