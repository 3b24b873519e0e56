import path from 'node:path';
import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { root } from '../root';
import type { Expose } from './exposes';

const PROVIDED_BY_SHELL = [
  /[\\/](?:shared|@console)[\\/](?:api|ui|area)[\\/]src[\\/]/,
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|zustand|swr|@emotion[\\/]\w+|@mui[\\/][\w-]+)[\\/]/,
];

/**
 * Refuses a remote that would load and then fail in front of a customer: an exposed module without a default export,
 * or a private copy of something that only the shell may provide.
 */
export class RemoteChecksPlugin {
  readonly #exposes: Readonly<Record<string, Expose>>;

  constructor(exposes: Readonly<Record<string, Expose>>) {
    this.#exposes = exposes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RemoteChecks', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.afterOptimizeDependencies.tap('RemoteChecks', () => this.#check(compilation, compiler.context));
    });
  }

  #check(compilation: Compilation, context: string): void {
    const fail = (message: string): void => {
      compilation.errors.push(new webpack.WebpackError(message));
    };
    const byFile = new Map<string, Module>();
    for (const module of compilation.modules) {
      const file = module.nameForCondition();
      if (!file) continue;
      byFile.set(file.replace(/\.[jt]sx?$/, ''), module);
      if (PROVIDED_BY_SHELL.some((pattern) => pattern.test(file))) {
        const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
        fail(
          `${path.relative(root, file)} would be a second copy of what the shell provides` +
            `${issuer ? ` (imported by ${path.relative(root, issuer)})` : ''}: import the shared entry point of its package`,
        );
      }
    }
    for (const [name, expose] of Object.entries(this.#exposes)) {
      const module =
        byFile.get(path.join(context, expose.import)) ?? byFile.get(path.join(context, expose.import, 'index'));
      if (module && compilation.moduleGraph.getExportsInfo(module).isExportProvided('default') === false) {
        fail(`${name}: ${expose.import} has no default export, but area.json exposes it`);
      }
    }
  }
}
