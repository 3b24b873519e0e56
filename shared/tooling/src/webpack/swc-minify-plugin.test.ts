/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { SwcMinifyPlugin } from './swc-minify-plugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'minify-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(
  source: string,
  minimizer: webpack.WebpackPluginInstance = new SwcMinifyPlugin('licenses.txt'),
): Promise<string[]> {
  writeFileSync(path.join(folder, 'main.js'), source);
  const output = { path: path.join(folder, 'dist'), filename: '[name].[contenthash:8].js', clean: true };
  const optimization = { minimizer: [minimizer] };
  return new Promise((resolve, reject) => {
    webpack({ mode: 'production', context: folder, entry: './main.js', output, optimization }, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('no result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(readdirSync(path.join(folder, 'dist')).toSorted());
    });
  });
}
const read = (name: string): string => readFileSync(path.join(folder, 'dist', name), 'utf8');

it('shortens scripts, keeps what they do, and has them compiled as they arrive', async () => {
  const [script = ''] = await build(
    'export const unused = 1;\nconst longName = (value) => value + 1;\nconsole.log(longName(41));',
  );
  expect(script).toMatch(/^main\.[0-9a-f]{8}\.js$/);
  expect(read(script)).toBe('//# allFunctionsCalledOnLoad\n(()=>{"use strict";console.log(42)})();');
});

it('puts licences aside, once each', async () => {
  const licence = '/*! made by somebody\n * @license MIT */';
  const [, main = ''] = await build(`${licence}\nconsole.log(1);\n${licence}\nconsole.log(2);`);
  expect(read(main)).not.toContain('somebody');
  expect(read('licenses.txt').match(/made by somebody/g)).toHaveLength(1);
});

it('says which file it cannot read', async () => {
  const broken = {
    apply(compiler: webpack.Compiler) {
      compiler.hooks.compilation.tap('broken', (compilation) =>
        compilation.hooks.processAssets.tap('broken', () =>
          compilation.emitAsset('broken.js', new webpack.sources.RawSource('const ;')),
        ),
      );
      new SwcMinifyPlugin('licenses.txt').apply(compiler);
    },
  };
  await expect(build('', broken)).rejects.toThrow('broken.js could not be minified');
});
