import type { Page } from '@playwright/test';

/** Something to look at a brand on. `show` brings a page there. */
export interface Screen {
  readonly name: ScreenName;
  readonly show: (page: Page, origin: string, offer: Offer) => Promise<void>;
  readonly signedIn: boolean;
}

/** What a brand sells: machines, or bare metal alone. */
export type Offer = 'machines' | 'metal';

export const screenNames = ['sign-in', 'home', 'list', 'create', 'detail', 'billing'] as const;
export type ScreenName = (typeof screenNames)[number];

const PATHS = {
  machines: { list: '/compute', create: '/compute/create', detail: '/compute/vm/' },
  metal: { list: '/metal', create: '/metal/create', detail: '/metal/lease/' },
} as const;

/** Waits until a page is whole: its heading, its data, what comes once it is calm, its type. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.ui-sk').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

const at = (name: ScreenName, pathOf: (offer: Offer) => string, signedIn = true): Screen => ({
  name,
  show: (page, origin, offer) => go(page, `${origin}/app${pathOf(offer)}`),
  signedIn,
});

/** The first machine or lease of the list, which is the screen before. */
const detail: Screen = {
  name: 'detail',
  signedIn: true,
  async show(page, origin, offer) {
    await go(page, `${origin}/app${PATHS[offer].list}`);
    const address = await page.locator(`main a[href*="${PATHS[offer].detail}"]`).first().getAttribute('href');
    await go(page, new URL(address ?? '', origin).href);
  },
};

/** The screens on which a brand is looked at, in the order in which they are opened. */
export const screens: readonly Screen[] = [
  at('sign-in', () => '/', false),
  at('home', () => '/'),
  at('list', (offer) => PATHS[offer].list),
  at('create', (offer) => PATHS[offer].create),
  detail,
  at('billing', () => '/billing'),
];
