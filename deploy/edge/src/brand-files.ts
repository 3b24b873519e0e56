import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontPathOf } from '@console/brands';
import type { BrandAssets, BrandDocument } from '@console/contract/brand';
import { brandCss } from '@console/ui/brand';

interface BrandFile {
  readonly content: Buffer;
  readonly url: string;
  /** For `integrity` attributes. */
  readonly integrity: string;
}

/** Fonts, icons, pictures, style sheets and scripts of brands, each under an address that carries the hash of its content. */
export class BrandFiles {
  readonly #byPath = new Map<string, BrandFile>();
  readonly #byUrl = new Map<string, BrandFile>();
  /** Colours of all schemes are reckoned out for them: a third of the time of a page. */
  #styles = new WeakMap<BrandDocument, string>();

  /** The address of a file, given as a brand names its fonts, or as a whole path. */
  urlOf(file: string): string {
    return this.#load(file).url;
  }

  /** The bytes behind an address, if some brand's page has named it. */
  at(url: string): Buffer | undefined {
    return this.#byUrl.get(url)?.content;
  }

  /** The custom properties and font faces of a brand. */
  stylesOf(brand: BrandDocument): string {
    const styles = this.#styles.get(brand) ?? brandCss(brand, { fontUrl: (file) => this.urlOf(file) });
    this.#styles.set(brand, styles);
    return styles;
  }

  /** Everything that has an address: the address and the bytes behind it. */
  all(): readonly (readonly [string, Buffer])[] {
    return [...this.#byUrl].map(([url, { content }]) => [url, content]);
  }

  /** Reads every file of the brands, so that an address from an older page works after a restart. */
  loadAll(brands: Iterable<BrandDocument>): void {
    for (const brand of brands) {
      for (const font of brand.fontFiles ?? []) this.#load(font.file);
      this.addressed(brand);
    }
  }

  /**
   * Reads them anew after a change. Addresses that were given out go on with the content that they had.
   * @throws Error for a file that can't be read; all is as it was then
   */
  reload(brands: Iterable<BrandDocument>): void {
    const before = [...this.#byPath];
    this.#byPath.clear();
    this.#styles = new WeakMap();
    try {
      this.loadAll(brands);
    } catch (error) {
      this.#byPath.clear();
      for (const [file, loaded] of before) this.#byPath.set(file, loaded);
      throw error;
    }
  }

  /** A brand as a browser gets it: files by their addresses, scripts and the style sheet with the hash that pins them. */
  addressed(brand: BrandDocument): BrandDocument {
    return brand.assets ? { ...brand, assets: this.#addresses(brand.assets) } : brand;
  }

  #addresses({ favicon, icon, png, logo, loginImage, styleSheet, scripts }: BrandAssets): BrandAssets {
    const pinned = (src: string) => {
      const { url, integrity } = this.#load(src);
      return { src: url, integrity };
    };
    return {
      ...(favicon && { favicon: this.urlOf(favicon) }),
      ...(icon && { icon: this.urlOf(icon) }),
      ...(png && { png: this.urlOf(png) }),
      ...(logo && { logo: this.urlOf(logo) }),
      ...(loginImage && { loginImage: this.urlOf(loginImage) }),
      ...(styleSheet && { styleSheet: pinned(styleSheet.src) }),
      scripts: scripts.map(({ src, waitForLoad }) => ({ ...pinned(src), waitForLoad })),
    };
  }

  #load(file: string): BrandFile {
    const known = this.#byPath.get(file);
    if (known) return known;
    const content = readFileSync(path.isAbsolute(file) ? file : fontPathOf(file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const folder = file.endsWith('.woff2') ? 'fonts' : 'brand';
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const loaded = { content, url: `/app/${folder}/${hash}/${path.basename(file)}`, integrity };
    this.#byPath.set(file, loaded);
    this.#byUrl.set(loaded.url, loaded);
    return loaded;
  }
}
