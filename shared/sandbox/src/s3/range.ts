import type { ByteRange } from './blob-store';
import { S3Fault } from './s3-fault';

/**
 * The run of bytes that a Range header asks for; undefined for the whole: no header, more than one range, or a header that
 * is none.
 * @throws S3Fault InvalidRange for a range outside of the content
 */
export function rangeOf(header: string | null, size: number): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const outside = new S3Fault('InvalidRange', 'The requested range is not satisfiable', {
    ActualObjectSize: String(size),
    RangeRequested: header ?? '',
  });
  if (first === '') {
    if (Number(last) === 0 || size === 0) throw outside;
    return { start: Math.max(0, size - Number(last)), end: size };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) throw outside;
  return { start: Number(first), end: last === '' ? size : Math.min(size, Number(last) + 1) };
}
