import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { apiKeyOf } from '../e2e/sandbox';
import { startServer } from '../e2e/server';
import { forEachOf } from './for-each-of';
import { screens, type Screen } from './screens';
import { paths as sheetPaths, writeSheets, type Picture } from './sheets';

/** Heights of windows by their widths, in px: a phone, a tablet, a desk, a large one. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1366: 900, 1920: 1080 };
export const widths = Object.keys(HEIGHTS).map(Number);
const SCHEMES = ['light', 'dark'] as const;

export interface PictureOptions {
  /** Folder for the sheets and, a folder for each screen, the pictures. */
  readonly out: string;
  /** Of Chromium. */
  readonly executablePath: string;
  /** Names of screens; all of them if none is given. */
  readonly wanted: readonly string[];
  /** Of windows, of those above. */
  readonly at: readonly number[];
  readonly log: (line: string) => void;
}

type View = Omit<Picture, 'scheme' | 'image'>;

/** A picture in each scheme; the sign-in screens are always light. */
async function picturesOf(page: Page, view: View, screen: Screen): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const scheme of screen.signedIn ? SCHEMES : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: scheme });
    if (screen.signedIn)
      await page.waitForFunction((name) => document.documentElement.dataset['scheme'] === name, scheme);
    pictures.push({ ...view, scheme, image: await page.screenshot({ animations: 'disabled' }) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return pictures;
}

async function lookAt(
  browser: Browser,
  brand: string,
  port: number,
  { chosen, at }: { chosen: readonly Screen[]; at: readonly number[] },
): Promise<Picture[]> {
  const origin = `http://${brand === 'warren' ? '' : `${brand}.`}localhost:${port}`;
  const offer = brand === 'metal' ? 'metal' : 'machines';
  const pictures: Picture[] = [];
  for (const width of at) {
    const viewport = { width, height: HEIGHTS[width] ?? 900 };
    const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    try {
      for (const screen of chosen) {
        if (screen.signedIn)
          await page.addInitScript((key) => localStorage.setItem('apikey', key), apiKeyOf('customer'));
        await screen.show(page, origin, offer);
        pictures.push(...(await picturesOf(page, { brand, screen: screen.name, width }, screen)));
      }
    } finally {
      await page.close();
    }
  }
  return pictures;
}

/**
 * Takes pictures of the key screens of brands in windows of some widths, in both schemes, and lays them on sheets: one for
 * each brand, and, of several brands, one for each screen. Needs the builds.
 * @param names brands, at `<name>.localhost`; warren is at localhost
 */
export async function takePictures(
  names: readonly string[],
  { out, executablePath, wanted, at, log }: PictureOptions,
): Promise<void> {
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  // Brands are shown at the demo sites, whatever sites this machine serves.
  const server = await startServer(15, { SITES: '', API_ORIGIN: '' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const taken: Picture[] = [];
  try {
    await rm(out, { recursive: true, force: true });
    await forEachOf(names, async (name) => {
      const pictures = await lookAt(browser, name, server.port, { chosen, at });
      taken.push(...pictures);
      for (const picture of pictures) {
        const file = path.join(out, sheetPaths.picture(picture));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, picture.image);
      }
      log(`  ${name}`);
    });
    const inOrder = names.flatMap((name) => taken.filter(({ brand }) => brand === name));
    await writeSheets(browser, inOrder, out);
  } finally {
    await browser.close();
    await server.stop();
  }
}
