import { fork } from 'node:child_process';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { areaFolders, isBuilt, versionOf } from './inputs.mjs';
import { exclusively } from './lock.mjs';

const WORKERS = 2;

function startWorker(root) {
  return fork(path.join(root, 'shared/tooling/src/webpack/worker.ts'), [], {
    execArgv: ['--import', 'tsx'],
    cwd: path.join(root, 'shared/tooling'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function order(worker, job) {
  return new Promise((resolve, reject) => {
    const gone = (code) => reject(new Problem(`The build of ${job.target} ended with code ${code}.`));
    worker.once('exit', gone);
    worker.once('message', (answer) => {
      worker.off('exit', gone);
      resolve(answer);
    });
    worker.send(job);
  });
}

/** Orders the jobs from some workers; gives the messages of those that failed. */
async function buildJobs(root, jobs, log) {
  const queue = [...jobs];
  const failures = [];
  const work = async () => {
    const worker = startWorker(root);
    const stop = () => worker.kill();
    process.once('exit', stop);
    try {
      for (let job = queue.shift(); job; job = queue.shift()) {
        const answer = await order(worker, job);
        if (answer.ok) log(`  ${job.target} ${job.version} (${(answer.ms / 1000).toFixed(1)} s)`);
        else failures.push(`${job.target}: ${answer.message}`);
      }
    } finally {
      process.off('exit', stop);
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, jobs.length) }, work));
  return failures;
}

/**
 * Builds every target whose inputs changed, two at a time.
 * @param {string} root the workspace
 * @param {{ targets?: string[], log?: (line: string) => void }} [options] targets: the shell and all areas by default
 * @returns {Promise<number>} how many were built
 * @throws {Problem} with the messages of every failed build
 */
export async function buildAll(root, { targets = ['shell', ...areaFolders(root)], log = console.log } = {}) {
  const outdated = () =>
    targets
      .map((target) => ({ target, version: versionOf(root, target) }))
      .filter(({ target, version }) => !isBuilt(root, target, version));
  if (outdated().length === 0) return 0;
  const build = async () => {
    // Whoever had the lock before may have built the same.
    const jobs = outdated();
    if (jobs.length === 0) return 0;
    log(`Building ${jobs.map((job) => job.target).join(', ')} ...`);
    const failures = await buildJobs(root, jobs, log);
    if (failures.length > 0) throw new Problem(`The build failed.\n${failures.join('\n')}`);
    return jobs.length;
  };
  return exclusively(path.join(root, '.cache/build.lock'), build, () =>
    log('Another build is running; waiting for it ...'),
  );
}
