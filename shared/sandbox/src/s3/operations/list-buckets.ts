import { isoTime, type Operation, ownerOf, xmlAnswer } from '../call';
import { compareKeys } from '../key-order';

/** The buckets of whoever asks, by name. */
export const listBuckets: Operation = async (call) => {
  const prefix = call.request.query.get('prefix') ?? '';
  const buckets = call.site.store.buckets
    .of(call.account.user_id)
    .filter((bucket) => bucket.id.startsWith(prefix))
    .toSorted((a, b) => compareKeys(a.id, b.id));
  return xmlAnswer('ListAllMyBucketsResult', {
    Owner: ownerOf(call),
    Buckets: { Bucket: buckets.map(({ id, created }) => ({ Name: id, CreationDate: isoTime(created * 1000) })) },
  });
};
