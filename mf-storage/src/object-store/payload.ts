import { onDemand } from '@console/ui';
import { ObjectStoreError } from './error';
import type { Body } from './types';

/** Up to so much is hashed at once: that is as much memory as one part takes. */
const AT_ONCE = 16 * 1024 ** 2;
const SLICE = 4 * 1024 ** 2;

const hashes = onDemand(() => import(/* webpackChunkName: "sha256" */ '@noble/hashes/sha2.js'));

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of a file. @throws ObjectStoreError of kind 'unreadable' where the file is gone, or may not be read */
export async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch (cause) {
    throw new ObjectStoreError('unreadable', 'The file could not be read', { cause });
  }
}

/** In slices, each of which is forgotten before the next one is read. */
async function hashOfSlices(blob: Blob): Promise<Uint8Array> {
  const { sha256 } = await hashes.want();
  const hash = sha256.create();
  for (let at = 0; at < blob.size; at += SLICE) hash.update(new Uint8Array(await bytesOf(blob.slice(at, at + SLICE))));
  return hash.digest();
}

const digest = async (bytes: BufferSource): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** SHA-256 of a body; nothing is the empty body. The store refuses whatever does not fit it. */
export async function sha256Of(body: Body | undefined): Promise<Uint8Array> {
  if (body === undefined || typeof body === 'string') return digest(new TextEncoder().encode(body ?? ''));
  if (body instanceof Uint8Array) return digest(body);
  return body.size > AT_ONCE ? hashOfSlices(body) : digest(await bytesOf(body));
}

export const hexSha256 = async (body: Body | undefined): Promise<string> => hex(await sha256Of(body));

export const base64Sha256 = async (body: Body): Promise<string> => btoa(String.fromCharCode(...(await sha256Of(body))));
