import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { root } from '../root';
import type { AreaDeclaration } from './area-declaration';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import type { BuildOptions } from './common';
import { commonConfig, identifier } from './common';
import { exposesOf } from './exposes';
import { borrowFederation, defineFederationVersion, federationAliases } from './federation-runtime';
import { LentValibotPlugin } from './lent-valibot-plugin';
import { PageIntegrityPlugin } from './page-integrity-plugin';
import { RemoteChecksPlugin } from './remote-checks-plugin';
import { sharedConfig, sharedContract, valibotAliases } from './shares';
import { SlotChecksPlugin } from './slot-checks-plugin';

export const REMOTE_ENTRY = 'remoteEntry.js';

/** One area as a remote: nothing of its own but its screens; everything shared comes from the shell. */
export function remoteConfig(options: BuildOptions, area: AreaDeclaration): Configuration {
  const common = commonConfig({ ...options, name: area.name }, 'remote');
  const exposes = exposesOf(area);
  return {
    ...common,
    entry: {},
    resolve: { ...common.resolve, alias: { ...federationAliases, ...valibotAliases } },
    output: { ...common.output, publicPath: 'auto', crossOriginLoading: 'anonymous' },
    optimization: {
      ...common.optimization,
      // What two screens share is only worth a request of its own when it is large (bytes before minification).
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          defaultVendors: false,
          default: { minChunks: 2, minSize: 96 * 1024 },
          // Home loads both, every other page the header's alone.
          header: {
            chunks: ({ name }) => name === 'slots-header' || name === 'slots-home',
            minChunks: 2,
            minSize: 4096,
          },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      defineFederationVersion,
      borrowFederation,
      new LentValibotPlugin(),
      new ModuleFederationPlugin({
        name: identifier(area.name),
        filename: REMOTE_ENTRY,
        exposes,
        shared: { ...sharedConfig('consumer'), ...sharedContract(path.join(root, options.folder)) },
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      new RemoteChecksPlugin(exposes),
      new SlotChecksPlugin(),
      new ChunkIntegrityPlugin(REMOTE_ENTRY),
      new PageIntegrityPlugin({ hasScripts: false }),
    ],
  };
}
