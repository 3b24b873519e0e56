import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { RegistryError } from '../builds';
import { reasonOf } from '../reason-of';

/** How a publisher is called, in signed documents and in history. */
const PublisherName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A name of small letters, digits and hyphens'),
);

const PublishersFile = v.strictObject({
  publishers: v.record(
    PublisherName,
    v.strictObject({
      /** Public key, SPKI in base64. */
      key: v.string(),
      /** Areas (`mf-compute`) and `shell` that it may publish; all without it. */
      areas: v.optional(v.array(v.string())),
      /** Sites whose versions it may choose; all without it. */
      sites: v.optional(v.array(v.string())),
    }),
  ),
});

/** Who may sign what: the one list that edges and commands believe. */
export interface Publisher {
  readonly name: string;
  readonly key: KeyObject;
  readonly areas: readonly string[] | undefined;
  readonly sites: readonly string[] | undefined;
}
export type Publishers = ReadonlyMap<string, Publisher>;

/** Whoever signs: a name of the list, and its private key. */
export interface Signer {
  readonly name: string;
  readonly key: KeyObject;
}

function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new RegistryError(`${what} can't be read: ${reasonOf(error)}`);
  }
}

function publicKey(name: string, text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below, like a key of another kind.
  }
  throw new RegistryError(`publishers.${name}.key: no ed25519 key; copy what npm run remotes -- key ${name} printed`);
}

/** Reads the list of publishers. @throws RegistryError with the field */
export function readPublishers(file: string): Publishers {
  const text = readText(file, `The list of publishers ${file}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new RegistryError(`${file}: no valid JSON: ${reasonOf(error)}`);
  }
  const parsed = v.safeParse(PublishersFile, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RegistryError(`${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  }
  return new Map(
    Object.entries(parsed.output.publishers).map(([name, { key, areas, sites }]) => [
      name,
      { name, key: publicKey(name, key), areas, sites },
    ]),
  );
}

/** A pair of keys of a new publisher: the private one as PEM, the public one as it stands in the list. */
export function newKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey: open } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: open.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/**
 * The publisher whose private key stands in a file.
 * @throws RegistryError where the key is none, or nobody's in the list
 */
export function signerOf(pem: string, publishers: Publishers): Signer {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new RegistryError('The private key is no PEM of a key; make one with npm run remotes -- key <name>');
  }
  const mine = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const found = [...publishers.values()].find((publisher) =>
    publisher.key.export({ format: 'der', type: 'spki' }).equals(mine),
  );
  if (found) return { name: found.name, key };
  throw new RegistryError(
    `The private key is nobody's in the list of publishers (${[...publishers.keys()].join(', ') || 'which is empty'}): add its public key there`,
  );
}

const Envelope = v.object({ payload: v.string(), publisher: v.string(), signature: v.string() });

/** What is signed names the place, too: nobody can put a document that is right elsewhere. */
const messageOf = (place: string, publisher: string, payload: string): Buffer =>
  Buffer.from(['console-registry 1', place, publisher, payload].join('\n'));

/** A document with its signature, for one place in a registry. */
export function signed(place: string, payload: unknown, { name, key }: Signer): Buffer {
  const text = JSON.stringify(payload);
  const signature = sign(null, messageOf(place, name, text), key).toString('base64');
  return Buffer.from(`${JSON.stringify({ payload: text, publisher: name, signature }, null, 1)}\n`);
}

/** What a document says, whether it may be believed or not; undefined where it says nothing. */
export function claimed(content: Buffer): unknown {
  try {
    const { payload } = v.parse(Envelope, JSON.parse(content.toString('utf8')));
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/**
 * What a signed document says, and who says so.
 * @throws RegistryError where it is damaged, or signed by nobody of the list, or for another place
 */
export function verified(
  place: string,
  content: Buffer,
  publishers: Publishers,
): { readonly payload: unknown; readonly publisher: Publisher } {
  try {
    const { payload, publisher: name, signature } = v.parse(Envelope, JSON.parse(content.toString('utf8')));
    const publisher = publishers.get(name);
    if (!publisher) throw new RegistryError(`${place} is signed by '${name}', who is not in the list of publishers`);
    if (!verify(null, messageOf(place, name, payload), publisher.key, Buffer.from(signature, 'base64')))
      throw new RegistryError(`${place}: the signature of '${name}' does not fit what it says: it was changed`);
    return { payload: JSON.parse(payload), publisher };
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    throw new RegistryError(`${place} is no signed document: ${reasonOf(error)}`);
  }
}

/** Whether a publisher may speak for an area (or `shell`), or a site. */
export const mayPublish = ({ areas }: Publisher, target: string): boolean => areas?.includes(target) ?? true;
export const mayChoose = ({ sites }: Publisher, site: string): boolean => sites?.includes(site) ?? true;
