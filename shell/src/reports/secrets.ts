import { session } from '@console/api';

const FILTERED = '[filtered]';
/** Longer texts are cut: a report says what happened, it does not carry content. */
const TEXT_LIMIT = 5000;

const NAMES =
  'pass(?:word|wd|phrase)?|api[-_]?key|e-?mail|token|secret|authorization|credential|cookie|cvc|kong[-_]?key';
/** Names of fields that never leave the page: those of the specification, and what else can open a door. (spec 1, section 8) */
const SECRET_NAME = new RegExp(NAMES, 'i');

/** Whether what a field holds must not be told. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** A whole word with such a name in it. Only where a word begins: tried at each letter, a long one would take its length cubed. */
const NAME = `(?<![\\w-])(?=[\\w-]*?(?:${NAMES}))[\\w-]+`;
/** `apikey=…` of addresses, `"password": "…"` of JSON, `Authorization: Bearer …` of headers. */
const QUOTED = new RegExp(`(${NAME}["'\\\\]*\\s*[:=]\\s*\\\\*)("[^"]*"|'[^']*')`, 'gi');
const ASSIGNED = new RegExp(`(${NAME}=)(?!\\[filtered\\])[^\\s&;,'"<>)\\]}]+`, 'gi');
const NAMED = new RegExp(`(${NAME}["'\\\\]*\\s*:)(?!\\s*\\\\*["']?\\[filtered)[^\\n;,}\\]]+`, 'gi');
/** Also written for addresses: `name%40example.com`. */
const EMAIL = /[^\s"'<>()=:;,/?&#[\]]{1,64}(?:@|%(?:25)*40)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/giu;
const USER_OF_ADDRESS = /\/\/[^\s/@?#]+@/g;
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const KEY_BLOCK = /-----BEGIN [^-]+-----[\s\S]*?(?:-----END [^-]+-----|$)/g;
/** Keys of the API are 32 characters long. */
const LONG_RUN = /[A-Za-z0-9]{32,}/g;

/** The keys that this tab holds: whatever they look like, they are taken out by their value. */
function knownKeys(): readonly string[] {
  const { credential, apikey, impersonation } = session.getState();
  return [credential, apikey, impersonation?.token].filter(
    (key): key is string => key !== undefined && key.length >= 6,
  );
}

/** A text without e-mail addresses, keys, tokens and passwords, wherever they stand in it. */
export function withoutSecretText(text: string): string {
  let clean = text.slice(0, TEXT_LIMIT);
  for (const key of knownKeys()) clean = clean.replaceAll(key, FILTERED);
  return clean
    .replace(KEY_BLOCK, FILTERED)
    .replace(SIGNED_TOKEN, FILTERED)
    .replace(QUOTED, `$1${FILTERED}`)
    .replace(ASSIGNED, `$1${FILTERED}`)
    .replace(NAMED, `$1 ${FILTERED}`)
    .replace(USER_OF_ADDRESS, `//${FILTERED}@`)
    .replace(EMAIL, FILTERED)
    .replace(LONG_RUN, (run) => (/\d/.test(run) ? FILTERED : run));
}
