/**
 * What a table has under a key that somebody else has chosen (a word of the server, a part of an address): only what was
 * written into it, never what every object has (`constructor`, `__proto__`).
 */
export const ownValue = <Value>(
  table: Readonly<Record<string, Value>>,
  key: string | null | undefined,
): Value | undefined => (key != null && Object.hasOwn(table, key) ? table[key] : undefined);
