import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distOf, FINISHED } from '../run/inputs.mjs';
import { compile } from './compile';
import { root } from '../root';
import { compressFolder } from './compress';
import { MOCK_WORKER, mockWorkerConfig } from './mock-worker';
import { finishedBeside } from './retire';

/** Builds the sandbox as a shared worker into the shell's folder; its entry comes when all that it loads is there. */
async function addMockWorker(version: string, folder: string): Promise<void> {
  const outDir = path.join(folder, '.mock-worker');
  await compile(mockWorkerConfig({ folder: 'shell', version, outDir }));
  const files = readdirSync(outDir).toSorted((a, b) => Number(a === MOCK_WORKER) - Number(b === MOCK_WORKER));
  for (const file of files) renameSync(path.join(outDir, file), path.join(folder, file));
  rmSync(outDir, { recursive: true });
}

/**
 * Adds to a built folder what a first start does not wait for: mock mode's worker, which is for development hosts only,
 * and the best compression. The folder may be served meanwhile.
 */
export async function finish(target: string, version: string, folder: string): Promise<void> {
  if (target === 'shell') await addMockWorker(version, folder);
  await compressFolder(folder, 'best', finishedBeside(distOf(root, target), version));
  writeFileSync(path.join(folder, FINISHED), '');
}
