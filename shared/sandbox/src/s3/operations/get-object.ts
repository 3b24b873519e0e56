import type { S3ObjectRow } from '../../model/storage';
import type { ByteRange } from '../blob-store';
import { checksumHeaders } from '../body/checksum';
import { bucketOf, emptyResponse, type Operation, quoted, type S3Call, xmlResponse } from '../call';
import { isKnownToReader } from '../conditions';
import { streamPieces } from '../content';
import { metadataHeaders } from '../describe';
import { findObject } from '../objects';
import { rangeOf } from '../range';
import { invalidArgument, noSuchKey, S3Fault } from '../s3-fault';

/** Query parameters that change headers of the response: for links that are handed out. */
const overrides: Readonly<Record<string, string>> = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-content-type': 'content-type',
  'response-expires': 'expires',
};

/** What a header can say: no line breaks, and no signs beyond Latin ones. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The object that a call is about. @throws S3Fault NoSuchBucket, NoSuchKey, NoSuchVersion */
export function objectOf(call: S3Call): S3ObjectRow {
  const { bucket, key, query } = call.request;
  bucketOf(call);
  const object = findObject(call.site, bucket, key);
  if (!object) throw noSuchKey(key);
  const version = query.get('versionId');
  if (version !== null && version !== 'null')
    throw new S3Fault('NoSuchVersion', 'The specified version does not exist.', { VersionId: version });
  return object;
}

/** The run of bytes of one part of a multipart upload. */
function partOf({ pieces }: S3ObjectRow, text: string): ByteRange {
  const number = Number(text);
  const piece = pieces[number - 1];
  if (!Number.isInteger(number) || number < 1)
    throw invalidArgument('partNumber', 'Part number must be an integer between 1 and 10000, inclusive');
  if (!piece && !(number === 1 && pieces.length === 0))
    throw new S3Fault('InvalidRange', 'The requested part is not satisfiable');
  const start = pieces.slice(0, number - 1).reduce((sum, { size }) => sum + size, 0);
  return { start, end: start + (piece?.size ?? 0) };
}

function wantedRange({ request }: S3Call, object: S3ObjectRow): ByteRange | undefined {
  const part = request.query.get('partNumber');
  if (part !== null) return partOf(object, part);
  const condition = request.headers.get('if-range');
  const isSame = condition === null || condition === quoted(object.etag);
  return isSame ? rangeOf(request.headers.get('range'), object.size) : undefined;
}

function headersOf({ request }: S3Call, object: S3ObjectRow): Record<string, string> {
  const overridden = Object.entries(overrides).flatMap(([parameter, name]) => {
    const value = request.query.get(parameter);
    if (value === null) return [];
    if (!HEADER_VALUE.test(value)) throw invalidArgument(parameter, 'A header cannot have this value');
    return [[name, value] as const];
  });
  return {
    'accept-ranges': 'bytes',
    etag: quoted(object.etag),
    'last-modified': new Date(object.modified).toUTCString(),
    ...object.headers,
    ...metadataHeaders(object),
    ...Object.fromEntries(overridden),
  };
}

/** Status and headers of a response with an object, and the bytes that go with it. */
function plan(call: S3Call) {
  const { headers: requestHeaders, query } = call.request;
  const object = objectOf(call);
  const headers = headersOf(call, object);
  if (isKnownToReader(requestHeaders, object)) return { object, headers, status: 304, range: { start: 0, end: 0 } };
  const part = wantedRange(call, object);
  const range = part ?? { start: 0, end: object.size };
  const isWhole = range.start === 0 && range.end === object.size;
  const withChecksum = isWhole && requestHeaders.get('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED';
  const more = {
    'content-length': String(range.end - range.start),
    ...(part && object.size > 0 ? { 'content-range': `bytes ${range.start}-${range.end - 1}/${object.size}` } : {}),
    ...(query.has('partNumber') && object.pieces.length > 1
      ? { 'x-amz-mp-parts-count': String(object.pieces.length) }
      : {}),
    ...(withChecksum ? checksumHeaders(object.checksum) : {}),
  };
  return { object, headers: { ...headers, ...more }, status: part && object.size > 0 ? 206 : 200, range };
}

export const getObject: Operation = async (call) => {
  const { object, headers, status, range } = plan(call);
  if (status === 304 || range.end === range.start) return emptyResponse(status, headers);
  return new Response(await streamPieces(call.site.blobs, object.pieces, range), { status, headers });
};

export const headObject: Operation = async (call) => {
  const { headers, status } = plan(call);
  return emptyResponse(status, headers);
};

/** Objects have no tags here. */
export const getTagging: Operation = async (call) => {
  objectOf(call);
  return xmlResponse('Tagging', { TagSet: {} });
};
