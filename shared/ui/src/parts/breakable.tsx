import { Fragment, type ReactNode } from 'react';

/** A part of an address, with the colons or slashes at its end. */
const PARTS = /[^:/]+[:/]*|[:/]+/g;

/**
 * An address or a link that may take another line where people part it: after a colon or a slash. The text stays what it was,
 * for whoever copies or searches it. A browser breaks after neither before a digit.
 */
export const breakable = (text: string): ReactNode =>
  (text.match(PARTS) ?? []).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have nothing but their place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
