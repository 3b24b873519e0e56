import { bucketNameFault } from '@console/contract/bucket-name';
import { paymentFault } from '../../api/billing/can-pay';
import { receiveText } from '../body/receive';
import { dropBucket, makeBucket } from '../buckets';
import { bucketOf, emptyAnswer, type Operation } from '../call';
import { checkOptions } from '../describe';
import { isEmptyBucket } from '../objects';
import { S3Fault } from '../s3-fault';
import { hasRoom } from '../storage-account';
import { parseRoot } from '../xml-read';

export const headBucket: Operation = async (call) => {
  bucketOf(call);
  return emptyAnswer();
};

/**
 * Makes a bucket at the cost of the user's default billing account. One's own that is there already is no error, as on
 * RadosGW.
 */
export const createBucket: Operation = async (call) => {
  const { site, account, request } = call;
  const { bucket: name } = request;
  checkOptions(request.headers);
  const body = await receiveText(call);
  if (body.trim()) parseRoot(body, 'CreateBucketConfiguration');
  const fault = bucketNameFault(name);
  if (fault) throw new S3Fault('InvalidBucketName', fault, { BucketName: name });
  await site.store.transact(() => {
    const taken = site.store.buckets.get(name);
    if (taken?.user_id === account.user_id) return;
    if (taken) {
      throw new S3Fault('BucketAlreadyExists', 'The requested bucket name is not available.', { BucketName: name });
    }
    const payer = site.store.accounts.of(account.user_id).find((row) => row.is_default && !row.is_deleted);
    const cannotPay = payer ? paymentFault(site, payer) : 'There is no default billing account';
    if (!payer || cannotPay) throw new S3Fault('AccessDenied', `Access Denied: ${cannotPay}`);
    if (!hasRoom(site, account))
      throw new S3Fault('TooManyBuckets', 'You have attempted to create more buckets than allowed');
    makeBucket(site, { name, userId: account.user_id, accountId: Number(payer.id) });
  });
  return emptyAnswer(200, { location: `/${name}` });
};

export const deleteBucket: Operation = async (call) => {
  const { site, request } = call;
  const left = await site.store.transact(() => {
    const bucket = bucketOf(call);
    if (!isEmptyBucket(site, request.bucket))
      throw new S3Fault('BucketNotEmpty', 'The bucket you tried to delete is not empty', { BucketName: bucket.id });
    return dropBucket(site, bucket);
  });
  await site.blobs.drop(left);
  return emptyAnswer(204);
};
