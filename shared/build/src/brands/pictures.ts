import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { apiKeyOf } from '../e2e/sandbox';
import { startServer } from '../e2e/server';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly schemes: readonly ('light' | 'dark')[];
  readonly signedIn: boolean;
}

const BOTH = ['light', 'dark'] as const;

export const screenNames = ['sign-in', 'home', 'list', 'create', 'billing', 'phone'] as const;

/** The screens on which a brand is looked at. A brand that offers bare metal only shows its own list and order form. */
const screensOf = (isMetal: boolean): readonly Screen[] => [
  { name: 'sign-in', path: '/', width: 1366, schemes: ['light'], signedIn: false },
  { name: 'home', path: '/', width: 1366, schemes: BOTH, signedIn: true },
  { name: 'list', path: isMetal ? '/metal' : '/compute', width: 1366, schemes: BOTH, signedIn: true },
  { name: 'create', path: isMetal ? '/metal/create' : '/compute/create', width: 1366, schemes: BOTH, signedIn: true },
  { name: 'billing', path: '/billing', width: 1366, schemes: BOTH, signedIn: true },
  { name: 'phone', path: '/', width: 390, schemes: BOTH, signedIn: true },
];

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function pictureOf(browser: Browser, origin: string, screen: Screen, scheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.width < 700 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  try {
    if (screen.signedIn)
      await context.addInitScript((key) => localStorage.setItem('apikey', key), apiKeyOf('customer'));
    const page = await context.newPage();
    await page.goto(`${origin}/app${screen.path}`);
    await settled(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** Lays pictures side by side, with the name of each brand under it. */
async function lay(browser: Browser, pictures: ReadonlyMap<string, Buffer>, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 5 * (width + 16) + 16, height: 200 } });
  const figures = [...pictures].map(
    ([name, picture]) =>
      `<figure style="margin:0"><img width="${width}" src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(
    `<body style="margin:16px;font:14px system-ui;background:#d8dcde;display:flex;flex-wrap:wrap;gap:16px">${figures.join('')}</body>`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

export interface PictureOptions {
  /** Folder for `<screen>-<scheme>/<brand>.png` and `<screen>-<scheme>.png`. */
  readonly out: string;
  /** Of Chromium. */
  readonly executablePath: string;
  /** Names of screens; all of them if none is given. */
  readonly screens: readonly string[];
  readonly log: (line: string) => void;
}

/**
 * Takes pictures of the key screens of brands, in both schemes, and lays each screen of all of them on one sheet.
 * Needs the builds.
 * @param names brands, at `<name>.localhost`; warren is at localhost
 */
export async function takePictures(
  names: readonly string[],
  { out, executablePath, screens, log }: PictureOptions,
): Promise<void> {
  const server = await startServer(15);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const sheets = new Map<string, Map<string, Buffer>>();
  try {
    for (const name of names) {
      const host = name === 'warren' ? 'localhost' : `${name}.localhost`;
      const wanted = screensOf(name === 'metal').filter((one) => screens.length === 0 || screens.includes(one.name));
      for (const screen of wanted) {
        for (const scheme of screen.schemes) {
          const group = `${screen.name}-${scheme}`;
          const picture = await pictureOf(browser, `http://${host}:${server.port}`, screen, scheme);
          await mkdir(path.join(out, group), { recursive: true });
          await writeFile(path.join(out, group, `${name}.png`), picture);
          sheets.set(group, (sheets.get(group) ?? new Map<string, Buffer>()).set(name, picture));
        }
      }
      log(`  ${name}`);
    }
    for (const [group, pictures] of sheets)
      await writeFile(
        path.join(out, `${group}.png`),
        await lay(browser, pictures, group.startsWith('phone') ? 195 : 480),
      );
  } finally {
    await browser.close();
    await server.stop();
  }
}
