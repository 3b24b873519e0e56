import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';

const MARK = '__CHUNK_INTEGRITY__';
const QUOTED_MARK = new RegExp(`["'\`]${MARK}["'\`]`);

/**
 * Lets a remote's entry load its chunks only with the bytes that were built: the registry vouches for the entry, the
 * entry for its chunks. The federation runtime's own hook cannot do it, chunks are loaded by webpack's loader.
 *
 * The entry's file name carries no hash, so the hashes of all other files can be put into it last.
 */
export class ChunkIntegrityPlugin {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (code) =>
          `${code}\nvar integrity = ${JSON.stringify(MARK)}[chunkId];\n` +
          `if (integrity) { script.integrity = "sha256-" + integrity; script.crossOrigin = "anonymous"; }`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => this.#fillIn(compilation),
      );
    });
  }

  #fillIn(compilation: Compilation): void {
    const hashes: Record<string, string> = {};
    for (const chunk of compilation.chunks) {
      const file = [...chunk.files].find((name) => name.endsWith('.js'));
      const asset = file === undefined || file === this.#entry ? undefined : compilation.getAsset(file);
      if (asset && chunk.id !== null) {
        hashes[chunk.id] = createHash('sha256').update(asset.source.buffer()).digest('base64');
      }
    }
    compilation.updateAsset(this.#entry, (source) => {
      const text = String(source.source());
      if (!QUOTED_MARK.test(text)) {
        // Without chunks of its own the entry has no loader, and nothing to vouch for.
        if (Object.keys(hashes).length === 0) return source;
        throw new webpack.WebpackError(`${this.#entry} has no place for the integrity of its chunks`);
      }
      return new webpack.sources.RawSource(text.replace(QUOTED_MARK, JSON.stringify(hashes)));
    });
  }
}
