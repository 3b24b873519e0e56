/**
 * Whether a version (`1.4.2`) lies in a caret range (`^1.4.0`), is that exact version, or the range is `*`.
 * Below 1.0.0 a caret keeps the minor version, as in npm.
 * @throws Error for a range of another form
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  const match = /^(\^?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!match) throw new Error(`'${range}' is not a range of the form ^1.2.3`);
  const wanted = match.slice(2).map(Number);
  const given = version.split(/[.-]/, 3).map(Number);
  if (!match[1]) return wanted.every((part, index) => part === given[index]);
  const fixed = wanted[0] ? 1 : wanted[1] ? 2 : 3;
  for (const [index, part] of wanted.entries()) {
    const other = given[index] ?? 0;
    if (other !== part) return index >= fixed && other > part;
  }
  return true;
}
