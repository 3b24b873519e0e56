import type { BrowserContext, ConsoleMessage, Page, TestInfo } from '@playwright/test';

/** The browser's own line about a response with an error status. Of an API response it says nothing that a test has not asked for. */
const ANSWER_LINE = /^Failed to load resource/;
const API = /\/(api|co|dbconnections|userinfo|authorize|sandbox)(\/|\?|$)/;

/** Makes every page of a new context log what breaks the content security policy. */
export async function logViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
}

/**
 * What a page must never do: break the content security policy, log an error, throw. Collected over a whole test; whatever a
 * test causes on purpose it must allow by name.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Expected in this test: errors whose text matches. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Those that nobody allowed. */
  get unexpected(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Watches every page of a context that `logViolations` has prepared. Gives what ends that. */
  watch(context: BrowserContext): () => void {
    const watchPage = (page: Page) => this.#watchPage(page);
    context.on('page', watchPage);
    for (const page of context.pages()) watchPage(page);
    return () => context.off('page', watchPage);
  }

  #watchPage(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => this.#read(message));
  }

  #read(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (ANSWER_LINE.test(message.text()) && API.test(new URL(url, 'http://none').pathname)) return;
    this.#found.push(`console error: ${message.text()} (${url})`);
  }
}

/**
 * Keeps the addresses of a failed test's pages and what stands on them, as roles and names: `npm test` tells them (`pagesOf`).
 * Playwright's own way needs a context that closes with its test, and one that is warm does not.
 */
export async function keepPages(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.errors.length === 0) return;
  for (const page of pages) {
    const tree = await page.ariaSnapshot({ timeout: 5000 }).catch((error: unknown) => String(error));
    await info.attach('failed page', { body: `${page.url()}\n${tree}`, contentType: 'text/plain' });
  }
}
