/** One object of a listing. */
export interface ObjectRow {
  /** Whole name in the bucket, of any characters: folders are only slashes in it. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
  /** Without its quotation marks. */
  readonly etag: string;
}

/** A page of a listing, in the order of the names' UTF-8. */
export interface Listing {
  /** What the names go on with up to the delimiter: whole prefixes, `photos/2026/`. */
  readonly folders: readonly string[];
  readonly objects: readonly ObjectRow[];
  /** To be given as `page` for the next page; there is none after the last one. */
  readonly next?: string;
}

export interface ListQuery {
  /** Only names that begin with it; '' for all. */
  readonly prefix: string;
  /** Groups what is below a folder; left out, all names under the prefix are listed. */
  readonly delimiter?: '/';
  /** `next` of the page before. */
  readonly page?: string;
  /** Only names after this one; for a first page. */
  readonly after?: string;
  /** Names and folders in a page: 1,000 at most, which is also what is given without it. */
  readonly limit?: number;
}

/** What an object is sent with, and is read back with. */
export interface ObjectHeaders {
  /** Media type; the store says `application/octet-stream` or `binary/octet-stream` where none was given. */
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  /** `x-amz-meta-` headers without that prefix, in small letters. Values of ASCII; other signs are encoded by RFC 2047. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** What an object's head says. Headers that a bucket's CORS rule does not show to pages are undefined. */
export interface ObjectFacts extends ObjectHeaders {
  /** Bytes. */
  readonly size: number;
  readonly modified?: Date;
  readonly etag: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The bucket's CORS rule shows pages no headers of the store's own: the object may have metadata that is not here. */
  readonly hidesMetadata?: true;
}

export interface WriteOptions extends ObjectHeaders {
  /** '*': only where there is nothing of that name; else ObjectStoreError of kind 'exists'. */
  readonly ifNoneMatch?: '*';
  readonly signal?: AbortSignal;
}

export interface ReadOptions {
  /** First and last byte, the last one included; left open, to the end. */
  readonly range?: readonly [number, number?];
  /** Only the object of this ETag, with its quotation marks, as a response has it. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
}

export interface CopyOptions {
  /** Takes the place of all headers and metadata of the source; left out, the copy has those of the source. */
  readonly headers?: ObjectHeaders;
  readonly ifNoneMatch?: '*';
  /** Bytes copied of bytes in all; told for what is copied in parts. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** A body whose bytes are sent as they are; a File's are read as they are sent. */
export type Body = Blob | string | Uint8Array<ArrayBuffer>;

export interface Refused {
  readonly key: string;
  /** What the store says, in English. */
  readonly message: string;
  /** S3's word: 'AccessDenied'. */
  readonly code: string;
}

/** A multipart upload that was begun and not ended: its parts take place, and are billed. */
export interface UnfinishedUpload {
  readonly key: string;
  readonly uploadId: string;
  readonly started: Date;
}

export interface UploadListing {
  readonly uploads: readonly UnfinishedUpload[];
  /** To be given as `page` for the next page. */
  readonly next?: { readonly key: string; readonly uploadId: string };
}

export interface UploadedPart {
  /** From 1 to 10,000. */
  readonly number: number;
  /** Without its quotation marks. */
  readonly etag: string;
  /** Bytes. */
  readonly size: number;
}

export interface SendOptions {
  /** Bytes of the body that have left the browser. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * The objects of one bucket, asked for by the browser itself with the user's key. Every failure is an `ObjectStoreError`, but for
 * an abort, which is the signal's reason. Requests that may be repeated are: where the store asks for patience (503), reads and
 * deletions also where the response was lost, and all of them where another access key has taken the place of a refused one.
 */
export interface ObjectStore {
  readonly bucket: string;
  /** One page of names. */
  list(query: ListQuery, signal?: AbortSignal): Promise<Listing>;
  /** What is known of an object. @throws ObjectStoreError of kind 'missing' where there is none */
  head(key: string, signal?: AbortSignal): Promise<ObjectFacts>;
  /** Content, as it comes. @throws ObjectStoreError of kind 'replaced' where it is not the object of `ifMatch` any more */
  read(key: string, options?: ReadOptions): Promise<Response>;
  /** Writes an object by one request: up to 5 GiB. */
  put(key: string, body: Body, options?: WriteOptions & SendOptions): Promise<{ readonly etag: string }>;
  /**
   * Copies within the store, without its bytes coming here. What is over 5 GiB is copied in parts.
   * @param source an object of this bucket, or of another one of the same endpoint
   */
  copy(
    source: string | { readonly bucket: string; readonly key: string },
    to: string,
    options?: CopyOptions,
  ): Promise<void>;
  /** Deletes objects, a thousand a request. One that is not there is no failure. @returns those that were refused */
  remove(keys: readonly string[], signal?: AbortSignal): Promise<readonly Refused[]>;
  /**
   * An address that anybody may read the object at.
   * @param expires seconds, up to 7 days
   * @param download name of the file that a browser saves it as; left out, a browser may show it
   */
  presign(
    key: string,
    options: { readonly expires: number; readonly download?: string; readonly contentType?: string },
  ): Promise<string>;

  /** Multipart uploads that have not ended, of names that begin with a prefix. */
  listUploads(prefix: string, page?: UploadListing['next'], signal?: AbortSignal): Promise<UploadListing>;
  /** All parts that the store has of an upload. */
  listParts(key: string, uploadId: string, signal?: AbortSignal): Promise<readonly UploadedPart[]>;
  /** Gives an upload up; the store forgets its parts. One that is not there is no failure. */
  abortUpload(key: string, uploadId: string, signal?: AbortSignal): Promise<void>;
  /** @returns the id of the upload */
  createUpload(key: string, headers?: ObjectHeaders, signal?: AbortSignal): Promise<string>;
  /** Sends one part with the checksum of its bytes. @returns its ETag */
  uploadPart(
    upload: { readonly key: string; readonly uploadId: string; readonly number: number },
    body: Blob,
    options?: SendOptions,
  ): Promise<string>;
  /** Makes the object of its parts. */
  completeUpload(
    key: string,
    uploadId: string,
    parts: readonly Pick<UploadedPart, 'number' | 'etag'>[],
    options?: Pick<WriteOptions, 'ifNoneMatch' | 'signal'>,
  ): Promise<{ readonly etag: string }>;
}

/** Where the store is, and who asks. */
export interface StoreAccess {
  /** Address of the S3 endpoint. */
  readonly endpoint: string;
  /** Whether the bucket stands in the path instead of the host name. (spec 1, s3ForcePathStyle) */
  readonly pathStyle: boolean;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
}
