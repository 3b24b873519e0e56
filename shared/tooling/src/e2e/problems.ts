import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** The browser's own line about an answer with an error status. Of an API answer it says nothing that a test has not asked for. */
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
