/**
 * What a quantity above the start of a tier costs: the price of the highest tier that it reaches for all of it
 * (`whole`), or each tier's own price for the part inside of it (`graduated`).
 */
export const tierRules = ['whole', 'graduated'] as const;
export type TierRule = (typeof tierRules)[number];
