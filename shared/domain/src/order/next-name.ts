const COUNTER = /^(.*\D|)(\d+)$/;

/** The next name of a row of machines: web-01 becomes web-02, web becomes web-2. */
export function nextName(name: string): string {
  const [, stem, counter] = COUNTER.exec(name) ?? [];
  if (stem === undefined || counter === undefined) return name === '' ? '' : `${name}-2`;
  return stem + String(BigInt(counter) + 1n).padStart(counter.length, '0');
}
