/** Bytes of UTF-8 that a name may have. (S3) */
export const LONGEST_KEY = 1024;

/** Parts that an object may be sent or copied in. (S3) */
export const MOST_PARTS = 10_000;
