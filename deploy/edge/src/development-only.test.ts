/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brands } from '@console/brands';
import type { Environment } from '@console/contract/environment';
import { sites } from '@console/sites';
import { assetResponse } from './assets';
import { BrandFiles } from './brand-files';
import { mockSiteResponse } from './site-document';
import { whenBuilt } from './unfinished';

const FILES = ['dev-gallery.js', 'dev-mock.css', 'dev-sandbox.js', 'main.js'];
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'edge-development-'));
  for (const folder of ['shell/dist/1', 'mf-auth/dist/1']) {
    await mkdir(path.join(root, folder), { recursive: true });
    for (const file of FILES) await writeFile(path.join(root, folder, file), '1');
  }
});
afterAll(() => rm(root, { recursive: true }));

const handedOut = async (environment: Environment): Promise<string[]> => {
  const sources = { root, brandFiles: new BrandFiles(), shellDist: 'dist' };
  const found: string[] = [];
  for (const base of ['/app/assets/1', '/remotes/mf-auth/1']) {
    for (const file of FILES) {
      const request = new Request(`http://localhost${base}/${file}`);
      if (await assetResponse(request, environment, sources)) found.push(`${base}/${file}`);
    }
  }
  return found;
};

it('development hosts are handed what is made for them', async () => {
  expect(await handedOut('development')).toHaveLength(2 * FILES.length);
});

it.each(['staging', 'production'] as const)('a host in %s is handed nothing of it', async (environment) => {
  expect(await handedOut(environment)).toEqual(['/app/assets/1/main.js', '/remotes/mf-auth/1/main.js']);
});

describe('a part that is still being built', () => {
  const build = () => path.join(root, 'shell/dist/2');
  beforeEach(() => mkdir(build()));
  afterEach(() => rm(build(), { recursive: true }));
  const request = (environment: Environment, file = 'dev-sandbox.js') =>
    assetResponse(new Request(`http://localhost/app/assets/2/${file}`), environment, {
      root,
      brandFiles: new BrandFiles(),
      shellDist: 'dist',
    });

  it('is waited for', async () => {
    const response = request('development');
    await writeFile(path.join(build(), 'dev-sandbox.js'), 'built');
    expect(await (await response)?.text()).toBe('built');
  });

  it('is not there when the build is finished without it, nor in a build that there is not', async () => {
    await writeFile(path.join(build(), '.finished'), '');
    expect(await request('development')).toBeUndefined();
    expect(await request('development', 'none/dev-sandbox.js')).toBeUndefined();
  });

  it('is nothing that other hosts wait for, and no other file is', async () => {
    expect(await request('production')).toBeUndefined();
    expect(await request('development', 'main.js')).toBeUndefined();
  });

  it('is given up after some time', async () => {
    await expect(whenBuilt(build(), async () => undefined, 50)).resolves.toBeUndefined();
  });
});

it.each([
  ['localhost:8140', true],
  ['127.0.0.1:8140', true],
  ['test.localhost:8140', false],
  ['metal.localhost:8140', false],
  ['console.example.com', false],
])('the site of mock mode is given to %s: %s', async (host, given) => {
  const [site] = sites;
  const response = await mockSiteResponse(site, host, {
    registryOf: () => ({
      shell: { version: '1', base: '/app/assets/1/', scripts: [], styles: [], groups: {}, lazy: [] },
      remotes: [],
    }),
    configOf: async ({ config }) => config,
    allowOf: ({ allow }) => allow,
    brandFiles: new BrandFiles(),
    brands,
  });
  expect(response?.status).toBe(given ? 200 : undefined);
});
