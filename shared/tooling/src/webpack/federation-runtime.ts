import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import webpack from 'webpack';

const { resolve } = createRequire(import.meta.url);
// The plugin does not export its package.json.
const plugin = resolve('@module-federation/enhanced/webpack').replace(
  /(@module-federation[\\/]enhanced[\\/]).*$/,
  '$1package.json',
);
const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(plugin, 'utf8')));
const fromPlugin = createRequire(plugin);
const distOf = (name: string): string => path.dirname(fromPlugin.resolve(name));
const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// The plugin finds it out by a call that fails on purpose, for which webpack compiles the whole schema of its options.
process.env['FEDERATION_WEBPACK_PATH'] ??= resolve('webpack');

/** The release of the federation runtime that a build was made with, which lender and borrower compare. */
export const defineFederationVersion = new webpack.DefinePlugin({ __FEDERATION_VERSION__: JSON.stringify(version) });

/** Parts of the federation runtime that are dependencies of its plugin, not ours. */
export const federationAliases = {
  'federation-core': path.join(distOf('@module-federation/runtime-core'), 'index.js'),
  'federation-glue': distOf('@module-federation/webpack-bundler-runtime'),
};

/** First module of the shell. */
export const lendFederation = own('./lend-federation.js');

/** Leaves the runtime out of a remote: two thirds of its entry, which the shell has in any case. */
export const borrowFederation = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/]bundler/,
  own('./borrow-federation.js'),
);

/** Requests of modules that the console has no use for, in the runtime's core and in its glue to webpack. */
const UNUSED = /(?:^|\/)(?:SnapshotHandler|snapshot\/index|generate-preload-assets|preload|semver\/index|remotes)\.js$/;
const RUNTIME = /@module-federation[\\/](?:runtime-core|webpack-bundler-runtime)[\\/]dist/;

/** Leaves out of the shell's runtime what is never called, with a stand-in for what is still named: a fifth of it. */
export const leaveOutOfFederation = new webpack.NormalModuleReplacementPlugin(UNUSED, (data) => {
  if (RUNTIME.test(data.context)) data.request = own('./federation-stub.ts');
});
