/** Tools that a ready-made configuration is for. */
export const tools = ['aws', 'rclone', 's3cmd', 'boto3'] as const;
export type Tool = (typeof tools)[number];

/** Where a tool is to go, and as whom. */
export interface ToolTarget {
  /** Address of the S3 endpoint. */
  readonly endpoint: string;
  /** Whether the bucket stands in the path, and not in the host name. (spec 1: s3ForcePathStyle) */
  readonly isPathStyle: boolean;
  readonly accessKey: string;
  readonly secretKey: string;
  /** For the first command; all buckets where it is left out. */
  readonly bucket?: string | undefined;
}

export interface ToolConfig {
  /** Where it belongs, as people write it: '~/.aws/config' */
  readonly file: string;
  /** What a file of it is called that is saved. */
  readonly saveAs: string;
  readonly content: string;
  /** That shows that it works. */
  readonly command: string;
}

/** Of the remote or profile, the same in all tools. */
const NAME = 'storage';

/** One line of a configuration: what ends a line, or cannot be seen, would be read as something else. */
const line = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');

/** As a text of Python: JSON's quoting is a part of Python's. */
const python = (value: string): string => JSON.stringify(line(value));

const lines = (...rows: readonly string[]): string => rows.join('\n');

type Maker = (target: ToolTarget, endpoint: URL) => ToolConfig;

const withoutSlash = (url: URL): string => line(url.href.replace(/\/$/, ''));

const aws: Maker = ({ isPathStyle, accessKey, secretKey, bucket }, endpoint) => ({
  file: '~/.aws/config',
  saveAs: 'aws-config.txt',
  content: lines(
    `[profile ${NAME}]`,
    `aws_access_key_id = ${line(accessKey)}`,
    `aws_secret_access_key = ${line(secretKey)}`,
    'region = us-east-1',
    `endpoint_url = ${withoutSlash(endpoint)}`,
    's3 =',
    `    addressing_style = ${isPathStyle ? 'path' : 'virtual'}`,
  ),
  command: `aws --profile ${NAME} s3 ls${bucket === undefined ? '' : ` s3://${bucket}`}`,
});

const rclone: Maker = ({ isPathStyle, accessKey, secretKey, bucket }, endpoint) => ({
  file: '~/.config/rclone/rclone.conf',
  saveAs: 'rclone.conf',
  content: lines(
    `[${NAME}]`,
    'type = s3',
    'provider = Other',
    `access_key_id = ${line(accessKey)}`,
    `secret_access_key = ${line(secretKey)}`,
    `endpoint = ${withoutSlash(endpoint)}`,
    `force_path_style = ${isPathStyle}`,
  ),
  command: `rclone lsf ${NAME}:${bucket ?? ''}`,
});

const s3cmd: Maker = ({ isPathStyle, accessKey, secretKey, bucket }, endpoint) => ({
  file: '~/.s3cfg',
  saveAs: 's3cfg.txt',
  content: lines(
    '[default]',
    `access_key = ${line(accessKey)}`,
    `secret_key = ${line(secretKey)}`,
    `host_base = ${endpoint.host}`,
    `host_bucket = ${isPathStyle ? '' : '%(bucket)s.'}${endpoint.host}`,
    `use_https = ${endpoint.protocol === 'https:' ? 'True' : 'False'}`,
  ),
  command: `s3cmd ls${bucket === undefined ? '' : ` s3://${bucket}`}`,
});

const boto3: Maker = ({ isPathStyle, accessKey, secretKey, bucket }, endpoint) => ({
  file: 'storage.py',
  saveAs: 'storage.py',
  content: lines(
    'import boto3',
    'from botocore.config import Config',
    '',
    's3 = boto3.client(',
    '    "s3",',
    `    endpoint_url=${python(withoutSlash(endpoint))},`,
    '    region_name="us-east-1",',
    `    aws_access_key_id=${python(accessKey)},`,
    `    aws_secret_access_key=${python(secretKey)},`,
    `    config=Config(s3={"addressing_style": "${isPathStyle ? 'path' : 'virtual'}"}),`,
    ')',
    '',
    ...(bucket === undefined
      ? ['for bucket in s3.list_buckets()["Buckets"]:', '    print(bucket["Name"])']
      : [
          `for page in s3.get_paginator("list_objects_v2").paginate(Bucket=${python(bucket)}):`,
          '    for item in page.get("Contents", []):',
          '        print(item["Key"], item["Size"])',
        ]),
  ),
  command: 'python3 storage.py',
});

const makers: Readonly<Record<Tool, Maker>> = { aws, rclone, s3cmd, boto3 };

/** A configuration that works as it is; undefined where the endpoint is no address. */
export function toolConfig(tool: Tool, target: ToolTarget): ToolConfig | undefined {
  return URL.canParse(target.endpoint) ? makers[tool](target, new URL(target.endpoint)) : undefined;
}
