import * as v from 'valibot';

/** Subnet of a network in IPv6: empty, or hex digits and colons with a prefix length. (spec 3, section 5) */
export const IPV6_SUBNET = /^$|^[0-9a-fA-F:]+\/\d{1,3}$/;

/** Hardware address: six pairs of hex digits in lower case, separated by colons. (spec 3, section 5) */
export const MAC_ADDRESS = /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/;

/**
 * Text of a response that should have a shape. Another shape is let through, so that one odd field does not hide its row;
 * the shape stands beside it for documents and checks.
 */
export const shaped = (pattern: RegExp) => v.pipe(v.string(), v.metadata({ pattern: pattern.source }));
