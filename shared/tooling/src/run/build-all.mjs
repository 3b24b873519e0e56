import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { areaFolders, isBuilt, isFinished, versionOf } from './inputs.mjs';
import { exclusively } from './lock.mjs';

/** A compiler takes some 700 MB. */
const MOST_WORKERS = 4;
const LOW_PRIORITY = 10;

function startWorker(root, { background }) {
  const worker = fork(path.join(root, 'shared/tooling/src/webpack/worker.ts'), [], {
    // Room for what is short-lived saves a tenth of the time; plugins' options are checked by their types.
    execArgv: ['--max-semi-space-size=48', '--import', 'tsx'],
    cwd: path.join(root, 'shared/tooling'),
    env: { ...process.env, NODE_ENV: 'production', SKIP_VALIDATION: 'true' },
  });
  // Before it has threads, which all have the priority that it had then.
  if (background && worker.pid) os.setPriority(worker.pid, LOW_PRIORITY);
  return worker;
}

function order(worker, job) {
  return new Promise((resolve, reject) => {
    const gone = (code) => reject(new Problem(`The build of ${job.target} ended with code ${code}.`));
    worker.once('exit', gone);
    worker.once('message', (response) => {
      worker.off('exit', gone);
      resolve(response);
    });
    worker.send(job);
  });
}

/** Orders the jobs from some workers; gives the messages of those that failed. */
async function buildJobs(root, jobs, { background, log }) {
  const workers = background ? 1 : Math.min(os.availableParallelism(), MOST_WORKERS, jobs.length);
  const queue = [...jobs];
  const failures = [];
  const work = async () => {
    const worker = startWorker(root, { background });
    const stop = () => worker.kill();
    process.once('exit', stop);
    try {
      for (let job = queue.shift(); job; job = queue.shift()) {
        const response = await order(worker, job);
        if (response.ok) log(`  ${job.target} ${job.version} (${(response.ms / 1000).toFixed(1)} s)`);
        else failures.push(`${job.target}: ${response.message}`);
      }
    } finally {
      process.off('exit', stop);
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return failures;
}

/** What has to be built of a target, if anything. */
function partOf(root, target, version, { quick }) {
  if (!isBuilt(root, target, version)) return quick ? 'quick' : 'all';
  return quick || isFinished(root, target, version) ? undefined : 'rest';
}

/**
 * Builds every target whose inputs changed, as many at a time as there are cores.
 * @param {string} root the workspace
 * @param {object} [options]
 * @param {string[]} [options.targets] the shell and all areas by default
 * @param {boolean} [options.quick] only what a page needs; another call without it builds the rest
 * @param {boolean} [options.background] leaves the processor to everybody else
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<number>} how many were built
 * @throws {Problem} with the messages of every failed build
 */
export async function buildAll(
  root,
  { targets = ['shell', ...areaFolders(root)], quick = false, background = false, log = console.log } = {},
) {
  const outdated = () =>
    targets
      .map((target) => ({ target, version: versionOf(root, target) }))
      .map((job) => ({ ...job, part: partOf(root, job.target, job.version, { quick }) }))
      .filter(({ part }) => part !== undefined);
  if (outdated().length === 0) return 0;
  const build = async () => {
    // Whoever had the lock before may have built the same.
    const jobs = outdated();
    if (jobs.length === 0) return 0;
    log(`Building ${jobs.map((job) => job.target).join(', ')} ...`);
    const failures = await buildJobs(root, jobs, { background, log });
    if (failures.length > 0) throw new Problem(`The build failed.\n${failures.join('\n')}`);
    return jobs.length;
  };
  return exclusively(path.join(root, '.cache/build.lock'), build, () =>
    log('Another build is running; waiting for it ...'),
  );
}

/**
 * Builds what a start has left for later, while the server runs: a failure is told, and costs mock mode only.
 * @param {string} root the workspace
 */
export async function buildRest(root) {
  try {
    await buildAll(root, { background: true, log: () => {} });
  } catch (error) {
    console.error(`Mock mode is not there, and pages are larger than they need be: ${error.message}`);
  }
}
