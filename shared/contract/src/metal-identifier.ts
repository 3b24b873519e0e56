import * as v from 'valibot';

/**
 * Identifiers of bare metal that people choose: of operating systems, of their types, labels of machines. A lower-case
 * letter first, then lower-case letters, digits, underscore or hyphen. Uuids are no such identifiers. (spec 3, section 5)
 */
export const METAL_IDENTIFIER = /^[a-z][a-z0-9_-]*$/;

/** An identifier in a request. */
export const metalIdentifier = () =>
  v.pipe(
    v.string(),
    v.regex(
      METAL_IDENTIFIER,
      'Starts with a lower-case letter, then lower-case letters, digits, underscores and hyphens',
    ),
  );
