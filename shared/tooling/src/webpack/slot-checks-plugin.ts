import path from 'node:path';
import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { root } from '../root';
import { lazyShares } from './shares';

const DOMAIN = /[\\/](?:shared|@console)[\\/]domain[\\/]src[\\/]/;

/** Whether a file is more than a page that is not its area's own should load for a slot. */
function isOfScreens(file: string, area: string): boolean {
  const inArea = path.relative(path.join(area, 'src'), file);
  const isAreas = !inArea.startsWith('..');
  if (!isAreas && !DOMAIN.test(file)) return false;
  if (isAreas && inArea.startsWith(`slots${path.sep}`)) return false;
  if (file.endsWith('.json')) return !/^slots-\w+\.json$/.test(path.basename(file));
  return /\.(tsx|jsx|css)$/.test(file);
}

/**
 * Keeps the slots of an area small, however large the area becomes: they are loaded by pages that are not its own. A slot
 * takes data and rules from its area and from shared/domain (`.ts`), never their views, style sheets and screens' texts, nor
 * a group that the shell loads on demand. What it says is in `messages/en/slots-<place>.json`.
 */
export class SlotChecksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SlotChecks', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.afterChunks.tap('SlotChecks', () => this.#check(compilation, compiler.context));
    });
  }

  #check(compilation: Compilation, area: string): void {
    const importerOf = (module: Module): string => {
      const file = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
      return file ? ` (imported by ${path.relative(area, file)})` : '';
    };
    for (const [name, group] of compilation.namedChunkGroups) {
      if (!name.startsWith('slots-')) continue;
      for (const module of group.chunks.flatMap((chunk) => [
        ...compilation.chunkGraph.getChunkModulesIterable(chunk),
      ])) {
        const file = module.nameForCondition();
        const share =
          module.type === 'consume-shared-module' &&
          lazyShares.find((lazy) => module.identifier().includes(`|${lazy}|`));
        const found = share || (file && isOfScreens(file, area) ? path.relative(root, file) : undefined);
        if (found)
          compilation.errors.push(
            new webpack.WebpackError(
              `${name} would load ${found}${importerOf(module)}: a slot takes data and rules of its area, and its texts ` +
                `from messages/en/${name}.json; what a screen needs stays with the screen`,
            ),
          );
      }
    }
  }
}
