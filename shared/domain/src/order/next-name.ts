const COUNTER = /^(.*\D|)(\d+)$/;

/** The next name of a row of machines: web-01 becomes web-02, web becomes web-2. Spaces around it are none of the name's. */
export function nextName(typed: string): string {
  const name = typed.trim();
  const [, stem, counter] = COUNTER.exec(name) ?? [];
  if (stem === undefined || counter === undefined) return name === '' ? '' : `${name}-2`;
  return stem + String(BigInt(counter) + 1n).padStart(counter.length, '0');
}

/** The first name of a row that nothing has yet: `first` itself, else the next one after it that is not taken. */
export function freeName(first: string, taken: readonly (string | null | undefined)[]): string {
  const names = new Set(taken);
  let name = first;
  while (name !== '' && names.has(name)) name = nextName(name);
  return name;
}
