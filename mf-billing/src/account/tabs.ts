/** Parts of an account's page; the name stands in the address as `tab`. */
export const accountTabs = ['overview', 'usage', 'invoices', 'credit', 'cards', 'details'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The part that an address asks for; unknown ones lead to the overview. */
export const tabOf = (value: string | null): AccountTab => accountTabs.find((tab) => tab === value) ?? 'overview';
