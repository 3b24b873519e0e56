import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at these addresses, so that a test says itself when it comes: a delay in milliseconds is over
 * before a slow machine has looked.
 * @param method holds only these calls: 'POST'
 * @returns lets all come, those still held and later ones
 */
export async function hold(page: Page, url: string | RegExp, method?: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    await released;
    return route.continue();
  });
  return release;
}
