const DIGITS = /\d+/g;

/** What addresses sort by: '203.0.113.9' before '203.0.113.14'. */
export const addressKey = (address: string | null | undefined): string | null =>
  address?.replace(DIGITS, (part) => part.padStart(3, '0')) ?? null;
