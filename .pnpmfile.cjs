// openapi-typescript prints types with the compiler's API of version 5, which version 7 no longer has: it gets its own.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name !== 'openapi-typescript') return manifest;
      const peerDependencies = { ...manifest.peerDependencies };
      delete peerDependencies.typescript;
      return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
    },
  },
};
