const { createHash } = require('node:crypto');
const path = require('node:path');
const { buildSync, version } = require('esbuild');

/** Drawings of the icons, each a module of its own: nothing but the parts of the file that names them. */
const ICONS = 'lucide-react';

/** What a file keeps on asking for by name: other packages, of which there is one for all. */
const apart = (file) =>
  file.includes('node_modules') ? { packages: 'external' } : { external: ['react', 'react/jsx-runtime'] };

/**
 * A package as one module. Jest looks up, reads and wraps each module anew for each test file, and aria-query alone, which
 * every test with a DOM needs, has 151 of them.
 */
module.exports = {
  process: (_source, file) => {
    const { outputFiles } = buildSync({
      entryPoints: [file],
      ...apart(file),
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      logLevel: 'error',
    });
    return { code: outputFiles[0].text };
  },
  getCacheKey: (source, file) => {
    const icons = file.includes('node_modules') ? '' : require.resolve(ICONS, { paths: [path.dirname(file)] });
    return createHash('sha1').update(`1 ${version} ${icons} ${file}`).update(source).digest('hex');
  },
};
