import { session } from '@console/api';

const FILTERED = '[filtered]';
/** Longer texts are cut: a report says what happened, it does not carry content. */
const TEXT_LIMIT = 5000;

const NAMES =
  'pass(?:word|wd|phrase)?|api[-_]?key|e-?mail|token|secret|authorization|credential|cookie|cvc|kong[-_]?key|ticket|signature';
/** Names of fields that never leave the page: those of the specification, and what else can open a door. (spec 1, section 8) */
const SECRET_NAME = new RegExp(NAMES, 'i');

/** Whether what a field holds must not be told. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** A whole word with such a name in it. Only where a word begins: tried at each letter, a long one would take its length cubed. */
const NAME = `(?<![\\w-])(?=[\\w-]*?(?:${NAMES}))[\\w-]+`;
/** `apikey=…` of addresses, `"password": "…"` of JSON, `Authorization: Bearer …` of headers. */
const QUOTED = new RegExp(`(${NAME}["'\\\\]*\\s*[:=]\\s*\\\\*)("[^"]*"|'[^']*')`, 'gi');
const ASSIGNED = new RegExp(`(${NAME}=)(?!\\[filtered\\])[^\\s&;,'"<>)\\]}]+`, 'gi');
/** The same written for addresses, once or more: `secret%3Dabc`, `%22secret%22%3A%22abc%22`. */
const ENCODED = new RegExp(
  `(${NAME}(?:%(?:25)*22)?%(?:25)*3[AD](?:%(?:25)*2[20B])*)(?:(?!%(?:25)*2[26C])[^\\s&;,'"<>)\\]}])+`,
  'gi',
);
/** What is exchanged for a key, in an address: elsewhere a code says what went wrong. */
const CODE = /([?&#](?:[a-z]{1,20}_)?code=)[^\s&#;,'"<>)\]}]+/gi;
/** Numbers of cards, in groups or not; what only looks like one does not add up. */
const CARD = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
const NAMED = new RegExp(`(${NAME}["'\\\\]*\\s*:)(?!\\s*\\\\*["']?\\[filtered)[^\\n;,}\\]]+`, 'gi');
/** Also written for addresses: `name%40example.com`. */
const EMAIL = /[^\s"'<>()=:;,/?&#[\]]{1,64}(?:@|%(?:25)*40)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/giu;
const USER_OF_ADDRESS = /\/\/[^\s/@?#]+@/g;
const SIGNED_TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const KEY_BLOCK = /-----BEGIN [^-]+-----[\s\S]*?(?:-----END [^-]+-----|$)/g;
/** Keys of the API are 32 characters long. */
const LONG_RUN = /[A-Za-z0-9]{32,}/g;

/** Whether digits add up as those of a card do. (Luhn) */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].reduceRight((total, digit, at) => {
    const value = Number(digit) * ((digits.length - at) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

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
    .replace(ENCODED, `$1${FILTERED}`)
    .replace(NAMED, `$1 ${FILTERED}`)
    .replace(CODE, `$1${FILTERED}`)
    .replace(CARD, (run) => (isCard(run) ? FILTERED : run))
    .replace(USER_OF_ADDRESS, `//${FILTERED}@`)
    .replace(EMAIL, FILTERED)
    .replace(LONG_RUN, (run) => (/\d/.test(run) ? FILTERED : run));
}
