const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The declared parts of content, and nothing else of it; of a list those of each of its rows.
 * @param paths names, with points between the parts of parts: `storage.size`
 */
export function pickParts(content: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(content)) return content.map((row) => pickParts(row, paths));
  if (!isObject(content)) return content;
  const inner = new Map<string, string[]>();
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    inner.set(name, [...(inner.get(name) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  const picked: Record<string, unknown> = {};
  for (const [name, rest] of inner) {
    if (!Object.hasOwn(content, name)) continue;
    const part: unknown = Reflect.get(content, name);
    // What was declared to be a plain value is none: nobody knows what is in it.
    if (rest.length === 0 && isObject(part) && !(Array.isArray(part) && !part.some(isObject))) continue;
    picked[name] = rest.length > 0 ? pickParts(part, rest) : part;
  }
  return picked;
}
