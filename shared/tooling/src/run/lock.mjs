import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAUSE_MS = 250;

/** Whether a process of this machine lives. */
function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  let owner;
  try {
    owner = Number(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
  // Left behind by a process that was killed.
  if (owner && !lives(owner)) rmSync(file, { force: true });
  return false;
}

/**
 * Does some work while no other process of this workspace does it.
 * @template T
 * @param {string} file the lock
 * @param {() => Promise<T>} work
 * @param {() => void} waiting called once, if it has to wait
 * @returns {Promise<T>}
 */
export async function exclusively(file, work, waiting) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let first = true; !take(file); first = false) {
    if (first) waiting();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
