import type { Row } from '../store/collection';

/** A bucket; the key is its name. */
export interface BucketRow extends Row {
  readonly account_id: number;
  readonly size_bytes: number;
  readonly num_objects: number;
  readonly is_suspended: boolean;
  /** The origin whose pages may use the bucket. */
  readonly cors_origin?: string;
  readonly created: number;
  readonly modified: number;
}

/** A user's account at the object store; the key is the user's number as text. */
export interface S3AccountRow extends Row {
  readonly s3_user: string;
  readonly display_name: string;
  readonly email: string;
  readonly max_buckets: number;
  readonly created: number;
}

/** An S3 key; the key of the row is the access key. */
export interface S3KeyRow extends Row {
  readonly secret_key: string;
  readonly s3_user: string;
}

/**
 * A run of an object's bytes: a blob of the blob store, a short text that stands in the row itself, or bytes that are made
 * up from a name when they are read (what the demo holds of gigabytes).
 */
export type Piece = { readonly size: number } & (
  | { readonly blob: string }
  | { readonly text: string }
  | { readonly filler: string }
);

export const checksumAlgorithms = ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

/** A checksum that a client gave and that was right, in base64; a composite one is followed by the number of parts. */
export interface Checksum {
  readonly algorithm: ChecksumAlgorithm;
  readonly value: string;
  readonly type: 'FULL_OBJECT' | 'COMPOSITE';
}

/** What a client says about the content: headers that come back with it, and its own metadata. */
export interface Described {
  readonly headers: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
}

/** An object; the key of the row is `bucket/key`. */
export interface S3ObjectRow extends Row, Described {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  readonly checksum?: Checksum;
  readonly pieces: readonly Piece[];
  /** Epoch ms of the site's clock. */
  readonly modified: number;
}

export interface S3PartRow {
  readonly number: number;
  readonly piece: Piece;
  readonly etag: string;
  readonly checksum?: Checksum;
  readonly modified: number;
}

/** A multipart upload that is under way; the key of the row is its upload id. */
export interface S3UploadRow extends Row, Described {
  readonly bucket: string;
  readonly key: string;
  readonly checksum?: Pick<Checksum, 'algorithm' | 'type'>;
  /** By number, ascending. */
  readonly parts: readonly S3PartRow[];
  readonly started: number;
}
