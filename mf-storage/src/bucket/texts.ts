import { defineMessages } from '@console/ui';
import en from '../messages/en/bucket.json';
import { translations } from '../messages/translations';

/** Id of a text of what is done with buckets. */
export type BucketId = keyof typeof en;

export const {
  Text: BucketText,
  text: bucketText,
  useText: useBucketText,
} = defineMessages('bucket', en, translations);
