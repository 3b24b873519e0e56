import type { Locator, Page } from '@playwright/test';

/** Selects rows of the list by their names. */
export async function selectRows(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
}

/** What can be done to all rows that are selected. */
export const bulkAction = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('toolbar').getByRole('button', { name });
