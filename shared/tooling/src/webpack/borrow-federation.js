/* global __FEDERATION_VERSION__ */
// Stands in each remote for the federation runtime, which the shell has already: its functions keep no state of their own,
// only a remote's instance is its own. A remote built for another release than the shell's is refused here, and then
// treated like any remote that cannot be loaded.
import { initContainerEntry } from 'federation-glue/initContainerEntry.js';

const lent = globalThis.__CONSOLE_FEDERATION__;
if (lent?.version !== __FEDERATION_VERSION__) {
  throw new Error(`Built for federation runtime ${__FEDERATION_VERSION__}, the shell has ${lent?.version}`);
}

/** The instance of this remote; one that is loaded again, after a failure, finds its own. */
function init({ webpackRequire }) {
  const options = webpackRequire.federation.initOptions;
  const known = lent.instances.find((instance) => instance.options.name === options.name);
  if (!known) return lent.create({ id: `${options.name}@${__FEDERATION_VERSION__}`, ...options });
  known.initOptions({ ...options, id: '' });
  return known;
}

export default {
  ...lent.federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...lent.federation.bundlerRuntime, init, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
};
