import { newBucket, readBucket } from '@console/registry';

/** Keeps the number that decides about canaries. It names nobody: there are ten thousand, and thousands share one. */
const COOKIE = 'console_bucket';
const YEAR_S = 365 * 24 * 60 * 60;

function cookieOf({ headers }: Request): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/**
 * The number of whoever asks for a page, and the header that has their browser keep it. Only asked for while a canary runs:
 * without one nothing is kept.
 */
export function visitorOf(
  request: Request,
  protocol: 'http' | 'https',
): { readonly bucket: number; readonly setCookie: string | undefined } {
  const known = readBucket(cookieOf(request));
  if (known !== undefined) return { bucket: known, setCookie: undefined };
  const bucket = newBucket();
  const secure = protocol === 'https' ? '; Secure' : '';
  return {
    bucket,
    setCookie: `${COOKIE}=${bucket}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  };
}
