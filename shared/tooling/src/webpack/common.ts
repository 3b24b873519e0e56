import path from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { root } from '../root';
import { toolsVersionOf } from '../run/inputs.mjs';
import { SwcMinifyPlugin } from './swc-minify-plugin';

const require = createRequire(import.meta.url);

const toolsVersion = toolsVersionOf(root);

/** What a preset is asked to build. */
export interface BuildOptions {
  /** Folder of the package, relative to the workspace: `shell`, `mf-compute`; `.` for an area in a repository of its own. */
  readonly folder: string;
  /** What is built; by default the name of the folder. */
  readonly name?: string;
  readonly version: string;
  readonly outDir: string;
  /** `true` builds readable files with source maps, for a person at work. */
  readonly development?: boolean;
}

/** `mf-compute` as the identifier that the federation runtime needs: `mf_compute`. */
export const identifier = (name: string): string => name.replaceAll('-', '_');

/** Whether a file is of a library, which is compiled already; packages of the console are source, wherever they are installed. */
const isLibrary = (file: string): boolean =>
  /[\\/]node_modules[\\/](?!@console[\\/]|.*[\\/]node_modules[\\/])/.test(file);

export const vendorGroup = { test: /node_modules/, name: 'vendor', chunks: 'initial' as const, enforce: true };

/** Chunk of the shell's signed-in part: `import(/* webpackChunkName: "signed-in" *\/ ...)`. */
export const SIGNED_IN = 'signed-in';

/**
 * What the shell shows to whoever is signed in, and lends to areas: one file, and no second copy of it in what comes later.
 * (decision 61)
 */
const consoleGroup = {
  name: 'console',
  // What is drawn beside the sign-in form must not bring the console's file along.
  chunks: (chunk: { name?: string | null | undefined; canBeInitial(): boolean }): boolean =>
    !chunk.canBeInitial() && chunk.name !== 'motif',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === SIGNED_IN),
  enforce: true,
  priority: 5,
};

/** One file for what every page has, one for the signed-in part; a lazily loaded group is one file with its libraries. */
export const hostChunks = {
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    console: consoleGroup,
    // All styles of the shell in one file: a few KiB, and no group waits for a style sheet of its own. What most sites do
    // not have stays apart.
    styles: {
      type: 'css/mini-extract',
      name: 'styles',
      chunks: (chunk: { name?: string | null | undefined }) => !/^(dev-|chat$|override$)/.test(chunk.name ?? ''),
      enforce: true,
      priority: 10,
    },
  },
};

/** The part of the webpack configuration that shell, remotes and the single bundle have in common. */
export function commonConfig(
  { folder, name = folder, version, outDir, development = false }: BuildOptions,
  variant: string,
): Configuration {
  return {
    name,
    mode: development ? 'development' : 'production',
    context: path.join(root, folder),
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: outDir,
      uniqueName: identifier(name),
      // The folder carries the version: hashes in names would be in each entry once more, where they do not compress.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    // Loaders belong to this package, wherever the package being built stands.
    resolveLoader: { modules: require.resolve.paths('swc-loader') ?? [] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: isLibrary,
          use: { loader: require.resolve('swc-loader'), options: swcOptions },
        },
        {
          test: /[\\/]messages[\\/](?:en[\\/])?[\w-]+\.json$/,
          type: 'json',
          use: require.resolve('./messages-loader.cjs'),
        },
        { test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, use: require.resolve('./lucide-loader.cjs') },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
          use: require.resolve('./router-loader.cjs'),
        },
        { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.(woff2?|png|svg|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      moduleIds: development ? 'named' : 'deterministic',
      minimizer: [new SwcMinifyPlugin(`${variant}-licenses.txt`), new CssMinimizerPlugin({ parallel: false })],
    },
    plugins: [
      new webpack.DefinePlugin({ __BUILD_VERSION__: JSON.stringify(version), FEDERATION_ALLOW_NEW_FUNCTION: 'false' }),
      // The page vouches for style sheets of all areas by their names alone (page-integrity-plugin.ts).
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${variant}-${name}-${development ? 'development' : 'production'}`,
      cacheDirectory: path.join(root, '.cache/webpack'),
      // One hash of our own says when to begin anew: webpack's would read all of its own files at the end of each build.
      version: toolsVersion,
      buildDependencies: { defaultWebpack: [] },
    },
  };
}

const swcOptions = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // Never the development runtime: it is not among the shared modules.
    transform: { react: { runtime: 'automatic', development: false } },
  },
};
