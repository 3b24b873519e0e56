import { PAGE_INTEGRITY } from '@console/contract/page-integrity';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * Code that takes a file only with the bytes that the page vouches for, by the file's name. `crossOrigin` is that of the
 * page's preloads: with another one the file would be asked for twice.
 */
const pinned = (element: string, address: string): string =>
  `var known = ${JSON.stringify(PAGE_INTEGRITY)}, sri = Object.hasOwn(self, known) && self[known][${address}.split("/").pop()];\n` +
  `if (sri) { ${element}.integrity = sri; ${element}.crossOrigin = "anonymous"; }`;

/**
 * Lets a build load its style sheets, and the shell its chunks, only with the bytes that were built. The page has the hashes
 * (deploy/edge, boot-scripts.ts): there they cost no byte of a script that is loaded before anything is seen.
 */
export class PageIntegrityPlugin {
  readonly #hasScripts: boolean;

  /** @param hasScripts also for scripts: where no entry vouches for them */
  constructor({ hasScripts }: { hasScripts: boolean }) {
    this.#hasScripts = hasScripts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageIntegrity', (compilation) => {
      if (this.#hasScripts)
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          'PageIntegrity',
          (code) => `${code}\n${pinned('script', 'url')}`,
        );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PageIntegrity',
        (code, { tag, href }) => `${code}\n${pinned(tag, href)}`,
      );
    });
  }
}
