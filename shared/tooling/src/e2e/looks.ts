import { test } from '@playwright/test';
import type { Page } from '@playwright/test';

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
 * Looks at a page in several looks, one after the other, without loading it again. It stays in the last one.
 * What is decided while a page loads (`data-mobile`, the scheme of the first frame) needs a load in that look instead.
 * @param page as it stands: layout follows the window, colours follow the system
 * @param looks `SCHEMES`, `LOOKS`, or some of one's own
 * @param check what has to be true in each
 */
export async function inEachLook(
  page: Page,
  looks: readonly Look[],
  check: (look: Look) => Promise<unknown>,
): Promise<void> {
  for (const look of looks)
    await test.step(`${look.colorScheme}, ${look.width} px`, async () => {
      await setLook(page, look);
      await check(look);
    });
}

/** Gives a page a look. */
export async function setLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width > 700 ? 900 : 844 });
}
