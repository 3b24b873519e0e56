import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OwnSources } from './csp';
import { ownSourcesOf } from './page-sources';
import { accepts } from './static-files';

const brotliAt = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
});
/** Good enough for a page that somebody waits for: a tenth of the time of the best, a few percent larger. */
const QUICK = brotliAt(5);
const BEST = brotliAt(11);

/** How many texts are kept, some 70 KB each: each route of some sites. */
const KEPT = 200;

const compressed = promisify(brotliCompress);

/** The text of a page, and what is made of it only once. */
export interface PageText {
  /** In the best encoding that the browser takes. */
  encoded(request: Request): { readonly content: Buffer; readonly encoding?: string };
  /** What its policy has to let in. @param preloaded as `ownSourcesOf` takes it; the same for the same text */
  sourcesWith(preloaded: readonly string[]): OwnSources;
}

/** A text that is sent once. */
export function sendable(html: string): PageText {
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  let own: OwnSources | undefined;
  return {
    encoded(request) {
      if (accepts(request, 'br')) return { content: (br ??= brotliCompressSync(html, QUICK)), encoding: 'br' };
      if (accepts(request, 'gzip')) return { content: (gzip ??= gzipSync(html)), encoding: 'gzip' };
      return { content: Buffer.from(html) };
    },
    sourcesWith: (preloaded) => (own ??= ownSourcesOf(html, preloaded)),
  };
}

/** A text that is sent again and again. From the second time on it is on its way to the best that can be made of it. */
function repeated(html: string): PageText {
  const { encoded, sourcesWith } = sendable(html);
  let times = 0;
  let best: Buffer | undefined;
  return {
    sourcesWith,
    encoded(request) {
      if (!accepts(request, 'br')) return encoded(request);
      times += 1;
      if (times === 2)
        compressed(html, BEST).then(
          (content) => {
            best = content;
          },
          () => undefined,
        );
      return best ? { content: best, encoding: 'br' } : encoded(request);
    },
  };
}

const texts = new Map<string, PageText>();

/** What is made of a text that others ask for, too. */
export function kept(html: string): PageText {
  const text = texts.get(html) ?? repeated(html);
  texts.delete(html);
  texts.set(html, text);
  const [oldest] = texts.keys();
  if (texts.size > KEPT && oldest !== undefined) texts.delete(oldest);
  return text;
}
