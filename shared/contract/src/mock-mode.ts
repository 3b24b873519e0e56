/** The sites that mock mode can play. (spec 1, section 4) */
export const mockVariants = ['default', 'metal'] as const;
export type MockVariant = (typeof mockVariants)[number];

/** Key of the browser's storage that holds the variant which mock mode plays; absent while it is off. */
export const MOCK_STORAGE_KEY = 'enableMockApi';

/** The fixed key that mock mode signs in with: the customer of the sandbox's demo. (spec 1, section 4) */
export const MOCK_API_KEY = 'customer'.padEnd(32, '0');

/** The variant that a stored text names; undefined where mock mode is off. */
export const mockVariantOf = (text: string | undefined): MockVariant | undefined =>
  mockVariants.find((variant) => variant === text);
