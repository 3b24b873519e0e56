import { exportJWK, generateKeyPair, importJWK, type JWK, type CryptoKey } from 'jose';
import type { SiteRuntime } from '../site';

const ALGORITHM = 'RS256';

/** The public half of a signing key, as the key set shows it. */
export const publicKeyOf = ({ kty, n, e, kid }: JWK): JWK => ({
  kty: kty ?? 'RSA',
  use: 'sig',
  alg: ALGORITHM,
  ...(n ? { n } : {}),
  ...(e ? { e } : {}),
  ...(kid ? { kid } : {}),
});

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID().slice(0, 8), alg: ALGORITHM };
}

/** The site's signing key, made when it is first needed and kept from then on. */
export async function signingKey(site: SiteRuntime): Promise<JWK> {
  if (site.state.signing_key) return site.state.signing_key;
  const made = await newKey();
  return site.store.transact(() => {
    const key = site.state.signing_key ?? made;
    site.remember({ signing_key: key });
    return key;
  });
}

export async function imported(key: JWK): Promise<CryptoKey | Uint8Array> {
  return importJWK(key, ALGORITHM);
}
