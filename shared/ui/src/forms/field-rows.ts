import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What a form does with rows of fields, of which there are as many as somebody wants. */
export interface FieldRows<Row> {
  /** Of the element with the list of rows and, as its child, the button that adds one. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** One for each row, which it has as long as it stands. */
  readonly keys: readonly number[];
  /** One more at the end, and into its first field. */
  readonly add: (row: Row) => void;
  readonly change: (at: number, row: Row) => void;
  /** And on to the button that adds one. */
  readonly remove: (at: number) => void;
}

/**
 * Rows of fields whose values have no identity. A field keeps what was typed and is no value: it goes with its row, and
 * is not left to the one that moves up.
 */
export function useFieldRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void): FieldRows<Row> {
  const ref = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<readonly number[]>([]);
  const awaited = useRef<{ readonly focus: 'field' | 'button'; readonly rows: number }>(undefined);
  const next = Math.max(-1, ...known) + 1;
  const keys = rows.map((_, at) => known[at] ?? next + at);
  // Rows come and go from outside, too: with a draft, or when the form begins again.
  if (keys.length !== known.length) setKnown(keys);
  // With the drawing and not a frame later: whoever types on would have the first characters selected, and overwritten.
  useLayoutEffect(() => {
    if (awaited.current?.rows !== rows.length) return;
    if (awaited.current.focus === 'field') {
      const field = ref.current?.querySelector<HTMLInputElement>('li:last-child input');
      field?.focus();
      field?.select();
    } else ref.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus();
    awaited.current = undefined;
  }, [rows.length]);
  return {
    ref,
    keys,
    add: (row) => {
      awaited.current = { focus: 'field', rows: rows.length + 1 };
      onChange([...rows, row]);
    },
    change: (at, row) => onChange(rows.map((other, index) => (index === at ? row : other))),
    remove: (at) => {
      awaited.current = { focus: 'button', rows: rows.length - 1 };
      setKnown(keys.filter((_, index) => index !== at));
      onChange(rows.filter((_, index) => index !== at));
    },
  };
}
