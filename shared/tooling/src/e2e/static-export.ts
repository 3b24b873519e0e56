import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root';
import { findNginx } from '../run/nginx.mjs';

const run = promisify(execFile);

/** A site as files, put out by the command. */
export interface StaticExport {
  /** Has `public`, which is served, and `nginx`. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** @param args of `npm run export`, without the folder: `['default', '--proxy-api']` */
export async function putOut(
  [site = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StaticExport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-export-'));
  const command = path.join(root, 'shared/tooling/bin/export.mjs');
  await run(process.execPath, [command, site, folder, ...args], { env: { ...process.env, ...env } });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const MODULES = '/usr/lib/nginx/modules';
const BROTLI = path.join(MODULES, 'ngx_http_brotli_static_module.so');

/** The whole configuration of an nginx without rights of its own; an operator's is in deploy/nginx. */
const configuration = (folder: string, port: number): string => `
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  include ${folder}/nginx/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/public;
    ${existsSync(BROTLI) ? 'brotli_static on;' : ''}
    include ${folder}/nginx/server.conf;
  }
}
`;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1', () => resolve(true));
    probe.once('connect', () => probe.destroy());
    probe.once('error', () => resolve(false));
  });
}

const PAUSE_MS = 20;

/**
 * Serves an export by nginx with the configuration that came with it.
 * @throws Error where there is no nginx, or it does not take the configuration
 */
export async function startNginx(
  { folder }: StaticExport,
  port: number,
): Promise<{ readonly pid: number; stop(): Promise<void> }> {
  const program = findNginx();
  if (program === undefined)
    throw new Error('No nginx was found and none could be installed: install one, or set NGINX to its path.');
  const place = await mkdtemp(path.join(os.tmpdir(), 'console-nginx-'));
  await writeFile(path.join(place, 'nginx.conf'), configuration(folder, port));
  const child = spawn(program, ['-p', place, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  // One look after the other.
  // oxlint-disable-next-line no-await-in-loop
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}:\n${output}`);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(place, { recursive: true });
    },
  };
}
