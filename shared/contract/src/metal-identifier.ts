import * as v from 'valibot';
import { text } from './schema';

/**
 * Identifiers of bare metal that people choose: names of leases, of operating systems, of their types, labels of machines. A lowercase
 * letter first, then lowercase letters, digits, underscore or hyphen. Uuids are no such identifiers. (spec 3, section 5)
 */
export const METAL_IDENTIFIER = /^[a-z][a-z0-9_-]*$/;

/** An identifier in a request. */
export const metalIdentifier = () =>
  v.pipe(
    text(),
    v.regex(/^[a-z]/, 'Start with a lowercase letter'),
    v.regex(/^.?[a-z0-9_-]*$/, 'Only lowercase letters, digits, underscores and hyphens'),
  );

/** What is wrong with an identifier, in words; undefined for a good one. */
export const metalIdentifierFault = (identifier: string): string | undefined =>
  v.safeParse(metalIdentifier(), identifier).issues?.[0].message;
