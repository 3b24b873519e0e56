import type { Row } from '../store/collection';

/** A managed service of one or two nodes. */
export interface ServiceRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly service: string;
  readonly version: string;
  readonly display_name: string;
  readonly is_multi_node: boolean;
  readonly network_uuid: string;
  readonly service_ip: string;
  readonly nodes: readonly {
    readonly uuid: string;
    readonly vcpu: number;
    readonly memory: number;
    readonly disk: number;
  }[];
  readonly whitelist: readonly string[];
  readonly created: number;
  readonly updated: number | null;
}

/** A bucket; the key is its name. */
export interface BucketRow extends Row {
  readonly account_id: number;
  readonly size_bytes: number;
  readonly num_objects: number;
  readonly is_suspended: boolean;
  readonly created: number;
  readonly modified: number;
}

/** An S3 key; the key of the row is the access key. */
export interface S3KeyRow extends Row {
  readonly secret_key: string;
  readonly s3_user: string;
}
