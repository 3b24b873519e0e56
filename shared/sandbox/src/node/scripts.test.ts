/** @jest-environment node */
import { Script } from 'node:vm';
import { createSandboxServer } from '../node';
import { chatScripts, processorScripts } from '../fakes/scripts';
import { wholeSite } from '../testing/sites';

const addresses = [
  ...Object.keys(processorScripts).map((name) => `http://pay.localhost:8140/js/${name}.js`),
  ...Object.keys(chatScripts).map((name) => `http://chat.localhost:8140/${name}.js`),
  'http://chat.localhost:8140/tawk/property/widget',
  'http://pay.localhost:8140/js/paypal.js?client-id=x',
];

it.each(addresses)('serves %s as one script that any page may load', async (address) => {
  const sandbox = await createSandboxServer({ sites: [wholeSite], port: 8140 });
  const response = await sandbox.fetch(new Request(address));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const text = await response.text();
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/\beval\(|innerHTML|new Function/);
  await sandbox.close();
});

it.each(['/js/nothing.js', '/js/constructor', '/js/../../package.json', '/js/', '/js'])(
  'has no script at %s',
  async (path) => {
    const sandbox = await createSandboxServer({ sites: [wholeSite], port: 8140 });
    expect((await sandbox.fetch(new Request(`http://pay.localhost:8140${path}`))).status).toBe(404);
    await sandbox.close();
  },
);
