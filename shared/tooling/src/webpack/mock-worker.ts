import type { Configuration } from 'webpack';
import type { BuildOptions } from './common';
import { commonConfig } from './common';

/** The file that mock mode starts. */
export const MOCK_WORKER = 'dev-sandbox.js';

/**
 * The sandbox as a shared worker, beside the shell's files: a build of its own, because the federation runtime has no
 * place in a worker. All its files are for development hosts only.
 */
export function mockWorkerConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options, 'mock-worker');
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry: { 'dev-sandbox': './src/mock/worker.ts' },
    output: {
      ...common.output,
      uniqueName: 'mock_worker',
      chunkFilename: 'dev-sandbox-[id].[contenthash:8].js',
      publicPath: `/app/assets/${options.version}/`,
    },
  };
}
