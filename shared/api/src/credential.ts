/**
 * A short fingerprint of a credential for cache keys and for telling tabs apart (cyrb53). It is no secret's
 * protection: it only has to differ between two credentials, synchronously.
 */
export function fingerprint(credential: string | undefined): string {
  if (credential === undefined) return 'nobody';
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < credential.length; index += 1) {
    const code = credential.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
