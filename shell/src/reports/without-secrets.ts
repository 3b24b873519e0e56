import { isSecretName, withoutSecretText } from './secrets';

/** Levels of an object that a report shows. (spec 1, section 8) */
export const REPORT_DEPTH = 8;
/** Fields of one object, and items of one list, that a report shows. */
const WIDTH = 100;
const CUT = '[…]';

const fieldOf = (holder: object, key: string): unknown => {
  try {
    return Reflect.get(holder, key);
  } catch {
    return CUT;
  }
};

/** What an object holds where its own fields do not say it. */
function contentOf(value: object): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? String(value) : value.toISOString();
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [String(key), item]));
  if (value instanceof Set) return [...value];
  if (value instanceof URL || value instanceof URLSearchParams) return String(value);
  if (typeof Node !== 'undefined' && value instanceof Node) return `[${value.nodeName.toLowerCase()}]`;
  return value;
}

/** A copy without secrets, eight levels deep, in which every value can be written as JSON. */
export function withoutSecrets(value: unknown, depth: number = REPORT_DEPTH): unknown {
  if (typeof value === 'string') return withoutSecretText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return withoutSecretText(String(value));
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  const content = contentOf(value);
  if (typeof content !== 'object' || content === null) return withoutSecrets(content, depth);
  if (depth === 0) return CUT;
  if (Array.isArray(content)) return content.slice(0, WIDTH).map((item) => withoutSecrets(item, depth - 1));
  return Object.fromEntries(
    Object.keys(content)
      .slice(0, WIDTH)
      .map((key) => [
        withoutSecretText(key),
        isSecretName(key) ? '[filtered]' : withoutSecrets(fieldOf(content, key), depth - 1),
      ]),
  );
}
