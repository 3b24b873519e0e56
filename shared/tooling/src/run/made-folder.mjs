import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';

/** Stands in each such folder, so that the next one may replace it, and nothing else. */
const MARK = 'console.json';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../package.json');

/**
 * Makes a folder beside its place and puts it there as a whole once it is complete.
 * @param {string} out the folder; one that this has made before is replaced
 * @param {{ again: string, facts?: object }} options again: the command with which another one is named; facts: what else the mark says
 * @param {(made: string) => Promise<unknown>} fill
 * @throws {Problem} for a folder that holds something else
 */
export async function makeFolder(out, { again, facts = {} }, fill) {
  const isOurs = existsSync(path.join(out, MARK));
  if (existsSync(out) && !isOurs && readdirSync(out).length > 0)
    throw new Problem(`${out} holds something else. Name another folder: ${again}`);
  const made = `${out}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  try {
    await fill(made);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw error;
  }
  const { version } = JSON.parse(readFileSync(workspace, 'utf8'));
  writeFileSync(path.join(made, MARK), `${JSON.stringify({ version, ...facts }, null, 2)}\n`);
  rmSync(out, { recursive: true, force: true });
  renameSync(made, out);
}
