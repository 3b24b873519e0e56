const folded = (text: string): string => text.trim().toLowerCase();

/**
 * What a link names, without regard to case: links are written by hand, in the words of a web site. (spec 1, section 2)
 * @param namesOf the names of a row, the one of the API first: a row that has it goes before one that is only shown so
 */
export function namedInLink<Row>(
  rows: readonly Row[],
  name: string,
  ...namesOf: readonly ((row: Row) => string | null | undefined)[]
): Row | undefined {
  for (const nameOf of namesOf) {
    const found = rows.find((row) => folded(nameOf(row) ?? '') === folded(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
