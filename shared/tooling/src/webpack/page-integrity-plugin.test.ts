/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '../root';
import { PageIntegrityPlugin } from './page-integrity-plugin';

const require = createRequire(path.join(root, 'shared/tooling/package.json'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-integrity-'));
  mkdirSync(path.join(folder, 'src'));
  const write = (name: string, content: string): void => writeFileSync(path.join(folder, 'src', name), content);
  write('main.js', "import(/* webpackChunkName: 'lazy' */ './lazy.js').catch(() => {});");
  write('lazy.js', "import './lazy.css'; export default 1;");
  write('lazy.css', 'a { color: red }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (hasScripts: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const config: webpack.Configuration = {
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: './src/main.js',
      output: { path: path.join(folder, 'dist'), publicPath: '/app/assets/1/', chunkFilename: '[name].js' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new PageIntegrityPlugin({ hasScripts })],
    };
    webpack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(readFileSync(path.join(folder, 'dist/main.js'), 'utf8'));
    });
  });

type RequestedElement = Readonly<Record<string, unknown>>;

/** What a page asks for when it runs a script: elements by the end of their address. */
function requestedBy(code: string, table: object): Map<string, RequestedElement> {
  const elements: RequestedElement[] = [];
  const self = { consoleIntegrity: table, location: { origin: 'http://localhost' } };
  const element = (): RequestedElement => ({ setAttribute: () => {}, getAttribute: () => null });
  runInNewContext(code, {
    self,
    window: self,
    setTimeout: () => 0,
    clearTimeout: () => {},
    document: {
      createElement: element,
      getElementsByTagName: () => [],
      head: { appendChild: (one: RequestedElement) => elements.push(one) },
    },
  });
  return new Map(
    elements.map((one) => [
      String(one['src'] ?? one['href'])
        .split('/')
        .at(-1) ?? '',
      one,
    ]),
  );
}

const table = { 'lazy.js': 'sha384-script', 'lazy.css': 'sha384-style' };

it('asks for what is loaded on demand with the bytes that the page vouches for, as the page preloads it', async () => {
  const requested = requestedBy(await build(true), table);
  expect(requested.get('lazy.js')).toMatchObject({ integrity: 'sha384-script', crossOrigin: 'anonymous' });
  expect(requested.get('lazy.css')).toMatchObject({ integrity: 'sha384-style', crossOrigin: 'anonymous' });
});

it('leaves the scripts of a remote to its entry', async () => {
  const requested = requestedBy(await build(false), table);
  expect(requested.get('lazy.js')?.['integrity']).toBeUndefined();
  expect(requested.get('lazy.css')).toMatchObject({ integrity: 'sha384-style', crossOrigin: 'anonymous' });
});

it('asks as ever for a file that the page does not know, whatever it is called', async () => {
  const requested = requestedBy(await build(true), {});
  for (const name of ['lazy.js', 'lazy.css']) expect(requested.get(name)?.['integrity']).toBeUndefined();
});
