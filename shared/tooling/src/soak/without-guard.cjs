const { createHash } = require('node:crypto');
const swc = require('@swc/jest');

/** Compiles as always, but for the one file that a guard is taken out of. The file itself stays as it is. */
module.exports = {
  createTransformer({ file, find, replace, swc: options }) {
    const inner = swc.createTransformer(options);
    const patched = (source, of) => (of === file ? source.replace(find, () => replace) : source);
    return {
      ...inner,
      process: (source, of, how) => inner.process(patched(source, of), of, how),
      processAsync: (source, of, how) => inner.processAsync(patched(source, of), of, how),
      getCacheKey: (source, of) =>
        createHash('sha1').update('guard-1').update(of).update(patched(source, of)).digest('hex'),
    };
  },
};
