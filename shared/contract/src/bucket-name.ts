import * as v from 'valibot';
import { text } from './schema';

/** Length of a bucket's name. (spec 3, sections 5 and 9) */
export const bucketNameLength = { min: 3, max: 63 } as const;

const CHARACTERS = /^[a-z0-9-]*$/;
const ENDS = /^[a-z0-9](.*[a-z0-9])?$/;

/** What is wrong with the name of a new bucket, in words; undefined for a good one. (spec 3, section 5) */
export function bucketNameFault(name: string): string | undefined {
  const { min, max } = bucketNameLength;
  if (name.length < min || name.length > max) return `The name must have ${min} to ${max} characters`;
  if (!CHARACTERS.test(name)) return 'The name may contain lowercase letters, digits and hyphens only';
  if (!ENDS.test(name)) return 'The name must start and end with a letter or a digit';
  if (name.startsWith('xn--')) return "The name must not start with 'xn--'";
  if (name.endsWith('-s3alias')) return "The name must not end with '-s3alias'";
  return undefined;
}

/** The name of a new bucket. */
export const bucketName = () =>
  v.pipe(
    text(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? bucketNameFault(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  );
