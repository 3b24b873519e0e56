import type { S3Request } from '../request';
import { S3Fault } from '../s3-fault';
import { canonicalRequest, isSame, signatureOf, signingKey, stringToSign } from './canonical';
import type { Claim } from './claim';

const SKEW_MS = 15 * 60 * 1000;

const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const iso = (ms: number): string => new Date(ms).toISOString();

/** Signatures hold by the machine's clock, whatever the site's clock says. */
function checkTime({ scope, expires }: Claim, now: number): void {
  const signed = timeOf(scope.timestamp);
  if (expires === undefined) {
    if (Number.isNaN(signed) || Math.abs(now - signed) > SKEW_MS)
      throw new S3Fault(
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
        { RequestTime: scope.timestamp, ServerTime: iso(now), MaxAllowedSkewMilliseconds: String(SKEW_MS) },
      );
    return;
  }
  if (signed - now > SKEW_MS) throw new S3Fault('AccessDenied', 'Request is not yet valid');
  const until = signed + expires * 1000;
  if (!(now <= until))
    throw new S3Fault('AccessDenied', 'Request has expired', { Expires: iso(until), ServerTime: iso(now) });
}

/** A header that changes what a request does may not be added to it afterwards. */
function checkSigned({ headers }: S3Request, { signedHeaders }: Claim): void {
  const missing = [...headers.keys()].filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (missing.length > 0 || !signedHeaders.includes('host'))
    throw new S3Fault('AccessDenied', 'There were headers present in the request which were not signed', {
      HeadersNotSigned: missing.join(', ') || 'host',
    });
}

/**
 * Checks the signature of a request. `now`: epoch ms. Answers the key that signed, for the chunks of a signed stream.
 * @throws S3Fault
 */
export function verifySignature(request: S3Request, claim: Claim, secret: string, now: number): Uint8Array {
  checkTime(claim, now);
  checkSigned(request, claim);
  const { headers, host, query } = request;
  const canonical = canonicalRequest({
    method: request.method,
    path: request.path,
    query: [...query].filter(([name]) => name !== 'X-Amz-Signature' || claim.expires === undefined),
    signedHeaders: claim.signedHeaders,
    header: (name) => (name === 'host' ? host : (headers.get(name) ?? '')),
    payloadHash: claim.payloadHash,
  });
  const text = stringToSign(claim.scope, canonical);
  const key = signingKey(secret, claim.scope);
  if (!isSame(signatureOf(key, text), claim.signature))
    throw new S3Fault(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      {
        AWSAccessKeyId: claim.accessKey,
        StringToSign: text,
        SignatureProvided: claim.signature,
        CanonicalRequest: canonical,
      },
    );
  return key;
}
