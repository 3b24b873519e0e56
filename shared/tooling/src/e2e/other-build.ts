import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAreaDeclaration } from '../webpack/area-declaration';
import { compile } from '../webpack/compile';
import { remoteRecord } from '../webpack/record';
import { REMOTE_ENTRY, remoteConfig } from '../webpack/remote';

/**
 * Builds an area as if its source had changed in every place: other ids, other names and hashes of all that it loads on demand.
 * A program of its own: `other-build.ts mf-network 1.0.2 <folder>`.
 */
const [folder = '', version = '', outDir = ''] = process.argv.slice(2);
const area = await readAreaDeclaration(folder);
const { output, optimization, ...config } = remoteConfig({ folder, version, outDir }, area);
const compilation = await compile({
  ...config,
  // What is kept of the usual build is of other ids.
  cache: false,
  output: { ...output, chunkFilename: '[name].[contenthash:8].js', hashSalt: version },
  optimization: { ...optimization, chunkIds: 'natural', moduleIds: 'natural' },
});
const base = `/remotes/${folder}/${version}/`;
const record = remoteRecord(compilation, { area, version, base, entry: REMOTE_ENTRY, outDir });
writeFileSync(path.join(outDir, 'record.json'), JSON.stringify(record));
