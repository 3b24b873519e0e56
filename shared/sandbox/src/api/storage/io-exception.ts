/** What the backend says when it fails. (spec 3, section 8: 'a message such as an I/O exception') */
export const IO_EXCEPTION = 'I/O exception while talking to the object store';

/** Names of buckets that cause it; documented in the README. */
export const sentinels = {
  /** Cannot be created. */
  create: 'io-exception',
  /** As long as a user has it, their list of buckets fails. */
  list: 'io-exception-list',
} as const;
