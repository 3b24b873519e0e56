import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Checksum, type ChecksumAlgorithm, checksumAlgorithms } from '../../model/storage';
import { invalidArgument, S3Fault } from '../s3-fault';
import { fromBase64, toBase64 } from './bytes';
import { crc32, crc32c, crc64nvme, type Hasher } from './crc';

const hashers: Readonly<Record<ChecksumAlgorithm, () => Hasher>> = {
  CRC32: crc32,
  CRC32C: crc32c,
  CRC64NVME: crc64nvme,
  SHA1: () => sha1.create(),
  SHA256: () => sha256.create(),
};

export const checksumHeader = (algorithm: ChecksumAlgorithm): string => `x-amz-checksum-${algorithm.toLowerCase()}`;

const isAlgorithm = (word: string): word is ChecksumAlgorithm => checksumAlgorithms.some((known) => known === word);

/** The algorithm of a name, in any case. @throws S3Fault InvalidArgument for another word */
export function algorithmOf(word: string): ChecksumAlgorithm {
  const name = word.toUpperCase();
  if (!isAlgorithm(name)) throw invalidArgument('x-amz-checksum-algorithm', `'${word}' is no checksum algorithm`);
  return name;
}

export const hasherOf = (algorithm: ChecksumAlgorithm): Hasher => hashers[algorithm]();

/** What a client promises about the content: its algorithm, and its value unless that comes in a trailer. */
export interface Promised {
  readonly algorithm: ChecksumAlgorithm;
  readonly value: string | undefined;
}

/** The checksum that the headers of a request give or announce. @throws S3Fault InvalidRequest for two */
export function promisedChecksum(headers: Headers): Promised | undefined {
  const given = checksumAlgorithms.filter((algorithm) => headers.has(checksumHeader(algorithm)));
  const trailers = (headers.get('x-amz-trailer') ?? '').toLowerCase().split(',');
  const announced = checksumAlgorithms.filter((algorithm) =>
    trailers.some((name) => name.trim() === checksumHeader(algorithm)),
  );
  const [algorithm, second] = [...given, ...announced];
  if (second) throw new S3Fault('InvalidRequest', 'Expecting a single x-amz-checksum- header.');
  return algorithm && { algorithm, value: headers.get(checksumHeader(algorithm)) ?? undefined };
}

const LENGTHS: Readonly<Record<ChecksumAlgorithm, number>> = {
  CRC32: 4,
  CRC32C: 4,
  CRC64NVME: 8,
  SHA1: 20,
  SHA256: 32,
};

/** @throws S3Fault InvalidRequest, BadDigest */
export function checkedChecksum(algorithm: ChecksumAlgorithm, given: string, digest: Uint8Array): Checksum {
  if (fromBase64(given)?.length !== LENGTHS[algorithm])
    throw new S3Fault('InvalidRequest', `Value for ${checksumHeader(algorithm)} header is invalid.`);
  const value = toBase64(digest);
  if (value !== given)
    throw new S3Fault('BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`);
  return { algorithm, value, type: 'FULL_OBJECT' };
}

/** Headers that tell a checksum. */
export const checksumHeaders = (checksum: Checksum | undefined): Record<string, string> =>
  checksum ? { [checksumHeader(checksum.algorithm)]: checksum.value, 'x-amz-checksum-type': checksum.type } : {};

/** Elements that tell a checksum in a response's XML. */
export const checksumElements = (checksum: Checksum | undefined): Record<string, string> =>
  checksum ? { [`Checksum${checksum.algorithm}`]: checksum.value, ChecksumType: checksum.type } : {};
