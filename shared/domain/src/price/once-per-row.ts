/**
 * The same reading of a row, made once for each row: what a long list shows at its foot is asked of all its rows with every
 * keystroke.
 * @param read what it says depends on the row alone
 */
export function oncePerRow<Row extends object, Value>(read: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, { readonly value: Value }>();
  return (row) => {
    const found = known.get(row) ?? { value: read(row) };
    known.set(row, found);
    return found.value;
  };
}
