import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** The browser's own line about an answer with an error status. Of an API answer it says nothing that a test has not asked for. */
const ANSWER_LINE = /^Failed to load resource/;
const API = /\/(api|co|dbconnections|userinfo|authorize|sandbox)(\/|\?|$)/;

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

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`,
        );
      });
    });
    context.on('page', (page) => this.#watchPage(page));
    for (const page of context.pages()) this.#watchPage(page);
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
