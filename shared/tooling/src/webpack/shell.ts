import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './common';
import { commonConfig, hostChunks, identifier } from './common';
import { defineFederationVersion, federationAliases, leaveOutOfFederation, lendFederation } from './federation-runtime';
import { PageIntegrityPlugin } from './page-integrity-plugin';
import { LentValibotPlugin } from './lent-valibot-plugin';
import { productionRouter } from './production-router';
import { sharedConfig, valibotAliases } from './shares';

/** The host: one entry, the shared singletons, and the federation runtime for all remotes. */
export function shellConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options, 'shell');
  return {
    ...common,
    entry: { main: [lendFederation, './src/main.tsx'] },
    resolve: { ...common.resolve, alias: { ...federationAliases, ...valibotAliases, ...productionRouter() } },
    output: { ...common.output, publicPath: `/app/assets/${options.version}/` },
    optimization: {
      ...common.optimization,
      splitChunks: hostChunks,
    },
    plugins: [
      ...(common.plugins ?? []),
      defineFederationVersion,
      leaveOutOfFederation,
      new LentValibotPlugin(),
      new PageIntegrityPlugin({ hasScripts: true }),
      new ModuleFederationPlugin({
        name: identifier(options.folder),
        shared: sharedConfig('provider'),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
