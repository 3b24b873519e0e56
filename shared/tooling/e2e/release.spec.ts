import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../src/e2e/server';
import { root } from '../src/root';

const build = promisify(execFile);

const knows = (option: string): boolean => process.allowedNodeEnvironmentFlags.has(option);

/** Node reads and writes nothing but what is named; Node 20 has that under an older name, and newer ones want a word for the network. */
const CONFINED = [
  knows('--permission') ? '--permission' : '--experimental-permission',
  ...(knows('--allow-net') ? ['--allow-net'] : []),
];

/** Starts the folder's program with no environment, and nothing in its reach but the folder and one for data. */
async function start(folder: string, data: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const may = [`--allow-fs-read=${folder}/*`, `--allow-fs-read=${data}/*`, `--allow-fs-write=${data}/*`];
  // The sandbox's database has a compiled part.
  const child = spawn(process.execPath, [...CONFINED, '--allow-addons', ...may, path.join(folder, 'edge.mjs')], {
    cwd: folder,
    env: { HOST: '127.0.0.1', SANDBOX_DATA: data, ...env },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: unknown): void => {
      output += String(chunk);
      if (output.includes('Console ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The program ended with code ${code}:\n${output}`)));
  });
  return child;
}

/** The status that a host of the program answers with; not every system finds names below localhost. */
async function statusAt(host: string, port: string, at: string): Promise<number | undefined> {
  const request = http.get({ host: '127.0.0.1', port, path: at, headers: { host: `${host}:${port}` }, agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.resume();
  return response?.statusCode;
}

async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code]: unknown[] = await ended;
  return code;
}

test('the folder of a production build serves the console with nothing else in reach', async () => {
  const place = await realpath(await mkdtemp(path.join(os.tmpdir(), 'console-release-')));
  const folder = path.join(place, 'console');
  const data = path.join(place, 'data');
  await mkdir(data);
  await build(process.execPath, [path.join(root, 'shared/tooling/bin/build.mjs'), folder]);
  const made = await readdir(folder, { recursive: true });
  const port = String(await freePort(test.info().parallelIndex));
  const origin = `http://localhost:${port}`;

  const withSandbox = await start(folder, data, { PORT: port });
  const page = await (await fetch(`${origin}/app/`)).text();
  const files = [...page.matchAll(/"(\/(?:app|remotes)\/[^"\s]+\.(js|css|woff2|svg))"/g)];
  expect(new Set(files.map(([, , ending]) => ending))).toEqual(new Set(['js', 'css', 'woff2', 'svg']));
  for (const [, file] of files) expect((await fetch(`${origin}${file}`)).status, file).toBe(200);
  expect((await fetch(`${origin}/api/v1/config/ui/config`)).status).toBe(200);
  expect(await statusAt('pay.localhost', port, '/js/stripe.js')).toBe(200);
  expect(await stop(withSandbox)).toBe(0);

  // Beside a real API it needs no package at all.
  await rm(path.join(folder, 'node_modules'), { recursive: true });
  const settings = { PORT: port, API_ORIGIN: 'http://127.0.0.1:9', PUBLIC_HEALTH: 'on' };
  const withApi = await start(folder, data, settings);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await stop(withApi)).toBe(0);

  const left = await readdir(folder, { recursive: true });
  expect(left).toEqual(made.filter((name) => !name.startsWith('node_modules')));
  await rm(place, { recursive: true });
});
