import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { forEachOf } from './for-each-of';

export interface Picture {
  readonly brand: string;
  readonly screen: string;
  /** Of the window, in px. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** PNG. */
  readonly image: Buffer;
}

const groupOf = ({ screen, width, scheme }: Picture): string => `${screen}-${width}-${scheme}`;

/** How wide a picture is on a sheet of one brand, or of one screen, in px. */
const onSheet = (window: number, ofDesk: number): number => (window < 700 ? 196 : window < 1100 ? 320 : ofDesk);

/** Where things are in the folder of pictures. */
export const paths = {
  picture: (picture: Picture): string => `${groupOf(picture)}/${picture.brand}.png`,
  ofBrand: (brand: string): string => `${brand}.png`,
  ofScreen: (group: string): string => `all-${group}.png`,
};

interface Figure {
  readonly title: string;
  readonly image: Buffer;
  /** px on the sheet. */
  readonly width: number;
}

const GAP = 16;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lays pictures side by side, each with its title under it. */
async function lay(browser: Browser, figures: readonly Figure[], width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 200 } });
  try {
    const html = figures.map(
      ({ title, image, width: own }) =>
        `<figure style="margin:0"><img width="${own}" src="data:image/png;base64,${image.toString('base64')}"><figcaption>${escaped(title)}</figcaption></figure>`,
    );
    await page.setContent(
      `<body style="margin:${GAP}px;font:14px system-ui;background:#d8dcde;display:flex;flex-wrap:wrap;gap:${GAP}px">${html.join('')}</body>`,
    );
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

function groups(pictures: readonly Picture[], keyOf: (picture: Picture) => string): Map<string, Picture[]> {
  const found = new Map<string, Picture[]>();
  for (const picture of pictures) found.set(keyOf(picture), [...(found.get(keyOf(picture)) ?? []), picture]);
  return found;
}

/** One sheet for each brand and, where there are several, one for each screen with all of them. */
export async function writeSheets(browser: Browser, pictures: readonly Picture[], out: string): Promise<void> {
  const brands = groups(pictures, ({ brand }) => brand);
  await forEachOf(brands, async ([brand, own]) => {
    const figures = own.map((one) => ({
      title: groupOf(one),
      image: one.image,
      width: onSheet(one.width, 560),
    }));
    await writeFile(path.join(out, paths.ofBrand(brand)), await lay(browser, figures, 3 * (560 + GAP) + GAP));
  });
  if (brands.size < 2) return;
  await forEachOf(groups(pictures, groupOf), async ([group, own]) => {
    const width = onSheet(own[0]?.width ?? 0, 480);
    const columns = Math.floor(2480 / (width + GAP));
    const figures = own.map(({ brand, image }) => ({ title: brand, image, width }));
    await writeFile(path.join(out, paths.ofScreen(group)), await lay(browser, figures, columns * (width + GAP) + GAP));
  });
}
