import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compilation, Compiler, Dependency } from 'webpack';
import { root } from '../root';
import { lentValibot } from './shares';

/** Names that `lent-valibot.js` exports. */
const lent = new Set(
  [...(/export \{([^}]*)\}/.exec(readFileSync(lentValibot, 'utf8'))?.[1]?.matchAll(/\w+/g) ?? [])].map(
    ([name]) => name,
  ),
);

/** What of valibot an import asks for: a name, `''` for all of it, undefined where the import is of something else. */
function wanted(dependency: Dependency): string | undefined {
  if (!('request' in dependency) || dependency.request !== 'valibot' || !('ids' in dependency)) return undefined;
  const [first] = Array.isArray(dependency.ids) ? dependency.ids : [];
  return typeof first === 'string' ? first : '';
}

/** Refuses a build that asks the shared copy of valibot for what it does not have: that would be told in a customer's browser. */
export class LentValibotPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LentValibot', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('LentValibot', () => this.#check(compilation));
    });
  }

  #check(compilation: Compilation): void {
    for (const module of compilation.modules)
      for (const dependency of module.dependencies) {
        const name = wanted(dependency);
        if (name === undefined || lent.has(name)) continue;
        const file = path.relative(root, module.nameForCondition() ?? '');
        const what = name === '' ? 'all of valibot at once' : `valibot's ${name}`;
        compilation.errors.push(
          new webpack.WebpackError(
            `${file} uses ${what}: name it in shared/tooling/src/webpack/lent-valibot.js and raise VALIBOT_VERSION in shares.ts`,
          ),
        );
      }
  }
}
