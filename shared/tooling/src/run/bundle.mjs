import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exclusively } from './lock.mjs';
import { Problem } from './problem.mjs';

/** Has a compiled part, which no bundle can carry: it is loaded from where it is installed. */
const NATIVE = /^libsql$/;

/** What decides besides the modules themselves: how they are bundled, and the packages. */
const ALWAYS = ['pnpm-lock.yaml', 'tsconfig.json'];

function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none';
}

/** The package.json that says how a module is found. */
function packageOf(root, file) {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const found = path.join(folder, 'package.json');
    if (existsSync(path.join(root, found))) return [found];
  }
  return [];
}

/** How modules are bundled, which is this file. */
const bundler = hashOf(fileURLToPath(import.meta.url));

/** Icons are drawn as the build of the shell has them drawn: what the edge draws of a page is what stands there later. */
const icons = {
  name: 'icons',
  setup(build) {
    // Not before: this module is loaded before there is any package, and the loader looks for one.
    const lucideLoader = createRequire(import.meta.url)('../webpack/lucide-loader.cjs');
    build.onLoad({ filter: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ }, ({ path: resourcePath }) => ({
      contents: lucideLoader.call({ resourcePath }, readFileSync(resourcePath, 'utf8')),
    }));
  },
};

/** Whether nothing has changed that went into a bundle, wherever the workspace was when it was made. */
function isCurrent(root, recordFile) {
  if (!existsSync(recordFile)) return false;
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  return (
    record.bundler === bundler &&
    Object.entries(record.inputs).every(([file, hash]) => hashOf(path.join(root, file)) === hash)
  );
}

/**
 * Modules know where they are, as if there were no bundle; compiled packages are found from there. Both are worked out
 * at run time from the place of the bundle, so that they hold in a workspace that was copied or moved.
 */
const asFromSource = (folder) => ({
  name: 'as-from-source',
  setup(build) {
    const addressOf = (file) => {
      const relative = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
      return `new URL(${JSON.stringify(relative)}, import.meta.url).href`;
    };
    build.onResolve({ filter: NATIVE }, ({ path: name, importer }) => ({
      path: `${name} of ${importer}`,
      namespace: 'native',
      pluginData: { name, importer },
    }));
    build.onLoad({ filter: /.*/, namespace: 'native' }, ({ pluginData: { name, importer } }) => ({
      contents: `import { createRequire } from 'node:module';
export default createRequire(${addressOf(importer)})(${JSON.stringify(name)});`,
    }));
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', addressOf(file)) };
    });
  },
});

/**
 * Puts a program and all that it imports together as one file.
 * @param {string} root the workspace
 * @param {{ entry: string, file: string, place: string }} what `entry`: path of a TypeScript module below the workspace; `place`:
 * the folder that modules are looked up from when the file runs, as far from their sources as the file's own is from theirs
 * @returns {Promise<import('esbuild').Metafile>}
 * @throws {Problem} with the messages of the bundler
 */
export async function putTogether(root, { entry, file, place }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [asFromSource(realpathSync(place)), icons],
    // React has a build for each.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Stack traces tell of the source; some packages ask for Node's own modules as CommonJS does.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); process.setSourceMapsEnabled(true);",
    },
  }).catch((error) => {
    const texts = error.errors?.map(({ text, location }) => (location ? `${location.file}: ${text}` : text));
    throw texts ? new Problem(`The server could not be put together.\n${texts.join('\n')}`) : error;
  });
  return metafile;
}

async function write(root, { entry, file, recordFile }) {
  const metafile = await putTogether(root, { entry, file: `${file}.new`, place: path.dirname(file) });
  const own = Object.keys(metafile.inputs).filter((input) => !/node_modules\/|^native:/.test(input));
  const inputs = new Set([...own, ...own.flatMap((input) => packageOf(root, input)), ...ALWAYS]);
  const hashes = Object.fromEntries([...inputs].map((input) => [input, hashOf(path.join(root, input))]));
  renameSync(`${file}.new`, file);
  writeFileSync(recordFile, JSON.stringify({ bundler, inputs: hashes }, null, 1));
}

/**
 * A program of the workspace and all that it imports as one file, which starts in a fraction of the time. It is made
 * anew when something that went into it has changed; whoever runs the one before has it in memory.
 * @param {string} root the workspace
 * @param {string} entry path of a TypeScript module below it
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<string>} path of the file
 * @throws {Problem} with the messages of the bundler
 */
export async function bundled(root, entry, { log = console.log } = {}) {
  const name = entry.replace(/\.ts$/, '').replaceAll(/\W+/g, '-');
  const folder = path.join(root, '.cache/bundles');
  const file = path.join(folder, `${name}.mjs`);
  const recordFile = path.join(folder, `${name}.json`);
  const isThere = () => existsSync(file) && isCurrent(root, recordFile);
  if (isThere()) return file;
  mkdirSync(folder, { recursive: true });
  await exclusively(
    path.join(folder, `${name}.lock`),
    async () => {
      // Whoever had the lock before may have made the same.
      if (isThere()) return;
      const started = Date.now();
      await write(root, { entry, file, recordFile });
      log(`Server put together (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    },
    () => {},
  );
  return file;
}

/**
 * Runs a program of the workspace in this process, from its bundle; stack traces tell of its source.
 * @param {string} root the workspace
 * @param {string} entry path of a TypeScript module below it
 * @throws {Problem} with the messages of the bundler
 */
export async function runBundled(root, entry) {
  const file = await bundled(root, entry);
  await import(pathToFileURL(file).href);
}
