/** What the browser has to know of a bucket. */
export interface BrowsedBucket {
  readonly name: string;
  readonly is_suspended?: boolean | null | undefined;
}
