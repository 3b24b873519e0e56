import { test } from '@playwright/test';

/** A colour scheme of the system and the width of the window, in px. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** The schemes at the width of a desk. */
export const SCHEMES: readonly Look[] = [
  { colorScheme: 'light', width: 1366 },
  { colorScheme: 'dark', width: 1366 },
];

/** The schemes at the widths of a desk and of a phone. */
export const LOOKS: readonly Look[] = [
  ...SCHEMES,
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
];

/**
 * The same tests in several looks; scheme and window are set before a page opens.
 * @param looks `SCHEMES`, `LOOKS`, or some of one's own
 * @param tests declares them; their titles need not name the look
 */
export function inEachLook(looks: readonly Look[], tests: (look: Look) => void): void {
  for (const look of looks) {
    const { colorScheme, width } = look;
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: width > 700 ? 900 : 844 } });
      tests(look);
    });
  }
}
