import type { S3ObjectRow } from '../model/storage';
import { S3Fault } from './s3-fault';

type State = Pick<S3ObjectRow, 'etag' | 'modified'>;

const failed = (condition: string): S3Fault =>
  new S3Fault('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: condition,
  });

/** Whether a list of entity tags names this one. */
const names = (list: string, etag: string): boolean =>
  list.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '').replace(/^"|"$/g, '') === etag);

/** Times in headers are whole seconds. NaN for what is none. */
const seconds = (text: string): number => Math.floor(Date.parse(text) / 1000);

const isUnchanged = (since: string | null, { modified }: State): boolean =>
  since !== null && Math.floor(modified / 1000) <= seconds(since);
const isChanged = (since: string | null, { modified }: State): boolean =>
  since !== null && Math.floor(modified / 1000) > seconds(since);

/**
 * Whether a reader has the object already. Names of the conditions' headers stand after `prefix`.
 * @throws S3Fault PreconditionFailed
 */
export function isKnownToReader(headers: Headers, state: State, prefix = ''): boolean {
  const value = (name: string) => headers.get(prefix + name);
  const match = value('if-match');
  if (match !== null && !names(match, state.etag)) throw failed('If-Match');
  if (match === null && isChanged(value('if-unmodified-since'), state)) throw failed('If-Unmodified-Since');
  const noneMatch = value('if-none-match');
  return noneMatch === null ? isUnchanged(value('if-modified-since'), state) : names(noneMatch, state.etag);
}

/** The conditions of a copy on its source. @throws S3Fault PreconditionFailed */
export function checkCopySource(headers: Headers, state: State): void {
  if (isKnownToReader(headers, state, 'x-amz-copy-source-')) throw failed('x-amz-copy-source-If-None-Match');
}

/** The conditions of a write on what has the key now. @throws S3Fault PreconditionFailed, NoSuchKey */
export function checkWrite(headers: Headers, state: State | undefined): void {
  const noneMatch = headers.get('if-none-match');
  if (noneMatch !== null && state && names(noneMatch, state.etag)) throw failed('If-None-Match');
  const match = headers.get('if-match');
  if (match === null) return;
  if (!state) throw new S3Fault('NoSuchKey', 'The specified key does not exist.');
  if (!names(match, state.etag)) throw failed('If-Match');
}
