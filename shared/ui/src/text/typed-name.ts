/** Signs that show nothing: joiners, marks of direction, controls. */
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;

/** A name as a page shows it: what cannot be seen is left out, and any white space is one space. */
const asShown = (name: string): string => name.replace(INVISIBLE, '').normalize('NFC').replace(/\s+/g, ' ').trimStart();

/**
 * How many characters are still to be typed of a name that is typed, or copied from the page, before something that cannot be
 * undone. It is compared as it is shown: nobody can see, or copy, that there are two spaces in a row. (look, section 10)
 * @returns 0 once it is there, undefined where something else was typed
 */
export function leftToType(typed: string, name: string): number | undefined {
  if (typed === name) return 0;
  const wanted = asShown(name).trimEnd();
  const begun = asShown(typed);
  // Of a name that shows nothing, nothing that is typed is a part.
  if (wanted === '') return undefined;
  if (begun.trimEnd() === wanted) return 0;
  return wanted.startsWith(begun) ? [...wanted].length - [...begun].length : undefined;
}
