import type { SiteRuntime } from '../../site';

/** A bucket is as large as what it holds. Of the large user's buckets nothing is kept but the sums. */
export function* objectFaults({ store }: SiteRuntime): Generator<string> {
  for (const { id, user_id, size_bytes, num_objects } of store.buckets.all()) {
    const objects = store.s3Objects.by('bucket', id);
    if (objects.some((row) => row.user_id !== user_id)) yield `bucket ${id}: holds what is somebody else's`;
    if (objects.length === 0) continue;
    if (objects.length !== num_objects) yield `bucket ${id}: holds ${objects.length} objects, it says ${num_objects}`;
    const size = objects.reduce((sum, row) => sum + row.size, 0);
    if (size !== size_bytes) yield `bucket ${id}: holds ${size} bytes, it says ${size_bytes}`;
  }
  for (const { id, bucket } of store.s3Objects.all())
    if (!store.buckets.get(bucket)) yield `object ${id}: its bucket is not there`;
}
