import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a context keeps for good. Whoever needs one of these takes a context of its own, by the tag. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const;

/** A test with this tag gets a browser context that no other test has used: caches, clock and scripts are its own. */
export const COLD = '@cold';

/** A page closes within milliseconds, on a busy machine within a second. */
const CLOSE_MS = 15_000;

/** Says which tag is missing where a test would leave something behind for the tests after it. */
function refuse(target: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, {
      get: () => {
        throw new Error(`${name} outlives the test in a warm context: give the test the tag ${COLD}`);
      },
    });
}

/** A context with what it has visited, for the tests of one worker that ask for the same options. */
class WarmContext {
  readonly #context: BrowserContext;
  readonly #origins = new Set<string>();
  /**
   * A page of the site that stays, without a script, and clears what tests have stored. While it is there the browser puts
   * their pages into its process (`--renderer-process-limit`), which has the console's scripts compiled.
   */
  readonly #keeper: Page;
  readonly #session: CDPSession;

  private constructor(context: BrowserContext, keeper: Page, session: CDPSession) {
    this.#context = context;
    this.#keeper = keeper;
    this.#session = session;
    context.on('page', (page) => {
      refuse(page, ['clock']);
      page.on('framenavigated', (frame) => {
        const [origin] = /^https?:\/\/[^/]+/.exec(frame.url()) ?? [];
        if (origin) this.#origins.add(origin);
      });
    });
    refuse(context, LASTING);
  }

  static async of(context: BrowserContext, origin: string): Promise<WarmContext> {
    const keeper = await context.newPage();
    // Whatever stands there: some hosts answer with the console where they have no file.
    await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto(origin);
    return new WarmContext(context, keeper, await context.newCDPSession(keeper));
  }

  /** As if nobody had used it, but for the caches of files and compiled code. `permissions`: those of the running test. */
  async fresh(permissions: readonly string[]): Promise<BrowserContext> {
    await Promise.all([
      this.#context.clearCookies(),
      this.#context.clearPermissions(),
      this.#context.setOffline(false),
      this.#clearStorage(),
    ]);
    if (permissions.length > 0) await this.#context.grantPermissions(permissions);
    return this.#context;
  }

  /** The pages that a test has opened. */
  opened(): Page[] {
    return this.#context.pages().filter((page) => page !== this.#keeper);
  }

  /**
   * Closes what a test has opened: nothing of it writes or asks any more.
   * @returns whether all of it is gone: once in some thousand tests the browser never says so of a page that was just
   * about to load another one
   */
  async leave(): Promise<boolean> {
    const closed = Promise.all(this.opened().map((page) => page.close())).then(() => true);
    return Promise.race([closed, setTimeout(CLOSE_MS, false, { ref: false })]);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  async #clearStorage(): Promise<void> {
    if (this.#origins.size === 0) return;
    const storageTypes = 'local_storage,indexeddb,cache_storage,file_systems,service_workers';
    await Promise.all(
      [...this.#origins].map((origin) => this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes })),
    );
    this.#origins.clear();
  }
}

/** The warm contexts of a worker, one for each set of options. */
export class WarmContexts {
  readonly #contexts = new Map<string, WarmContext>();

  /**
   * A warm context that is as good as new.
   * @param browser makes it with the options of the running test
   * @param options what tells sets of options apart
   * @param origin of the site that most tests are about
   * @param prepare done once to each new context
   * @returns it, the pages that the test has open, and what closes them
   */
  async take(
    browser: Browser,
    options: { readonly permissions?: readonly string[] | undefined },
    origin: string,
    prepare: (context: BrowserContext) => Promise<void>,
  ): Promise<{ context: BrowserContext; opened: () => Page[]; leave: () => Promise<void> }> {
    const key = JSON.stringify(options);
    let warm = this.#contexts.get(key);
    if (!warm) {
      const context = await browser.newContext();
      await prepare(context);
      warm = await WarmContext.of(context, origin);
      this.#contexts.set(key, warm);
    }
    const used = warm;
    const fresh = await used.fresh(options.permissions ?? []);
    const leave = async () => {
      if (await used.leave()) return;
      const addresses = used.opened().map((page) => page.url());
      console.warn(`not closed in ${CLOSE_MS / 1000} s: ${addresses.join(', ')}`);
      // The context goes with it, which takes another way through the browser; the tests to come get a new one.
      this.#contexts.delete(key);
      void used.close().catch(() => undefined);
    };
    return { context: fresh, opened: () => used.opened(), leave };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#contexts.values()].map((warm) => warm.close()));
    this.#contexts.clear();
  }
}
