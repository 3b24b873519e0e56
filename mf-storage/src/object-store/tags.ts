import { onDemand } from '@console/ui';
import { bytesOf, hex } from './payload';

const hashes = onDemand(() => import(/* webpackChunkName: "md5" */ '@noble/hashes/legacy.js'));

const bytesOfHex = (text: string): number[] => text.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];

/** The ETag that a store gives to what is sent by one request. */
export async function md5Of(blob: Blob): Promise<string> {
  const { md5 } = await hashes.want();
  return hex(md5(new Uint8Array(await bytesOf(blob))));
}

/** The ETag that a store gives to what is made of parts, by the parts' own ETags in their order. */
export async function tagOfParts(etags: readonly string[]): Promise<string> {
  const { md5 } = await hashes.want();
  return `${hex(md5(Uint8Array.from(etags.flatMap(bytesOfHex))))}-${etags.length}`;
}
