/** A line without what only says that another one follows. */
const content = (line: string): string => line.replace(/(?<![\\,\s])[\\,\s]+$/, '').trim();

/**
 * Lines of a program that another one did not have.
 * @returns numbers of lines of the later one, from 1
 */
export function changedLines(before: string, after: string): number[] {
  const known = new Map<string, number>();
  for (const line of before.split('\n').map(content)) known.set(line, (known.get(line) ?? 0) + 1);
  return after.split('\n').flatMap((line, index) => {
    const left = known.get(content(line)) ?? 0;
    if (left > 0) known.set(content(line), left - 1);
    return left > 0 || content(line) === '' ? [] : [index + 1];
  });
}
