import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandDocument } from '@console/contract/brand';

/** Font files are looked up where the brands' package has them. */
const require = createRequire(createRequire(import.meta.url).resolve('@console/brands'));

interface FontFile {
  readonly content: Buffer;
  readonly url: string;
}

/** The font files of brands, each under an address that carries the hash of its content. */
export class Fonts {
  readonly #byPath = new Map<string, FontFile>();
  readonly #byUrl = new Map<string, FontFile>();

  /** The address of a font file, given as an import path of the package that carries it. */
  urlOf(file: string): string {
    return this.#load(file).url;
  }

  /** The bytes behind an address, if some brand's page has named it. */
  at(url: string): Buffer | undefined {
    return this.#byUrl.get(url)?.content;
  }

  /** Reads every font of the brands, so that an address from an older page works after a restart. */
  loadAll(brands: Iterable<BrandDocument>): void {
    for (const brand of brands) for (const font of brand.fontFiles ?? []) this.#load(font.file);
  }

  #load(file: string): FontFile {
    const known = this.#byPath.get(file);
    if (known) return known;
    const content = readFileSync(require.resolve(file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const font = { content, url: `/app/fonts/${hash}/${file.slice(file.lastIndexOf('/') + 1)}` };
    this.#byPath.set(file, font);
    this.#byUrl.set(font.url, font);
    return font;
  }
}
