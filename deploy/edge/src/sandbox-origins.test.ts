/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sites } from '@console/sites';
import { mergeAllow } from './processor-hosts';
import { sandboxBackend } from './sandbox-backend';
import { sandboxOrigins } from './sandbox-origins';
import { readSettings } from './settings';

const read = (env: Record<string, string>) => readSettings({ NODE_ENV: 'test', ...env }, '/console');

const PUBLIC = {
  SANDBOX_PAY_ORIGIN: 'https://pay.demo.example',
  SANDBOX_CHAT_ORIGIN: 'https://chat.demo.example/',
  SANDBOX_S3_ORIGIN: 'https://s3.demo.example',
};

it('are those of this machine, by the protocol that it speaks', () => {
  expect(sandboxOrigins(read({ PORT: '9000' }))).toEqual({
    pay: 'http://pay.localhost:9000',
    chat: 'http://chat.localhost:9000',
    s3: 'http://localhost:9001',
  });
  expect(sandboxOrigins(read({ PORT: '9000', TLS_CERT: 'a', TLS_KEY: 'b' })).s3).toBe('https://localhost:9001');
});

it('are those that the settings name', () => {
  expect(sandboxOrigins(read({ ...PUBLIC, TLS_CERT: 'a', TLS_KEY: 'b' }))).toEqual({
    pay: 'https://pay.demo.example',
    chat: 'https://chat.demo.example',
    s3: 'https://s3.demo.example',
  });
  expect(() => read({ SANDBOX_S3_ORIGIN: 's3.demo.example' })).toThrow('SANDBOX_S3_ORIGIN must be an origin like');
});

it('are allowed to pages of a public demo, and nothing of the visitor’s own machine is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-demo-'));
  const backend = await sandboxBackend({ sites, brands: {} }, read({ ...PUBLIC, SANDBOX_DATA: folder }));
  try {
    const [site] = sites;
    if (!site) throw new Error('There is no site');
    const config = { ...site.config, storageEnabled: true };
    const allow = JSON.stringify(backend.allow({ ...site, allow: mergeAllow() }, 'demo.example', config));
    for (const host of ['pay.demo.example', 's3.demo.example']) expect(allow).toContain(`"https://${host}"`);
    expect(allow).not.toContain('localhost');
    expect(backend.fakes).toEqual({ pay: 'https://pay.demo.example', chat: 'https://chat.demo.example' });
    expect(['pay.demo.example', 'chat.demo.example', 'pay.localhost'].map(backend.servesHost)).toEqual([
      true,
      true,
      false,
    ]);
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true });
  }
});
