const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The sign between fields: the one that the first line has most of. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string): number => line.split(sign).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Rows of a table in text, by RFC 4180.
 * @param most rows that are read
 */
export function csvRows(text: string, most: number): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length && rows.length < most) {
    let field = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') field += text[at];
        else if (text[at + 1] === '"') {
          field += '"';
          at += 1;
        } else break;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
      field += text[at];
      at += 1;
    }
    row.push(field);
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end is followed by an empty field.
      if (at === text.length) row.push('');
      continue;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0 && rows.length < most) rows.push(row);
  return rows;
}
