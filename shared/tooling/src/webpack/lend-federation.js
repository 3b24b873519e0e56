/* global __webpack_require__, __FEDERATION_VERSION__ */
// First module of the shell: lends the federation runtime to the remotes (borrow-federation.js).
import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from 'federation-core';

globalThis.__CONSOLE_FEDERATION__ = {
  version: __FEDERATION_VERSION__,
  federation: __webpack_require__.federation,
  instances: CurrentGlobal.__FEDERATION__.__INSTANCES__,
  /** A new instance for a remote. */
  create(options) {
    const instance = new ModuleFederation(options);
    setGlobalFederationInstance(instance);
    return instance;
  },
};
